-- Parts of the site that a dealer can switch off or name: the four lines of the catalogue, pages with their
-- forms and reports, languages, and the channels of the opt-in. The contract
-- (netlify/contract/site/site-parts.ts) says what belongs to a part. A part that is off keeps its rows.
create table public.site_parts (
  id text primary key check (id ~ '^[a-z-]{2,20}$'),
  is_on boolean not null default true,
  name text not null default '' check (private.is_line(name, 40)),
  address text not null default ''
    check (address = '' or id = 'network' and address ~ '^[a-z][a-z0-9-]*$' and char_length(address) <= 40),
  updated_at timestamptz(3) not null default now()
);
comment on table public.site_parts is 'The parts of the site that can be switched off or named; nobody adds or deletes rows.';
comment on column public.site_parts.id is 'Which part it is; or and hi are languages, the last five channels.';
comment on column public.site_parts.is_on is 'Whether visitors see the part; what belongs to it stays stored.';
comment on column public.site_parts.name is
  'The dealer''s own English name or heading of the part; the product''s neutral one where this is empty.';
comment on column public.site_parts.address is
  'The last segment of the address of the part''s page, where the dealer chooses it; a neutral one where it is empty.';
comment on column public.site_parts.updated_at is
  'When the row was changed last; an edit names this moment, so that it is saved over no other change.';

alter table public.site_parts enable row level security;
grant select (id, is_on, name, address) on public.site_parts to anon;
grant select, update (is_on, name, address) on public.site_parts to authenticated;

create policy "anyone can read the parts of the site" on public.site_parts
  for select to anon
  using (true);
create policy "active staff can read the parts of the site" on public.site_parts
  for select to authenticated
  using ((select private.is_staff()));
create policy "owner and manager can change the parts of the site" on public.site_parts
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));

-- A new dealer begins without what needs a decision, daily work or a contract first: a club, new partners,
-- old vehicles in exchange, the stock, and channels that need a provider.
insert into public.site_parts (id, is_on) values
  ('motorcycle', true),
  ('scooter', true),
  ('ev', true),
  ('bigwing', true),
  ('club', false),
  ('network', false),
  ('exchange', false),
  ('career', true),
  ('gallery', true),
  ('stock', false),
  ('popup', true),
  ('chat', true),
  ('social', true),
  ('or', true),
  ('hi', true),
  ('opt-in', true),
  ('rcs', false),
  ('sms', true),
  ('obd', false),
  ('email', true),
  ('whatsapp', true);

create trigger site_parts_set_updated_at before update on public.site_parts
  for each row execute function private.set_updated_at();
create trigger site_parts_audit after update on public.site_parts
  for each row execute function private.audit_row();
create trigger site_parts_ask_for_build after update on public.site_parts
  for each row execute function private.ask_for_build();
