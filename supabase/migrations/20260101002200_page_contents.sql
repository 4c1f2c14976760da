-- What the dealer says on pages, as texts and as lists. Visitors read a text or a list only once somebody of
-- the dealer has checked it: the proposals that come with the product, and rows that an import brought, are
-- facts that nobody has answered for.
create table public.page_texts (
  id text primary key check (id in (
    'about', 'company-profile', 'terms', 'amc-benefits', 'warranty-benefits', 'finance-disclaimer', 'joy-club-perks',
    'career-steps', 'network-steps')),
  markdown text not null check (private.is_paragraph(markdown, 20000)),
  updated_at timestamptz(3) not null default now(),
  checked_at timestamptz,
  checked_by text not null default '' check (char_length(checked_by) <= 120)
);
comment on table public.page_texts is 'Texts of pages, as Markdown; a page shows nothing of a text that nobody has checked.';
comment on column public.page_texts.id is 'Which text it is, such as "about".';
comment on column public.page_texts.markdown is
  'Headings, paragraphs, lists, links, strong and emphasis; any other Markdown is shown as it is written.';
comment on column public.page_texts.updated_at is
  'When the text was changed last; an edit names this moment, so that it is saved over no other change.';

comment on column public.page_texts.checked_at is
  'When a member of staff answered for the text by saving it; until then visitors do not see it.';
comment on column public.page_texts.checked_by is 'The name that this member of staff had then.';

create function private.note_check() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Seeds, imports and restored backups have no caller, and bring the check that they were saved with.
  if auth.uid() is not null then
    new.checked_at := now();
    new.checked_by := private.staff_name();
  end if;
  return new;
end
$$;
comment on function private.note_check() is
  'Trigger: who saves a text or a list answers for what it says; definer, because a caller does not write the name.';

alter table public.page_texts enable row level security;
grant select (id, markdown) on public.page_texts to anon;
grant select, insert (id, markdown), update (markdown) on public.page_texts to authenticated;

create policy "anyone can read checked page texts" on public.page_texts
  for select to anon
  using (checked_at is not null);
create policy "active staff can read page texts" on public.page_texts
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can add page texts" on public.page_texts
  for insert to authenticated
  with check ((select private.edits_site()));
create policy "owner and manager can update page texts" on public.page_texts
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));

create trigger page_texts_note_check before insert or update on public.page_texts
  for each row execute function private.note_check();
create trigger page_texts_set_updated_at before update on public.page_texts
  for each row execute function private.set_updated_at();
create trigger page_texts_audit after insert or update or delete on public.page_texts
  for each row execute function private.audit_row();
create trigger page_texts_ask_for_build after insert or update or delete on public.page_texts
  for each row execute function private.ask_for_build();

-- Short lists that staff save as wholes, in order: lenders, members of staff, testimonials, templates of
-- messages to customers, values of old vehicles in exchange, when vehicles are due for service, terms of
-- warranty, models that are no longer sold, and pictures of pages.
create table public.page_lists (
  id text primary key check (id in ('lenders', 'team', 'testimonials', 'templates', 'exchange-values', 'service-plan',
    'warranty-plans', 'other-models', 'pictures')),
  entries jsonb not null check (private.fits(entries, private.shape_of('page_lists.' || id))),
  updated_at timestamptz(3) not null default now(),
  checked_at timestamptz,
  checked_by text not null default '' check (char_length(checked_by) <= 120)
);
comment on table public.page_lists is
  'Lists that staff save as wholes: what pages show, and templates of messages to customers; a list without a row is '
  'empty.';
comment on column public.page_lists.id is 'Which list it is.';
comment on column public.page_lists.entries is
  'The entries in order, each an object with the fields that the contract gives that list.';
comment on column public.page_lists.updated_at is
  'When the list was changed last; an edit names this moment, so that it is saved over no other change.';

comment on column public.page_lists.checked_at is
  'When a member of staff answered for the list by saving it; until then visitors do not see it.';
comment on column public.page_lists.checked_by is 'The name that this member of staff had then.';

alter table public.page_lists enable row level security;
grant select (id, entries) on public.page_lists to anon;
grant select, insert (id, entries), update (entries) on public.page_lists to authenticated;

-- No page shows the templates of messages to customers.
create policy "anyone can read checked page lists" on public.page_lists
  for select to anon
  using (id <> 'templates' and checked_at is not null);
grant select (id, entries) on public.page_lists to office;
create policy "active staff can read page lists" on public.page_lists
  for select to authenticated, office
  using ((select private.is_staff()));
create policy "owner and manager can add page lists" on public.page_lists
  for insert to authenticated
  with check ((select private.edits_site()));
create policy "owner and manager can update page lists" on public.page_lists
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));

create trigger page_lists_note_check before insert or update on public.page_lists
  for each row execute function private.note_check();
create trigger page_lists_set_updated_at before update on public.page_lists
  for each row execute function private.set_updated_at();
create trigger page_lists_audit after insert or update or delete on public.page_lists
  for each row execute function private.audit_row();
create trigger page_lists_ask_for_build after insert or update or delete on public.page_lists
  for each row execute function private.ask_for_build('templates');

create view private.other_models with (security_invoker = true) as
select distinct on (code) entry ->> 'code' as code, entry ->> 'name' as name
from public.page_lists, jsonb_path_query(entries, '$[*] ? (@.type() == "object")') with ordinality as listed (entry, place)
where page_lists.id = 'other-models'
order by code, place;
comment on view private.other_models is
  'Models outside the catalogue that forms offer: what a form sends, and the name that people read.';
grant select on private.other_models to office;

-- In PL/pgSQL, which keeps its plan: the board asks for hundreds of names at once.
create function private.model_name(code text) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (select display_name from public.vehicles where bike_name = code),
    (select name from private.other_models where other_models.code = model_name.code),
    code);
end
$$;
comment on function private.model_name(text) is
  'The name that people read for a model as a form sends it; a text that names no known model comes back as it is.';
grant execute on function private.model_name(text) to office;
