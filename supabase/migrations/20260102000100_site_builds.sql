-- Builds of the site: a write that changes what pages show asks for one, and a scheduled function calls for it. One row
-- collects whatever was asked for meanwhile.

create table private.site_builds (
  is_only_row boolean primary key default true constraint site_builds_is_only_row_check check (is_only_row),
  asked_at timestamptz,
  tried_at timestamptz,
  called_at timestamptz
);
comment on table private.site_builds is 'When a build was last asked for and called; one row.';
comment on column private.site_builds.asked_at is 'When something that pages show was last changed.';
comment on column private.site_builds.tried_at is 'When the build hook was last tried, whatever came of it.';
comment on column private.site_builds.called_at is 'When the try began that the build hook last took.';
alter table private.site_builds enable row level security;
insert into private.site_builds default values;

-- Definer, because nobody may write the row. In the transaction of the change itself: no asking is ever lost.
create function private.ask_for_build() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.site_builds set asked_at = clock_timestamp();
  return null;
end
$$;
comment on function private.ask_for_build() is 'Trigger: notes that pages show something else from now on.';

create trigger vehicles_ask_for_build after insert or update or delete on public.vehicles
  for each statement execute function private.ask_for_build();
create trigger variants_ask_for_build after insert or update or delete on public.variants
  for each statement execute function private.ask_for_build();
create trigger features_ask_for_build after insert or update or delete on public.features
  for each statement execute function private.ask_for_build();
create trigger accessories_ask_for_build after insert or update or delete on public.accessories
  for each statement execute function private.ask_for_build();
create trigger colours_ask_for_build after insert or update or delete on public.colours
  for each statement execute function private.ask_for_build();
create trigger frames_ask_for_build after insert or update or delete on public.frames
  for each statement execute function private.ask_for_build();
create trigger slides_ask_for_build after insert or update or delete on public.slides
  for each statement execute function private.ask_for_build();
create trigger offers_ask_for_build after insert or update or delete on public.offers
  for each statement execute function private.ask_for_build();
create trigger gallery_images_ask_for_build after insert or update or delete on public.gallery_images
  for each statement execute function private.ask_for_build();
create trigger dealers_ask_for_build after insert or update or delete on public.dealers
  for each statement execute function private.ask_for_build();

create function private.take_build_call(pause_seconds integer) returns boolean
language sql
security definer
set search_path = ''
as $$
  with taken as (
    update private.site_builds set tried_at = clock_timestamp()
    where asked_at > coalesce(called_at, '-infinity')
      and coalesce(tried_at, '-infinity') <= clock_timestamp() - make_interval(secs => pause_seconds)
    returning true
  )
  select exists (select from taken)
$$;
comment on function private.take_build_call(integer) is 'What public.take_build_call answers; definer, because the row is closed to API roles.';
revoke execute on function private.take_build_call(integer) from public;
grant execute on function private.take_build_call(integer) to service_role;

create function public.take_build_call(pause_seconds integer) returns boolean
language sql
security invoker
set search_path = ''
as $$ select private.take_build_call(pause_seconds) $$;
comment on function public.take_build_call(integer) is
  'Is a build asked for that may be tried now? True for one caller, and then not for so many seconds.';
revoke execute on function public.take_build_call(integer) from public, anon, authenticated;
grant execute on function public.take_build_call(integer) to service_role;

create function private.record_build_call() returns void
language sql
security definer
set search_path = ''
as $$ update private.site_builds set called_at = tried_at $$;
comment on function private.record_build_call() is 'What public.record_build_call does; definer, because the row is closed to API roles.';
revoke execute on function private.record_build_call() from public;
grant execute on function private.record_build_call() to service_role;

create function public.record_build_call() returns void
language sql
security invoker
set search_path = ''
as $$ select private.record_build_call() $$;
comment on function public.record_build_call() is 'The build hook took the last try. Without this it is tried again.';
revoke execute on function public.record_build_call() from public, anon, authenticated;
grant execute on function public.record_build_call() to service_role;

create function private.read_site_build() returns table (asked_at timestamptz, tried_at timestamptz, called_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'the state of builds is for active staff' using errcode = 'insufficient_privilege';
  end if;
  return query select site_builds.asked_at, site_builds.tried_at, site_builds.called_at from private.site_builds;
end
$$;
comment on function private.read_site_build() is 'What public.read_site_build answers; definer, because the row is closed to API roles.';
revoke execute on function private.read_site_build() from public;
grant execute on function private.read_site_build() to authenticated;

create function public.read_site_build() returns table (asked_at timestamptz, tried_at timestamptz, called_at timestamptz)
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.read_site_build() $$;
comment on function public.read_site_build() is 'When a build of the site was last asked for, tried and called; for active staff.';
revoke execute on function public.read_site_build() from public, anon;
grant execute on function public.read_site_build() to authenticated;
