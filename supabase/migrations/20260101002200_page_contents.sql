-- Texts of pages that a dealer wrote anew, as Markdown. A page without a row here shows the text that comes
-- with the site.
create table public.page_texts (
  id text primary key check (id in (
    'about', 'company-profile', 'terms', 'amc-benefits', 'warranty-benefits', 'finance-disclaimer', 'joy-club-perks',
    'career-steps', 'network-steps')),
  markdown text not null check (private.is_paragraph(markdown, 20000)),
  updated_at timestamptz(3) not null default now()
);
comment on table public.page_texts is
  'Texts of pages that staff wrote; a page without a row shows the text that comes with the site.';
comment on column public.page_texts.id is 'Which text it is, such as "about".';
comment on column public.page_texts.markdown is
  'Headings, paragraphs, lists, links, strong and emphasis; any other Markdown is shown as it is written.';
comment on column public.page_texts.updated_at is
  'When the text was changed last; an edit names this moment, so that it is saved over no other change.';

alter table public.page_texts enable row level security;
grant select (id, markdown) on public.page_texts to anon;
grant select, insert (id, markdown), update (markdown) on public.page_texts to authenticated;

create policy "anyone can read page texts" on public.page_texts
  for select to anon
  using (true);
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

create trigger page_texts_set_updated_at before update on public.page_texts
  for each row execute function private.set_updated_at();
create trigger page_texts_audit after insert or update or delete on public.page_texts
  for each row execute function private.audit_row();
create trigger page_texts_ask_for_build after insert or update or delete on public.page_texts
  for each statement execute function private.ask_for_build();

-- Short lists that staff save as wholes, in order: lenders, members of staff, testimonials, templates of
-- messages to customers, values of old vehicles in exchange, and when vehicles are due for service.
create table public.page_lists (
  id text primary key check (id in ('lenders', 'team', 'testimonials', 'templates', 'exchange-values', 'service-plan')),
  entries jsonb not null check (private.fits(entries, private.shape_of('page_lists.' || id))),
  updated_at timestamptz(3) not null default now()
);
comment on table public.page_lists is
  'Lists that staff save as wholes: what pages show, and templates of messages to customers; a list without a row is '
  'empty.';
comment on column public.page_lists.id is 'Which list it is.';
comment on column public.page_lists.entries is
  'The entries in order, each an object with the fields that the contract gives that list.';
comment on column public.page_lists.updated_at is
  'When the list was changed last; an edit names this moment, so that it is saved over no other change.';

alter table public.page_lists enable row level security;
grant select (id, entries) on public.page_lists to anon;
grant select, insert (id, entries), update (entries) on public.page_lists to authenticated;

-- No page shows the templates of messages to customers.
create policy "anyone can read page lists" on public.page_lists
  for select to anon
  using (id <> 'templates');
create policy "active staff can read page lists" on public.page_lists
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can add page lists" on public.page_lists
  for insert to authenticated
  with check ((select private.edits_site()));
create policy "owner and manager can update page lists" on public.page_lists
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));

create trigger page_lists_set_updated_at before update on public.page_lists
  for each row execute function private.set_updated_at();
create trigger page_lists_audit after insert or update or delete on public.page_lists
  for each row execute function private.audit_row();
create trigger page_lists_ask_for_build after insert or update or delete on public.page_lists
  for each statement execute function private.ask_for_build();
