-- Staff sessions end after 30 minutes without a call and 8 hours after the sign-in, whatever token the caller holds.

create table private.staff_sessions (
  session_id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null default now()
);
comment on table private.staff_sessions is
  'When each session of Auth began and was last used; a session that is not here, or was idle too long, opens nothing.';
create index staff_sessions_started_at_idx on private.staff_sessions (started_at);
alter table private.staff_sessions enable row level security;

create or replace function private.is_staff() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.staff
    where staff.id = (select auth.uid())
      and staff.status = 'active'
      and staff.expires_on >= private.indian_day(now())
  )
  -- A token outlives its session by up to an hour; the session row does not.
  and exists (
    select from private.staff_sessions
    join auth.sessions on sessions.id = staff_sessions.session_id
    where staff_sessions.session_id = (select auth.jwt() ->> 'session_id')::uuid
      and staff_sessions.seen_at > now() - interval '30 minutes'
      and staff_sessions.started_at > now() - interval '8 hours'
  )
$$;

-- Definer, because sessions are closed to API roles. A row is made once for each session of Auth that is young enough;
-- rows older than that are deleted, and cannot come back.
create function private.open_staff_session() returns setof public.staff
language plpgsql
security definer
set search_path = ''
as $$
declare
  session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
begin
  -- Once a minute is exact enough, and spares a write at nearly every call.
  update private.staff_sessions set seen_at = now()
  where session_id = session
    and seen_at > now() - interval '30 minutes'
    and seen_at < now() - interval '1 minute';

  if not exists (select from private.staff_sessions where session_id = session) then
    delete from private.staff_sessions where started_at < now() - interval '1 day';
    insert into private.staff_sessions (session_id, started_at)
    select id, created_at from auth.sessions
    where id = session and user_id = auth.uid() and created_at > now() - interval '8 hours'
    on conflict (session_id) do nothing;
  end if;

  return query select * from public.staff where staff.id = (select auth.uid()) and private.is_staff();
end
$$;
comment on function private.open_staff_session() is 'What public.open_staff_session answers.';
revoke execute on function private.open_staff_session() from public;
grant execute on function private.open_staff_session() to authenticated;

create function public.open_staff_session() returns table (
  id uuid, user_id text, name text, mobile text, email text, city text, status text, expires_on date, created_at timestamptz
)
language sql
security invoker
set search_path = ''
as $$
  select id, user_id, name, mobile, email, city, status, expires_on, created_at from private.open_staff_session()
$$;
comment on function public.open_staff_session() is
  'The caller''s own account, and the note that the session is in use; nothing when the session or the account has ended.';
revoke execute on function public.open_staff_session() from public, anon;
grant execute on function public.open_staff_session() to authenticated;
