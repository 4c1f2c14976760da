-- Texts of pages that a dealer wrote anew, as Markdown. A page whose text has no row shows the one that comes with the site.

create table public.page_texts (
  id text primary key check (id ~ '^[a-z-]{1,40}$'),
  markdown text not null check (char_length(markdown) <= 20000),
  updated_at timestamptz(3) not null default now()
);
comment on table public.page_texts is 'Texts of pages that staff wrote; without a row the text of the site itself stands there.';
comment on column public.page_texts.id is 'Which text it is, such as "about".';
comment on column public.page_texts.markdown is 'Headings, paragraphs, lists, links, strong and emphasis; anything else is shown as it is written.';
comment on column public.page_texts.updated_at is 'When it was changed last; an edit names it, so that it is saved over no other change.';

alter table public.page_texts enable row level security;

grant select (id, markdown) on public.page_texts to anon;
grant select, insert (id, markdown), update (markdown) on public.page_texts to authenticated;

create policy "anyone can read page texts" on public.page_texts
  for select to anon
  using (true);

create policy "active staff can read page texts" on public.page_texts
  for select to authenticated
  using ((select private.is_staff()));

create policy "active staff can add page texts" on public.page_texts
  for insert to authenticated
  with check ((select private.is_staff()));

create policy "active staff can update page texts" on public.page_texts
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create trigger page_texts_set_updated_at before update on public.page_texts
  for each row execute function private.set_updated_at();
create trigger page_texts_audit after insert or update or delete on public.page_texts
  for each row execute function private.audit_row();
create trigger page_texts_ask_for_build after insert or update or delete on public.page_texts
  for each statement execute function private.ask_for_build();
