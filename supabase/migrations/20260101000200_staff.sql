-- Staff: who may sign in to the back office, tied to Supabase Auth, and how long their sessions last. Passwords live in
-- Auth alone, as hashes.

create table public.staff (
  id uuid primary key references auth.users (id) on delete cascade,
  user_id text not null unique check (char_length(user_id) between 1 and 60),
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null default '' check (char_length(mobile) <= 20),
  email text not null unique check (char_length(email) between 3 and 254),
  city text not null default '' check (char_length(city) <= 120),
  status text not null default 'active' check (status in ('active', 'inactive')),
  expires_on date not null default (now() + interval '1 year')::date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.staff is 'Dealership staff who may use the back office; one row for each auth user who may.';
comment on column public.staff.id is 'The auth user.';
comment on column public.staff.user_id is 'What staff type to sign in, beside their e-mail.';
comment on column public.staff.expires_on is 'Last Indian calendar day on which this account works.';

create trigger staff_set_updated_at before update on public.staff
  for each row execute function private.set_updated_at();

-- Auth keeps addresses in lower case; two members may not differ in case alone.
create unique index staff_lower_email_key on public.staff (lower(email));

-- The e-mail of a staff row is the one Auth signs the member in with: a change of one changes the other, in one
-- transaction. Auth's own way asks for a click in two mailboxes; staff sign in by user id and change their address
-- in a session they have already proved.
create function private.follow_staff_email() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update auth.users set email = lower(new.email), updated_at = now() where id = new.id;
  update auth.identities
  set identity_data = identity_data || jsonb_build_object('email', lower(new.email)), updated_at = now()
  where user_id = new.id and provider = 'email';
  return null;
end
$$;
comment on function private.follow_staff_email() is
  'Trigger: gives the auth user the e-mail of the staff row; definer, because auth.users is closed to API roles.';

create trigger staff_follow_email after update of email on public.staff
  for each row when (old.email is distinct from new.email)
  execute function private.follow_staff_email();

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

-- Definer, because a policy on staff cannot ask staff itself, and sessions are closed to API roles.
create function private.is_staff() returns boolean
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
comment on function private.is_staff() is
  'Is the caller a signed-in, active, unexpired staff member whose session has not ended?';
grant execute on function private.is_staff() to authenticated;

alter table public.staff enable row level security;

grant select (id, user_id, name, mobile, email, city, status, expires_on, created_at) on public.staff to authenticated;
grant update (name, mobile, email) on public.staff to authenticated;
-- The secret key looks a user id up at sign-in and creates accounts; it reads and writes no other table but this.
grant select, insert, update, delete on public.staff to service_role;

create policy "active staff can read their own account" on public.staff
  for select to authenticated
  using (id = (select auth.uid()) and (select private.is_staff()));

create policy "active staff can update their own account" on public.staff
  for update to authenticated
  using (id = (select auth.uid()) and (select private.is_staff()))
  with check (id = (select auth.uid()));

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
grant execute on function public.open_staff_session() to authenticated;
