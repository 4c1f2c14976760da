-- Colours: the paints a model comes in, each with a swatch and a big picture.

create table public.colours (
  id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  swatch_image text not null check (swatch_image ~ '^/media/[a-z0-9/._-]+$'),
  image text not null check (image ~ '^/media/[a-z0-9/._-]+$'),
  paint text[] not null check (array_to_string(paint, ',', 'missing') ~ '^#[0-9a-f]{6}(,#[0-9a-f]{6})?$'),
  sort_order integer not null default 0,
  unique (vehicle_id, name)
);
comment on table public.colours is 'Colours of a vehicle; the first in order is the one its pictures show.';
comment on column public.colours.swatch_image is 'The small picture of the colour picker.';
comment on column public.colours.image is 'The whole vehicle in this colour.';
comment on column public.colours.paint is 'One or two colours as #rrggbb in lower case: the main paint, then the accent.';

create index colours_vehicle_id_sort_order_idx on public.colours (vehicle_id, sort_order, id);

alter table public.colours enable row level security;

grant select on public.colours to anon, authenticated;

create policy "anyone can read colours of active vehicles" on public.colours
  for select to anon
  using (exists (select from public.vehicles where vehicles.id = vehicle_id and vehicles.is_active));

create policy "active staff can read all colours" on public.colours
  for select to authenticated
  using ((select private.is_staff()));
