-- Builds of the site: a write that changes what pages show asks for a build, and a scheduled function calls
-- the build hook. One row collects all requests that came meanwhile.
create table private.site_builds (
  is_only_row boolean primary key default true constraint site_builds_is_only_row_check check (is_only_row),
  asked_at timestamptz,
  tried_at timestamptz,
  called_at timestamptz
);
comment on table private.site_builds is 'When a build was last asked for and called; one row.';
comment on column private.site_builds.asked_at is 'When something that pages show was last changed.';
comment on column private.site_builds.tried_at is 'When the build hook was last tried, with whatever result.';
comment on column private.site_builds.called_at is 'When the last try that the build hook accepted began.';

alter table private.site_builds enable row level security;
insert into private.site_builds default values;

-- Definer, because nobody may write the row. The request is written in the transaction of the change itself,
-- so that none is ever lost. The update has a WHERE because the connection of a hosted project's API refuses
-- an update without WHERE, also inside a function (safeupdate).
create function private.ask_for_build() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.site_builds set asked_at = clock_timestamp() where is_only_row;
  return null;
end
$$;
comment on function private.ask_for_build() is
  'Trigger: notes that pages show something else from now on, so that a build is due.';

-- Definer, because the row is closed to API roles.
create function private.read_site_build()
returns table (asked_at timestamptz, tried_at timestamptz, called_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'the state of builds is for active staff' using errcode = 'insufficient_privilege';
  end if;
  return query select site_builds.asked_at, site_builds.tried_at, site_builds.called_at from private.site_builds;
end
$$;
comment on function private.read_site_build() is
  'When a build of the site was last asked for, tried and called; for active staff.';
call private.expose('read_site_build', 'authenticated');
