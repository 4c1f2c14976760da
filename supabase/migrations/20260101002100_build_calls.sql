-- Calls for a build: a build is due when a write asked for one, and when a day turned on which a slide or an
-- offer begins or ends.

-- A slide or an offer that begins or ends at midnight changes the pages, although nobody writes a row then.
create function private.content_turned_at() returns timestamptz
language sql stable set search_path = ''
as $$
  select max(private.indian_day_start(day)) from (
    select unnest(array[first_day, last_day + 1]) as day from public.slides
    union all
    select unnest(array[first_day, last_day + 1]) from public.offers
  ) as days
  where day <= private.indian_day(now())
$$;
comment on function private.content_turned_at() is
  'The last midnight in India at which a slide or an offer began or had ended.';

-- Definer, because the row is closed to API roles.
create function private.take_build_call(pause_seconds integer) returns boolean
language sql security definer set search_path = ''
as $$
  with taken as (
    update private.site_builds set tried_at = clock_timestamp()
    where (asked_at > coalesce(called_at, '-infinity') or private.content_turned_at() > called_at)
      and coalesce(tried_at, '-infinity') <= clock_timestamp() - make_interval(secs => pause_seconds)
    returning true
  )
  select exists (select from taken)
$$;
comment on function private.take_build_call(integer) is
  'Is a build asked for that may be tried now? Answers true to one caller, and false to all for so many seconds after.';
call private.expose('take_build_call', 'service_role');

-- Definer, because the row is closed to API roles.
create function private.record_build_call() returns void
language sql security definer set search_path = ''
as $$ update private.site_builds set called_at = tried_at where is_only_row $$;
comment on function private.record_build_call() is
  'Notes that the build hook took the last try. A try that is not noted is repeated.';
call private.expose('record_build_call', 'service_role');
