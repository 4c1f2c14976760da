-- Notifications: the pictures of the home page's popup. Staff add and delete them; the file lies in the bucket of the same name.

create table public.notifications (
  id bigint generated always as identity primary key,
  image text not null check (image ~ '^/media/[a-z0-9/._-]+$'),
  alt text not null default '' check (char_length(alt) <= 200),
  created_at timestamptz not null default now()
);
comment on table public.notifications is 'Pictures the home page shows in its popup; the highest id is the latest.';
comment on column public.notifications.alt is 'What the picture says, for those who cannot see it.';

alter table public.notifications enable row level security;

grant select on public.notifications to anon, authenticated;
grant insert (image, alt), update (alt), delete on public.notifications to authenticated;

create policy "anyone can read notifications" on public.notifications
  for select to anon
  using (true);

create policy "active staff can read notifications" on public.notifications
  for select to authenticated
  using ((select private.is_staff()));

create policy "active staff can add notifications" on public.notifications
  for insert to authenticated
  with check ((select private.is_staff()));

create policy "active staff can update notifications" on public.notifications
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));

create policy "active staff can delete notifications" on public.notifications
  for delete to authenticated
  using ((select private.is_staff()));
