-- The connection of a hosted project's API refuses an update without WHERE, also inside a function (safeupdate). These
-- two had none, so every write of staff that asks for a build would have failed there.

create or replace function private.ask_for_build() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.site_builds set asked_at = clock_timestamp() where is_only_row;
  return null;
end
$$;

create or replace function private.record_build_call() returns void
language sql
security definer
set search_path = ''
as $$ update private.site_builds set called_at = tried_at where is_only_row $$;
