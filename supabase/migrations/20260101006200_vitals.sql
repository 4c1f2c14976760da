-- Vitals: how fast the pages were in one visit of ten, and how many errors browsers met. The rows are
-- counters: none is about one visit, and nothing in them tells one visitor from another. A day has a row for
-- each kind of page, of phone, of line, each language and each version, so a year has some ten thousand rows,
-- however many visitors come.

-- Twelve bounds make thirteen buckets. The bounds that tell a good value from a bad one are among them (2.5
-- seconds, 200 milliseconds, a shift of 0.1), so that a percentile is on the right side of each.
create function private.vital_bounds(vital text) returns integer[]
language sql immutable set search_path = ''
as $$
  select case vital
    when 'lcp' then '{500,1000,1500,2000,2500,3000,3500,4000,5000,6000,8000,12000}'::integer[]
    when 'inp' then '{50,75,100,125,150,200,250,300,400,500,750,1000}'::integer[]
    when 'cls' then '{10,25,50,75,100,150,200,250,350,500,750,1000}'::integer[]
  end
$$;
comment on function private.vital_bounds(text) is
  'Where the buckets of a vital end: lcp (largest contentful paint) and inp (interaction to next paint) in milliseconds, '
  'cls (cumulative layout shift) in thousandths.';

create function private.count_in(counts integer[], vital text, measured jsonb) returns integer[]
language sql immutable set search_path = ''
as $$
  select case when bucket is null then counts
    else counts[:bucket] || (counts[bucket + 1] + 1) || counts[bucket + 2:] end
  from (select width_bucket((measured ->> vital)::numeric, private.vital_bounds(vital)::numeric[])) as found (bucket)
$$;
comment on function private.count_in(integer[], text, jsonb) is
  'The counts of a vital''s buckets with one more measured value ({"lcp": 1800, …}); where it was not measured, as they '
  'are.';

create table private.vitals (
  day date not null,
  part text not null check (part in ('page', 'memory', 'line', 'language', 'version')),
  value text not null check (value ~ '^[A-Za-z0-9 ]{1,40}$'),
  began_at timestamptz not null default now(),
  visits integer not null default 0,
  errors integer not null default 0,
  lcp integer[] not null default array_fill(0, array[13]) check (cardinality(lcp) = 13),
  inp integer[] not null default array_fill(0, array[13]) check (cardinality(inp) = 13),
  cls integer[] not null default array_fill(0, array[13]) check (cardinality(cls) = 13),
  primary key (day, part, value)
);
comment on table private.vitals is
  'Counters of a day in India: measured visits by a kind of what they had, and in how many of them a vital fell into '
  'each bucket. Kept for 13 months.';
comment on column private.vitals.part is 'What the row counts by; each measured visit counts once for every part.';
comment on column private.vitals.value is 'The kind of page, the memory of the phone, the line, the language, the version.';
comment on column private.vitals.began_at is 'When the first visit was counted, which tells the order of versions.';
comment on column private.vitals.errors is 'Errors of browsers; counted in the rows of versions alone.';

create index vitals_version_idx on private.vitals (value, began_at) where part = 'version';

alter table private.vitals enable row level security;

create table private.client_errors (
  version text not null check (version ~ '^[a-z0-9]{1,12}$'),
  hash text not null check (hash ~ '^[0-9a-f]{12}$'),
  message text not null check (char_length(message) <= 200),
  frame text not null check (frame ~ '^/assets/[A-Za-z0-9_-]{1,60}\.js(:[0-9]{1,7}){0,2}$'),
  page text not null check (page ~ '^[A-Za-z ]{1,40}$'),
  first_day date not null,
  last_day date not null,
  count integer not null default 1,
  primary key (version, hash)
);
comment on table private.client_errors is
  'Errors of browsers in measured visits: each once for a version, with how often it came. Kept for 13 months.';
comment on column private.client_errors.hash is 'A hash of message and frame, by which an error is known again.';
comment on column private.client_errors.message is 'The words of the error, without numbers, addresses and quoted texts.';
comment on column private.client_errors.frame is 'The place in the site''s own code, such as /assets/x7.js:1:2034.';
comment on column private.client_errors.page is 'The kind of page on which the error came first.';

create index client_errors_first_day_idx on private.client_errors (first_day);
create index client_errors_last_day_idx on private.client_errors (last_day);

alter table private.client_errors enable row level security;

-- A version is the one value that this server cannot check, so made-up ones never get many rows.
create function private.counted_version(version text, today date) returns text
language sql stable set search_path = ''
as $$
  select case
    when exists (select from private.vitals where day = today and part = 'version' and value = version)
      or (select count(*) < 20 from private.vitals where day = today and part = 'version') then version
    else 'other' end
$$;
comment on function private.counted_version(text, date) is
  'The version under which a report counts: the twenty that a day saw first by their name, and all others together.';

create function private.store_vitals(sender text, kinds jsonb, measured jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  none constant integer[] := array_fill(0, array[13]);
  kind record;
begin
  if private.charge(sender, '{"reports in ten minutes": 1, "reports": 1}') is not null then
    return false;
  end if;
  -- In order, so that two visits at once never wait for each other in a circle.
  for kind in
    select key as part, case key when 'version' then private.counted_version(value, today) else value end as value
    from jsonb_each_text(kinds) order by key
  loop
    insert into private.vitals as known (day, part, value, visits, lcp, inp, cls)
    values (today, kind.part, kind.value, 1, private.count_in(none, 'lcp', measured),
      private.count_in(none, 'inp', measured), private.count_in(none, 'cls', measured))
    on conflict on constraint vitals_pkey do update set
      visits = known.visits + 1,
      lcp = private.count_in(known.lcp, 'lcp', measured),
      inp = private.count_in(known.inp, 'inp', measured),
      cls = private.count_in(known.cls, 'cls', measured);
  end loop;
  return true;
end
$$;
comment on function private.store_vitals(text, jsonb, jsonb) is
  'Counts one measured visit under each of its kinds ({"page": "model", "memory": …}), with what was measured of lcp, '
  'inp and cls; false when its sender reported too much. For the server, which checked the values.';
call private.expose('store_vitals', 'service_role');

create function private.store_client_error(
  sender text, version text, hash text, page text, message text, frame text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  counted constant text := private.counted_version(version, today);
begin
  if private.charge(sender, '{"reports in ten minutes": 1, "reports": 1}') is not null then
    return false;
  end if;
  insert into private.vitals as known (day, part, value, errors) values (today, 'version', counted, 1)
  on conflict on constraint vitals_pkey do update set errors = known.errors + 1;
  update private.client_errors known set count = known.count + 1, last_day = today
  where known.version = counted and known.hash = store_client_error.hash;
  -- The day of a broken release has many errors of a few kinds; more kinds than these are a flood.
  if not found and (select count(*) < 50 from private.client_errors where first_day = today) then
    insert into private.client_errors as known (version, hash, page, message, frame, first_day, last_day)
    values (counted, store_client_error.hash, store_client_error.page, store_client_error.message,
      store_client_error.frame, today, today)
    on conflict on constraint client_errors_pkey do update set count = known.count + 1, last_day = today;
  end if;
  return true;
end
$$;
comment on function private.store_client_error(text, text, text, text, text, text) is
  'Counts one error of a browser, of which a day takes fifty new kinds; false when its sender reported too much. For '
  'the server, which took out of the message what could be about a person.';
call private.expose('store_client_error', 'service_role');

create function private.sweep_vitals() returns integer
language sql security definer set search_path = ''
as $$
  with vitals as (
    delete from private.vitals where day < private.indian_day(now()) - 396 returning 1
  ), errors as (
    delete from private.client_errors where last_day < private.indian_day(now()) - 396 returning 1
  )
  select (select count(*) from vitals)::integer + (select count(*) from errors)::integer
$$;
comment on function private.sweep_vitals() is 'Removes counters and errors that are older than 13 months; answers how many.';
call private.expose('sweep_vitals', 'service_role');
