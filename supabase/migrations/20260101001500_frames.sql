-- Frames: the pictures of a model's 360-degree view, one step of the turn each. A model without any has no such view.

create table public.frames (
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  position smallint not null check (position between 0 and 359),
  image text not null check (image ~ '^/media/[a-z0-9/._-]+$'),
  primary key (vehicle_id, position)
);
comment on table public.frames is 'Pictures of a vehicle from all sides, in the order of the turn.';
comment on column public.frames.position is 'Step of the turn, from 0; the steps are equal, and the last is followed by the first.';

alter table public.frames enable row level security;

grant select on public.frames to anon, authenticated;

create policy "anyone can read frames of active vehicles" on public.frames
  for select to anon
  using (exists (select from public.vehicles where vehicles.id = vehicle_id and vehicles.is_active));

create policy "active staff can read all frames" on public.frames
  for select to authenticated
  using ((select private.is_staff()));
