-- Gallery images: pictures of the dealership and its customers. Staff add and delete them; the file lies in the bucket gallery.

create table public.gallery_images (
  id bigint generated always as identity primary key,
  image text not null check (image ~ '^/media/[a-z0-9/._-]+$'),
  alt text not null default '' check (char_length(alt) <= 200),
  created_at timestamptz not null default now()
);
comment on table public.gallery_images is 'Pictures of the gallery page, the highest id first.';
comment on column public.gallery_images.alt is 'What the picture shows, for those who cannot see it.';

alter table public.gallery_images enable row level security;

grant select on public.gallery_images to anon, authenticated;
grant insert (image, alt), update (alt), delete on public.gallery_images to authenticated;

create policy "anyone can read gallery images" on public.gallery_images
  for select to anon
  using (true);

create policy "active staff can read gallery images" on public.gallery_images
  for select to authenticated
  using ((select private.is_staff()));

create policy "active staff can add gallery images" on public.gallery_images
  for insert to authenticated
  with check ((select private.is_staff()));

create policy "active staff can update gallery images" on public.gallery_images
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "active staff can delete gallery images" on public.gallery_images
  for delete to authenticated
  using ((select private.is_staff()));
