-- Features: what a model's page tells in its FEATURES tab.

create table public.features (
  id bigint generated always as identity primary key,
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  heading text not null check (char_length(heading) between 1 and 120),
  description text not null default '' check (char_length(description) <= 500),
  image text not null check (image ~ '^/media/[a-z0-9/._-]+$'),
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
