-- Translations of texts that staff wrote in English into the other languages of the site. A translation
-- belongs to an English text and not to a row: a text that is used in two places is translated once, and a
-- text that changes has no translation until somebody writes a new one.
create table public.translations (
  id text generated always as (language || ':' || md5(source_text)) stored primary key,
  language text not null check (language in ('or', 'hi')),
  source_text text not null check (private.is_paragraph(source_text, 20000, 1)),
  text text not null check (private.is_paragraph(text, 20000, 1)),
  updated_at timestamptz(3) not null default now()
);
comment on table public.translations is
  'Translations into a language of texts that staff wrote in English. A text without a translation is shown in '
  'English. The audit trail says who wrote a translation.';
comment on column public.translations.id is
  'Language and MD5 of the English text; the text itself may be too long for a key.';
comment on column public.translations.language is 'or (Odia) or hi (Hindi).';
comment on column public.translations.source_text is 'The English text, letter by letter as staff wrote it.';
comment on column public.translations.text is 'The translation, which visitors read in place of the English text.';
comment on column public.translations.updated_at is 'When the translation was changed last.';

alter table public.translations enable row level security;
grant select (id, language, source_text, text) on public.translations to anon;
grant select, insert (language, source_text, text), update (text), delete on public.translations to authenticated;

create policy "anyone can read translations" on public.translations
  for select to anon
  using (true);
create policy "active staff can read translations" on public.translations
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can add translations" on public.translations
  for insert to authenticated
  with check ((select private.edits_site()));
create policy "owner and manager can change translations" on public.translations
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));
create policy "owner and manager can delete translations" on public.translations
  for delete to authenticated
  using ((select private.edits_site()));

create trigger translations_set_updated_at before update on public.translations
  for each row execute function private.set_updated_at();
create trigger translations_audit after insert or update or delete on public.translations
  for each row execute function private.audit_row();
create trigger translations_ask_for_build after insert or update or delete on public.translations
  for each row execute function private.ask_for_build();

create function public.words_of(asked text, texts text[]) returns table (source_text text, said text)
language sql stable security invoker set search_path = ''
as $$
  select translations.source_text, translations.text
  from public.translations
  where translations.id in (select asked || ':' || md5(given) from unnest(texts) as given)
$$;
comment on function public.words_of(text, text[]) is
  'The translations into a language of those texts that have one. A function, because an address is too short to ask '
  'for all texts of a page.';
grant execute on function public.words_of(text, text[]) to anon, authenticated;

create function public.import_words(given jsonb) returns integer
language plpgsql volatile security invoker set search_path = ''
as $$
declare
  changed integer;
begin
  insert into public.translations as known (language, source_text, text)
  select * from jsonb_to_recordset(given) as list (language text, source text, text text)
  on conflict (id) do update set text = excluded.text where known.text <> excluded.text;
  get diagnostics changed = row_count;
  return changed;
end
$$;
comment on function public.import_words(jsonb) is
  'Sets the translations of many texts, [{"language", "source", "text"}] without repeats, over earlier ones; answers '
  'how many are new or changed.';
grant execute on function public.import_words(jsonb) to authenticated;
