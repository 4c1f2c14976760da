-- A session says which role it has, and an account when it was last used.

create or replace function private.use_staff_session() returns setof public.staff
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Once a minute is exact enough, and spares a write at nearly every call.
  update private.staff_sessions set seen_at = now()
  where session_id = (auth.jwt() ->> 'session_id')::uuid
    and seen_at > now() - interval '30 minutes'
    and seen_at < now() - interval '1 minute';
  if found then
    update public.staff set seen_at = now() where staff.id = (select auth.uid());
  end if;

  return query select * from public.staff where staff.id = (select auth.uid()) and private.is_staff();
end
$$;

drop function public.use_staff_session();
create function public.use_staff_session() returns table (
  id uuid, user_id text, name text, mobile text, email text, city text, status text, expires_on date, created_at timestamptz,
  role text, outlet_ids bigint[], is_on_duty boolean
)
language sql
security invoker
set search_path = ''
as $$
  select id, user_id, name, mobile, email, city, status, expires_on, created_at, role, outlet_ids, is_on_duty
  from private.use_staff_session()
$$;
comment on function public.use_staff_session() is
  'The caller''s own account, and the note that the session is in use; nothing when the session or the account has ended.';
grant execute on function public.use_staff_session() to authenticated;

create or replace function private.open_staff_session(auth_session uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.staff_sessions where started_at < now() - interval '1 day';
  -- Right after its sign-in or never: a session that ended cannot be opened again.
  insert into private.staff_sessions (session_id, started_at)
  select sessions.id, sessions.created_at
  from auth.sessions join public.staff on staff.id = sessions.user_id
  where sessions.id = auth_session
    and sessions.created_at > now() - interval '1 minute'
    and staff.status = 'active'
    and staff.expires_on >= private.indian_day(now())
  on conflict (session_id) do nothing;
  if not found then
    return false;
  end if;
  update public.staff set seen_at = now()
  where staff.id = (select sessions.user_id from auth.sessions where sessions.id = auth_session);
  return true;
end
$$;

-- That somebody was seen is no change of their account.
do $$
declare
  definition constant text := pg_catalog.pg_get_functiondef('private.audit_row()'::regprocedure);
begin
  if strpos(definition, 'array[''updated_at'',') = 0 then
    raise exception 'private.audit_row no longer lists what is noise';
  end if;
  execute replace(definition, 'array[''updated_at'',', 'array[''updated_at'', ''seen_at'',');
end
$$;
