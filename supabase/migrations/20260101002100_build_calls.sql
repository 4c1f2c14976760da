-- Calls for a build: one is due at night when a write changed what pages show, or when a day turned on which
-- a slide or an offer begins or ends, and at once when staff asked for it.

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

create function private.next_build_at(build private.site_builds) returns timestamptz
language sql stable set search_path = ''
as $$
  select case when private.builds_left(build) > 0 then due
    else greatest(due, private.indian_day_start(private.indian_day(now()) + 1)) end
  from (
    select min(moment) as due from (values
      (build.wanted_at, build.wanted_at > coalesce(build.called_at, '-infinity')),
      (private.night_after(build.changed_at), build.changed_at > coalesce(build.called_at, '-infinity')),
      (private.night_after(private.content_turned_at()), private.content_turned_at() > build.called_at)
    ) as reasons (moment, is_open)
    where is_open
  ) as reasons
$$;
comment on function private.next_build_at(private.site_builds) is
  'When the next build is due, in the past while one is overdue; null when there is nothing to build.';

-- Definer, because the row is closed to API roles.
create function private.take_build_call(pause_seconds integer) returns boolean
language sql security definer set search_path = ''
as $$
  with taken as (
    update private.site_builds set
      tried_at = clock_timestamp(),
      counted_day = private.indian_day(now()),
      counted = per_day - private.builds_left(site_builds) + 1
    where private.next_build_at(site_builds) <= clock_timestamp()
      and private.builds_left(site_builds) > 0
      and coalesce(tried_at, '-infinity') <= clock_timestamp() - make_interval(secs => pause_seconds)
    returning true
  )
  select exists (select from taken)
$$;
comment on function private.take_build_call(integer) is
  'Is a build due that may be tried now? Answers true to one caller, counts that build, and answers false to all for '
  'so many seconds after.';
call private.expose('take_build_call', 'service_role');

-- Definer, because the row is closed to API roles.
create function private.record_build_call() returns void
language sql security definer set search_path = ''
as $$ update private.site_builds set called_at = tried_at where is_only_row $$;
comment on function private.record_build_call() is
  'Notes that the build hook took the last try. A try that is not noted is repeated.';
call private.expose('record_build_call', 'service_role');

-- Definer, because the row is closed to API roles.
create function private.record_build_refusal() returns void
language sql security definer set search_path = ''
as $$ update private.site_builds set counted = greatest(counted - 1, 0) where is_only_row $$;
comment on function private.record_build_refusal() is
  'Notes that the build hook refused the last try, which then cost nothing and does not count.';
call private.expose('record_build_refusal', 'service_role');

-- Definer, because the row is closed to API roles.
create function private.read_site_build()
returns table (
  asked_at timestamptz, wanted_at timestamptz, tried_at timestamptz, called_at timestamptz, next_at timestamptz,
  per_day smallint, left_today integer, asked_by_caller boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'the state of builds is for active staff' using errcode = 'insufficient_privilege';
  end if;
  return query
    select build.asked_at, build.wanted_at, build.tried_at, build.called_at, private.next_build_at(build),
      build.per_day, private.builds_left(build), coalesce(build.asked_by = auth.uid(), false)
    from private.site_builds as build;
end
$$;
comment on function private.read_site_build() is
  'When a build of the site was last asked for, tried and called, when the next one is due, how many are left today, '
  'and whether the caller asked for it; for active staff.';
call private.expose('read_site_build', 'authenticated');

-- Definer, because the row is closed to API roles.
create function private.publish_site() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  event public.audit_events;
begin
  perform private.require_site_editor();
  perform from private.site_builds as build where private.builds_left(build) > 0;
  if not found then
    return '{"outcome": "used_up"}';
  end if;
  perform private.want_build();
  event.action := 'Changed';
  event.table_name := 'site_builds';
  event.subject := 'Pages for search engines';
  event.after := 'to be published now';
  perform private.add_audit_event(event);
  return '{"outcome": "saved"}';
end
$$;
comment on function private.publish_site() is
  'Asks for a build at once, with a line in the audit trail. Outcome: saved, or used_up when today has no build left.';
call private.expose('publish_site', 'authenticated');

-- Definer, because the row is closed to API roles.
create function private.set_builds_per_day(most integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  event public.audit_events;
begin
  perform private.require_role('owner');
  select per_day::text into event.before from private.site_builds;
  update private.site_builds set per_day = most where is_only_row;
  event.action := 'Changed';
  event.table_name := 'site_builds';
  event.subject := 'Builds of the site a day';
  event.after := most::text;
  perform private.add_audit_event(event);
end
$$;
comment on function private.set_builds_per_day(integer) is
  'Sets the most builds of a day, from 1 to 24; for the owner, who pays for them.';
call private.expose('set_builds_per_day', 'authenticated');
