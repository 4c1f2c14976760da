-- Accessories: parts a buyer can add to a model. Staff set prices.

create table public.accessories (
  id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  heading text not null check (char_length(heading) between 1 and 120),
  description text not null default '' check (char_length(description) <= 500),
  image text not null check (image ~ '^/media/[a-z0-9/._-]+$'),
  part_number text not null check (char_length(part_number) between 1 and 40),
  price_paise bigint not null check (price_paise between 1 and 10000000000),
  sort_order integer not null default 0,
  unique (vehicle_id, part_number)
);
comment on table public.accessories is 'Genuine accessories of a vehicle, each with its part number and price.';
comment on column public.accessories.part_number is 'The maker''s number; one part may fit several vehicles.';
comment on column public.accessories.price_paise is 'Price in paise.';

create index accessories_vehicle_id_sort_order_idx on public.accessories (vehicle_id, sort_order, id);

alter table public.accessories enable row level security;

grant select on public.accessories to anon, authenticated;
grant update (price_paise) on public.accessories to authenticated;

create policy "anyone can read accessories of active vehicles" on public.accessories
  for select to anon
  using (exists (select from public.vehicles where vehicles.id = vehicle_id and vehicles.is_active));

create policy "active staff can read all accessories" on public.accessories
  for select to authenticated
  using ((select private.is_staff()));

create policy "active staff can update accessories" on public.accessories
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));
