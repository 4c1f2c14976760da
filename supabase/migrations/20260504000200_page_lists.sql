-- Short lists that staff keep whole, in their order: lenders, members of staff, testimonials.

create table public.page_lists (
  id text primary key check (id in ('lenders', 'team', 'testimonials')),
  entries jsonb not null check (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) <= 100
    and char_length(entries::text) <= 200000),
  updated_at timestamptz(3) not null default now()
);
comment on table public.page_lists is 'Lists that pages show; one that has no row is empty.';
comment on column public.page_lists.id is 'Which list it is.';
comment on column public.page_lists.entries is 'Its entries in order, each an object with the fields that the contract gives that list.';
comment on column public.page_lists.updated_at is 'When it was changed last; an edit names it, so that it is saved over no other change.';

alter table public.page_lists enable row level security;

grant select (id, entries) on public.page_lists to anon;
grant select, insert (id, entries), update (entries) on public.page_lists to authenticated;

create policy "anyone can read page lists" on public.page_lists
  for select to anon
  using (true);

create policy "active staff can read page lists" on public.page_lists
  for select to authenticated
  using ((select private.is_staff()));

create policy "active staff can add page lists" on public.page_lists
  for insert to authenticated
  with check ((select private.is_staff()));

create policy "active staff can update page lists" on public.page_lists
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create trigger page_lists_set_updated_at before update on public.page_lists
  for each row execute function private.set_updated_at();
create trigger page_lists_audit after insert or update or delete on public.page_lists
  for each row execute function private.audit_row();
create trigger page_lists_ask_for_build after insert or update or delete on public.page_lists
  for each statement execute function private.ask_for_build();
