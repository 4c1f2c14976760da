-- Builds of the site. Pages are right without one, because the CDN forgets what a write changed; a build
-- renews the pages as search engines read them. Each build costs the dealer credits, so a change waits for
-- the night, unless staff publish now, and a day has no more builds than the owner allows.
create table private.site_builds (
  is_only_row boolean primary key default true constraint site_builds_is_only_row_check check (is_only_row),
  asked_at timestamptz,
  asked_by uuid,
  changed_at timestamptz,
  wanted_at timestamptz,
  tried_at timestamptz,
  called_at timestamptz,
  per_day smallint not null default 4 constraint site_builds_per_day_check check (per_day between 1 and 24),
  counted_day date,
  counted smallint not null default 0
);
comment on table private.site_builds is 'When a build was last asked for and called, and how many the day had; one row.';
comment on column private.site_builds.asked_at is 'When something that pages show was last changed.';
comment on column private.site_builds.asked_by is
  'Who made that change, so that nobody reads a word of success for a change of somebody else; null outside the API. No '
  'foreign key: the row outlives the account.';
comment on column private.site_builds.changed_at is
  'When something was first changed since the last build was called; the build of the next night has this change.';
comment on column private.site_builds.wanted_at is
  'When a build at once was last asked for: by staff, by switching the site on or off, or by a batch of prices.';
comment on column private.site_builds.tried_at is 'When the build hook was last tried, with whatever result.';
comment on column private.site_builds.called_at is 'When the last try that the build hook accepted began.';
comment on column private.site_builds.per_day is 'The most builds of a day in India; set by the owner.';
comment on column private.site_builds.counted_day is 'The day in India whose builds `counted` counts.';
comment on column private.site_builds.counted is
  'The builds of that day. A try counts from its beginning, so that no crash makes room for one more.';

alter table private.site_builds enable row level security;
insert into private.site_builds default values;

-- Who saved a row again, and when, is on no page; that somebody checked it for the first time decides whether
-- visitors see it.
create function private.changes_pages(was jsonb, given jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select was - noise is distinct from given - noise
    or (was -> 'checked_at' = 'null') is distinct from (given -> 'checked_at' = 'null')
  from (select array['updated_at', 'updated_by', 'checked_at', 'checked_by'] as noise) as kept
$$;
comment on function private.changes_pages(jsonb, jsonb) is 'Do pages show something else of a row than before?';

-- Definer, because nobody may write the row. The request is written in the transaction of the change itself,
-- so that none is ever lost. The update has a WHERE because the connection of a hosted project's API refuses
-- an update without WHERE, also inside a function (safeupdate).
create function private.ask_for_build() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and tg_level = 'ROW' and not private.changes_pages(to_jsonb(old), to_jsonb(new))
    or tg_nargs > 0 and coalesce(to_jsonb(new), to_jsonb(old)) ->> 'id' = any (tg_argv)
    or current_setting('private.asked_for_build', true) = 'yes' then
    return null;
  end if;
  perform set_config('private.asked_for_build', 'yes', true);
  update private.site_builds set
    asked_at = clock_timestamp(),
    asked_by = auth.uid(),
    changed_at = case when changed_at > coalesce(called_at, '-infinity') then changed_at else clock_timestamp() end
  where is_only_row;
  return null;
end
$$;
comment on function private.ask_for_build() is
  'Trigger: notes once in a transaction that pages show something else from now on, so that the next build has something '
  'to do. Its arguments are ids of rows that no page shows.';

-- Definer, because nobody may write the row.
create function private.want_build() returns void
language sql security definer set search_path = ''
as $$ update private.site_builds set wanted_at = clock_timestamp() where is_only_row $$;
comment on function private.want_build() is
  'Asks for a build at once. Where the builds of the day are used up, it waits for the midnight in India.';

create function private.builds_left(build private.site_builds) returns integer
language sql stable set search_path = ''
as $$
  select case when build.counted_day = private.indian_day(now()) then greatest(build.per_day - build.counted, 0)
    else build.per_day end
$$;
comment on function private.builds_left(private.site_builds) is 'How many builds today still has, by the day in India.';

create function private.night_after(moment timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$ select private.indian_day_start(private.indian_day(moment - interval '2 hours') + 1) + interval '2 hours' $$;
comment on function private.night_after(timestamptz) is
  'The first two o''clock at night in India after a moment, when a build has what changed until then.';
