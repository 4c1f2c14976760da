-- Vehicles: the catalogue of all four kinds. Visitors read what is active; staff set prices and the active flag.

create table public.vehicles (
  id bigint generated always as identity primary key,
  bike_name text not null unique check (char_length(bike_name) between 1 and 80),
  display_name text not null check (char_length(display_name) between 1 and 80),
  category text not null check (category in ('motorcycle', 'scooter', 'ev', 'bigwing')),
  body_type text not null check (body_type in
    ('commuter', 'naked', 'faired', 'retro', 'adventure', 'maxi-scooter', 'family-scooter', 'electric-scooter')),
  sort_order integer not null default 0,
  tagline text not null default '' check (char_length(tagline) <= 120),
  details text not null default '' check (char_length(details) <= 2000),
  price_paise bigint not null check (price_paise between 1 and 10000000000),
  engine text not null default '' check (char_length(engine) <= 120),
  power text not null default '' check (char_length(power) <= 120),
  transmission text not null default '' check (char_length(transmission) <= 120),
  name_image text not null check (name_image ~ '^/media/[a-z0-9/._-]+$'),
  icon_image text not null check (icon_image ~ '^/media/[a-z0-9/._-]+$'),
  listing_image text not null check (listing_image ~ '^/media/[a-z0-9/._-]+$'),
  hero_image text not null check (hero_image ~ '^/media/[a-z0-9/._-]+$'),
  brochure text not null check (brochure ~ '^/media/[a-z0-9/._-]+$'),
  body_dimensions json not null default '{}' check (json_typeof(body_dimensions) = 'object'),
  engine_specification json not null default '{}' check (json_typeof(engine_specification) = 'object'),
  transmission_specification json not null default '{}' check (json_typeof(transmission_specification) = 'object'),
  tyres_and_brakes json not null default '{}' check (json_typeof(tyres_and_brakes) = 'object'),
  frame_and_suspension json not null default '{}' check (json_typeof(frame_and_suspension) = 'object'),
  electricals json not null default '{}' check (json_typeof(electricals) = 'object'),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.vehicles is 'Every model the dealer sells, of all four kinds.';
comment on column public.vehicles.bike_name is 'The name in links and calls, spelled as the specification spells it (CB350H''ness, HORNET2.0).';
comment on column public.vehicles.price_paise is 'Ex-showroom price in paise.';
comment on column public.vehicles.body_dimensions is 'Label in camelCase to text with its unit; json, not jsonb, because the order of the labels is the order on the page.';
comment on column public.vehicles.is_active is 'Only active vehicles are shown to visitors.';

create index vehicles_category_sort_order_idx on public.vehicles (category, sort_order, id);

create trigger vehicles_set_updated_at before update on public.vehicles
  for each row execute function private.set_updated_at();

alter table public.vehicles enable row level security;

grant select on public.vehicles to anon, authenticated;
grant update (price_paise, is_active) on public.vehicles to authenticated;

create policy "anyone can read active vehicles" on public.vehicles
  for select to anon
  using (is_active);

create policy "active staff can read all vehicles" on public.vehicles
  for select to authenticated
  using ((select private.is_staff()));

create policy "active staff can update vehicles" on public.vehicles
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));
