-- Slides: the pictures that pass by at the top of the home page.

create table public.slides (
  id bigint generated always as identity primary key,
  image text not null check (image ~ '^/media/[a-z0-9/._-]+$'),
  alt text not null default '' check (char_length(alt) <= 200),
  sort_order integer not null default 0
);
comment on table public.slides is 'Pictures of the home page''s slider.';
comment on column public.slides.alt is 'What the picture shows, for those who cannot see it.';

create index slides_sort_order_idx on public.slides (sort_order, id);

alter table public.slides enable row level security;

grant select on public.slides to anon, authenticated;

create policy "anyone can read slides" on public.slides
  for select to anon
  using (true);

create policy "active staff can read slides" on public.slides
  for select to authenticated
  using ((select private.is_staff()));
