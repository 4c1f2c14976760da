-- Variants: the versions of a model with a price each; the cheapest comes first. Staff set prices.

create table public.variants (
  id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  name text not null constraint variants_name_check check (char_length(name) between 1 and 80),
  price_paise bigint not null constraint variants_price_check check (price_paise between 1 and 10000000000),
  sort_order integer not null default 0,
  constraint variants_vehicle_id_name_key unique (vehicle_id, name)
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

create policy "active staff can read all variants" on public.variants
  for select to authenticated
  using ((select private.is_staff()));

create policy "active staff can update variants" on public.variants
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));
