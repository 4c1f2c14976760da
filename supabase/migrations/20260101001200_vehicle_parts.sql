-- Parts of a vehicle: features, accessories, colours, and the pictures of its view from all sides.

-- Features: what a model's page tells in its FEATURES tab.
create table public.features (
  id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  heading text not null check (private.is_line(heading, 120, 1)),
  description text not null default '' check (private.is_line(description, 500)),
  image text not null check (image = '' or private.is_media_path(image)),
  sort_order integer not null default 0
);
comment on table public.features is 'Highlights of a vehicle, each with a heading, a picture and a few words.';

create index features_vehicle_id_sort_order_idx on public.features (vehicle_id, sort_order, id);

alter table public.features enable row level security;
grant select on public.features to anon, authenticated;

create policy "anyone can read features of active vehicles" on public.features
  for select to anon
  using (exists (select from public.vehicles where vehicles.id = vehicle_id and vehicles.is_active));
create policy "active staff can read all features" on public.features
  for select to authenticated
  using ((select private.is_staff()));

-- Accessories: parts a buyer can add to a model. Staff set prices.
create table public.accessories (
  id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  heading text not null check (private.is_line(heading, 120, 1)),
  description text not null default '' check (private.is_line(description, 500)),
  image text not null check (image = '' or private.is_media_path(image)),
  part_number text not null check (private.is_line(part_number, 40, 1)),
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
create policy "owner and manager can update accessories" on public.accessories
  for update to authenticated
  using ((select private.edits_site()))
  with check ((select private.edits_site()));

create trigger accessories_touch_vehicle after update of price_paise on public.accessories
  for each row when (pg_trigger_depth() = 0 and old.price_paise is distinct from new.price_paise)
  execute function private.touch_vehicle();
create trigger accessories_audit after insert or update or delete on public.accessories
  for each row when (not private.writes_document()) execute function private.audit_row();

-- Colours: the paints a model comes in, each with a swatch and a big picture.
create table public.colours (
  id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  name text not null check (private.is_line(name, 60, 1)),
  swatch_image text not null check (swatch_image = '' or private.is_media_path(swatch_image)),
  image text not null check (image = '' or private.is_media_path(image)),
  paint text[] not null check (array_to_string(paint, ',', 'missing') ~ '^#[0-9a-f]{6}(,#[0-9a-f]{6})?$'),
  sort_order integer not null default 0,
  unique (vehicle_id, name)
);
comment on table public.colours is 'Colours of a vehicle; the first in order is the one its pictures show.';
comment on column public.colours.swatch_image is 'The small picture of the colour picker.';
comment on column public.colours.image is 'The whole vehicle in this colour.';
comment on column public.colours.paint is
  'One or two colours as #rrggbb in lower case: the main paint, then the accent.';

create index colours_vehicle_id_sort_order_idx on public.colours (vehicle_id, sort_order, id);

alter table public.colours enable row level security;
grant select on public.colours to anon, authenticated;

create policy "anyone can read colours of active vehicles" on public.colours
  for select to anon
  using (exists (select from public.vehicles where vehicles.id = vehicle_id and vehicles.is_active));
grant select on public.colours to office;
create policy "active staff can read all colours" on public.colours
  for select to authenticated, office
  using ((select private.is_staff()));

-- Frames: the pictures of a model's 360-degree view, one for each step of the turn. A model without frames
-- has no such view.
create table public.frames (
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  position smallint not null check (position between 0 and 359),
  image text not null check (private.is_media_path(image)),
  primary key (vehicle_id, position)
);
comment on table public.frames is 'Pictures of a vehicle from all sides, in the order of the turn.';
comment on column public.frames.position is
  'Step of the turn, from 0; the steps are equal, and the last is followed by the first.';

alter table public.frames enable row level security;
grant select on public.frames to anon, authenticated;

create policy "anyone can read frames of active vehicles" on public.frames
  for select to anon
  using (exists (select from public.vehicles where vehicles.id = vehicle_id and vehicles.is_active));
create policy "active staff can read all frames" on public.frames
  for select to authenticated
  using ((select private.is_staff()));
