-- Variants: the versions of a model with a price each; the cheapest comes first. Staff set prices.
create table public.variants (
  id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  name text not null check (private.is_line(name, 80, 1)),
  price_paise bigint not null check (price_paise between 1 and 10000000000),
  sort_order integer not null default 0,
  unique (vehicle_id, name)
);
comment on table public.variants is 'Versions of a vehicle, each with its ex-showroom price.';
comment on column public.variants.price_paise is 'Ex-showroom price in paise.';

create index variants_vehicle_id_sort_order_idx on public.variants (vehicle_id, sort_order, id);

alter table public.variants enable row level security;
grant select on public.variants to anon, authenticated;
grant update (price_paise) on public.variants to authenticated;

create policy "anyone can read variants of active vehicles" on public.variants
  for select to anon
  using (exists (select from public.vehicles where vehicles.id = vehicle_id and vehicles.is_active));
grant select on public.variants to office;
create policy "active staff can read all variants" on public.variants
  for select to authenticated, office
  using ((select private.is_staff()));
create policy "owner and manager can update variants" on public.variants
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));

-- A vehicle's price is that of its first variant: when staff change one of the two, the other follows, so
-- that the listing, the bike's page and Manage Price agree.
create function private.move_first_variant() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('private.moved_from', old.price_paise::text, true);
  update public.variants
  set price_paise = new.price_paise
  where id = (select id from public.variants where vehicle_id = new.id order by sort_order, id limit 1);
  return null;
end
$$;
comment on function private.move_first_variant() is 'Trigger: gives the first variant the price of its vehicle.';

create trigger vehicles_move_first_variant after update of price_paise on public.vehicles
  for each row when (old.price_paise is distinct from new.price_paise) execute function private.move_first_variant();

-- The price of a part that staff set by itself is a change of the vehicle too. Trigger depth 0 means a
-- statement that no trigger made.
create function private.touch_vehicle() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.vehicles set version = version + 1 where id = new.vehicle_id;
  return null;
end
$$;
comment on function private.touch_vehicle() is
  'Trigger: counts a change of a part as one of its vehicle; definer, because staff may set no version by hand.';

create trigger variants_touch_vehicle after update of price_paise on public.variants
  for each row when (pg_trigger_depth() = 0 and old.price_paise is distinct from new.price_paise)
  execute function private.touch_vehicle();

-- A price change is one act and one line of the audit trail: the first variant follows its vehicle without a
-- line. Where the variant cost something else than the vehicle before, it gets its line, because the
-- vehicle's does not say that price.
create trigger variants_audit after insert or delete on public.variants
  for each row when (not private.writes_document()) execute function private.audit_row();
-- Trigger depth 0 means a statement that no trigger made, whatever a trigger set earlier in the transaction.
create trigger variants_audit_changed after update on public.variants
  for each row when (
    not private.writes_document()
    and (pg_trigger_depth() = 0 or old.price_paise::text is distinct from current_setting('private.moved_from', true))
  ) execute function private.audit_row();
