-- Site health: what the counters of private.vitals say, for the screen of the back office and for the mails
-- to the owner.

-- The value below which three of four measured values lie, taken to be spread evenly within their bucket. The
-- last bucket has no end, so of its values only the beginning is known.
create function private.vital_percentiles(today date, weeks integer)
returns table (part text, value text, weeks_ago integer, vital text, samples integer, p75 integer)
language sql stable set search_path = ''
as $$
  with counters as (
    select rows.part, rows.value, rows.day, rows.lcp, rows.inp, rows.cls from private.vitals rows
    where rows.day > today - 7 * weeks and rows.day <= today
    union all
    select 'all', '', rows.day, rows.lcp, rows.inp, rows.cls from private.vitals rows
    where rows.day > today - 7 * weeks and rows.day <= today and rows.part = 'page'
  ),
  buckets as (
    select counters.part, counters.value, (today - counters.day) / 7 as weeks_ago, vitals.vital,
      bucket.place::integer as place, sum(bucket.number) as number
    from counters,
      lateral (values ('lcp', counters.lcp), ('inp', counters.inp), ('cls', counters.cls)) as vitals (vital, counts),
      lateral unnest(vitals.counts) with ordinality as bucket (number, place)
    group by 1, 2, 3, 4, 5
  ),
  running as (
    select buckets.*, private.vital_bounds(buckets.vital) as bounds, sum(number) over whole as total,
      sum(number) over (whole order by place) as up_to
    from buckets
    window whole as (partition by buckets.part, buckets.value, buckets.weeks_ago, buckets.vital)
  )
  select distinct on (running.part, running.value, running.weeks_ago, running.vital)
    running.part, running.value, running.weeks_ago, running.vital, total::integer,
    case when place > cardinality(bounds) then bounds[place - 1]
      else round(coalesce(bounds[place - 1], 0)
        + (bounds[place] - coalesce(bounds[place - 1], 0)) * (0.75 * total - (up_to - number)) / number)::integer end
  from running
  where number > 0 and up_to >= 0.75 * total
  order by running.part, running.value, running.weeks_ago, running.vital, place
$$;
comment on function private.vital_percentiles(date, integer) is
  'The 75th percentile of each vital in spans of seven days that end today (0), a week before (1) and so on, by each '
  'part and of all visits together; in the units of private.vital_bounds.';

create function private.site_versions()
returns table (version text, began_at timestamptz, last_day date, visits integer, errors integer)
language sql stable set search_path = ''
as $$
  select value, min(vitals.began_at), max(day), sum(vitals.visits)::integer, sum(vitals.errors)::integer
  from private.vitals where part = 'version' and value <> 'other'
  group by value
$$;
comment on function private.site_versions() is
  'The versions of the site that browsers reported, with their measured visits and errors.';

create function private.slow_facts(today date) returns jsonb
language sql stable set search_path = ''
as $$
  with figures as (select * from private.vital_percentiles(today, 1) where vital = 'inp')
  select jsonb_build_object('inp', p75, 'samples', samples, 'pages', (
    select coalesce(jsonb_agg(jsonb_build_object('page', value, 'inp', pages.p75) order by pages.p75 desc), '[]')
    from figures pages where pages.part = 'page' and pages.samples >= 20 and pages.p75 > 200))
  from figures where part = 'all' and samples >= 100 and p75 > 200
$$;
comment on function private.slow_facts(date) is
  'Says that one press of four waited for more than 200 ms in seven days, and on which kinds of pages; null when it did '
  'not, or when fewer than a hundred visits were measured.';

create function private.error_facts(today date) returns jsonb
language sql stable set search_path = ''
as $$
  with versions as (select * from private.site_versions() where visits >= 100),
    newest as (
      select * from versions where private.indian_day(began_at) > today - 7 order by began_at desc limit 1),
    former as (
      select versions.* from versions, newest where versions.began_at < newest.began_at
      order by versions.began_at desc limit 1)
  select jsonb_build_object(
    'version', newest.version, 'errors', newest.errors, 'visits', newest.visits,
    'former', jsonb_build_object('version', former.version, 'errors', former.errors, 'visits', former.visits),
    'messages', (
      select coalesce(jsonb_agg(message order by count desc), '[]') from (
        select message, count from private.client_errors where client_errors.version = newest.version
        order by count desc limit 3) as most))
  from newest, former
  -- A handful of errors is no sign, and neither is twice nothing.
  where newest.errors >= 5
    and newest.errors::numeric / newest.visits >= 2 * greatest(former.errors, 1)::numeric / former.visits
$$;
comment on function private.error_facts(date) is
  'Says that a version of these seven days has at least twice as many errors in a visit as the one before, with its '
  'most frequent errors; null when it has not, or when either version has fewer than a hundred measured visits.';

-- The command that makes a backup writes it down, because the folder of backups is out of the site's reach.
create table private.last_backup (
  is_only boolean primary key default true check (is_only),
  made_at timestamptz(3) not null
);
comment on table private.last_backup is 'When the newest backup was complete, by npm run backup; no row before the first.';

alter table private.last_backup enable row level security;

create function private.site_alarms(today date) returns table (kind text)
language sql stable set search_path = ''
as $$
  select 'slow' where private.slow_facts(today) is not null
  union all
  select 'errors' where private.error_facts(today) is not null
$$;
comment on function private.site_alarms(date) is 'The kinds of mail to the owner for which there is a cause today.';

-- Definer, because the counters are closed to API roles.
create function private.read_site_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
begin
  perform private.require_role('owner', 'manager');
  return jsonb_build_object(
    'day', today,
    'lastBackupAt', (select made_at from private.last_backup),
    'figures', (
      select coalesce(jsonb_agg(jsonb_build_object('part', part, 'value', value, 'weeksAgo', weeks_ago, 'vital', vital,
        'samples', samples, 'p75', p75)), '[]')
      from private.vital_percentiles(today, 5)),
    'visits', (
      select coalesce(sum(visits), 0) from private.vitals where part = 'page' and day > today - 7 and day <= today),
    'versions', (
      select coalesce(jsonb_agg(jsonb_build_object('version', version, 'firstDay', private.indian_day(began_at),
        'visits', visits, 'errors', errors) order by began_at desc), '[]')
      from (select * from private.site_versions() where last_day > today - 30 order by began_at desc limit 10) as seen),
    'errors', (
      select coalesce(jsonb_agg(jsonb_build_object('version', version, 'message', message, 'frame', frame, 'page', page,
        'firstDay', first_day, 'lastDay', last_day, 'count', count) order by last_day desc, count desc), '[]')
      from (
        select * from private.client_errors where last_day > today - 30
        order by last_day desc, count desc limit 50) as latest));
end
$$;
comment on function private.read_site_health() is
  'The percentiles of five times seven days, versions and errors of thirty days, and when the newest backup was made; '
  'for owner and manager.';
call private.expose('read_site_health', 'authenticated');
