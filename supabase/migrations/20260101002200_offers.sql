-- Offers: what the dealer promotes at the moment. Staff add and delete them; the picture lies in the bucket of the same name.

create table public.offers (
  id bigint generated always as identity primary key,
  title text not null check (char_length(title) between 1 and 120),
  description text not null check (char_length(description) between 1 and 2000),
  image text not null check (image ~ '^/media/[a-z0-9/._-]+$'),
  alt text not null default '' check (char_length(alt) <= 200),
  created_at timestamptz not null default now()
);
comment on table public.offers is 'Offers; the highest id is the latest, and that is the one visitors see.';
comment on column public.offers.alt is 'What the picture shows, for those who cannot see it.';

alter table public.offers enable row level security;

grant select on public.offers to anon, authenticated;
grant insert (title, description, image, alt), update (alt), delete on public.offers to authenticated;

create policy "anyone can read offers" on public.offers
  for select to anon
  using (true);

create policy "active staff can read offers" on public.offers
  for select to authenticated
  using ((select private.is_staff()));

create policy "active staff can add offers" on public.offers
  for insert to authenticated
  with check ((select private.is_staff()));

create policy "active staff can update offers" on public.offers
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "active staff can delete offers" on public.offers
  for delete to authenticated
  using ((select private.is_staff()));
