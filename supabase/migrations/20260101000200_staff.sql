-- Staff: who may sign in to the back office, tied to Supabase Auth, and how long their sessions last.
-- Passwords live in Auth alone, as hashes.
create table public.staff (
  id uuid primary key references auth.users (id) on delete cascade,
  user_id text not null unique check (private.is_line(user_id, 60, 1)),
  name text not null check (private.is_line(name, 120, 1)),
  mobile text not null default '' check (private.is_number(mobile)),
  email text not null unique check (private.is_email(email)),
  city text not null default '' check (private.is_line(city, 120)),
  status text not null default 'active' check (status in ('active', 'inactive')),
  expires_on date not null default (now() + interval '1 year')::date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  role text not null default 'owner' check (role in ('owner', 'manager', 'sales', 'service', 'people')),
  outlet_ids bigint[] not null default '{}',
  is_on_duty boolean not null default true,
  seen_at timestamptz,
  changes_all boolean not null default false,
  -- An owner keeps accounts, erases people and reads the files of all outlets: limiting an owner to some
  -- outlets would be for show.
  constraint staff_owner_outlets_check check (role <> 'owner' or outlet_ids = '{}')
);
comment on table public.staff is 'Dealership staff who may use the back office; one row for each auth user among them.';
comment on column public.staff.id is 'The auth user.';
comment on column public.staff.user_id is 'The name that staff type to sign in; their e-mail address works too.';
comment on column public.staff.expires_on is 'Last Indian calendar day on which this account works.';
comment on column public.staff.role is
  'owner: everything; manager: everything but staff and whole exports; sales, service, people: the leads of that '
  'family.';
comment on column public.staff.outlet_ids is 'The outlets whose leads this account sees; empty for all.';
comment on column public.staff.changes_all is
  'Whether an account of some outlets may change what holds for all: prices, pages, the dealership, other outlets. An '
  'account of all outlets may by its role.';
comment on column public.staff.is_on_duty is 'New leads may be given to this member of staff.';
comment on column public.staff.seen_at is 'When this member of staff last used the back office, to the minute.';

-- Auth keeps addresses in lower case; two members may not differ in case alone.
create unique index staff_lower_email_key on public.staff (lower(email));
-- A user id is the same in capitals and in small letters (A to Z), as it is for the server when it counts
-- tries: a phone that begins with a capital signs in, and another spelling of a name never tells whether
-- there is such an account.
create unique index staff_user_id_lower_key on public.staff (lower(user_id collate "C"));

-- Staff sessions end after 30 minutes without a call and 8 hours after the sign-in, whatever token the caller
-- holds.
create table private.staff_sessions (
  session_id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null default now()
);
comment on table private.staff_sessions is
  'When each session of Auth began and was last used; a session that has no row here, or was idle too long, opens '
  'nothing.';

create index staff_sessions_started_at_idx on private.staff_sessions (started_at);

alter table private.staff_sessions enable row level security;

-- Definer, because the office may not use the schema auth, and the owner of that schema may not grant the
-- right.
create function private.caller_id() returns uuid
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  return auth.uid();
end
$$;
comment on function private.caller_id() is 'The auth user who calls; null for visitors and for the secret key.';
grant execute on function private.caller_id() to office;

-- Definer, because a policy on staff cannot ask staff itself, and sessions are closed to API roles. In
-- PL/pgSQL, which keeps its plan: a statement over several tables calls this function for the policy of each
-- table.
create function private.is_staff() returns boolean
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  return exists (
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
  );
end
$$;
comment on function private.is_staff() is
  'Is the caller a signed-in, active, unexpired staff member whose session has not ended?';
grant execute on function private.is_staff() to authenticated, office;

create function private.require_staff() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'this is for active staff' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.require_staff() is
  'Refuses everybody but active staff; for definer functions of the back office.';
grant execute on function private.require_staff() to office;

-- Roles: what a member of staff may do, and for which outlets. Row-level security calls these functions.
create function private.staff_role() returns text
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  return (select staff.role from public.staff where staff.id = (select auth.uid()) and (select private.is_staff()));
end
$$;
comment on function private.staff_role() is 'The role of the caller; null for a caller who is not active staff.';
grant execute on function private.staff_role() to authenticated, office;

create function private.has_role(variadic roles text[]) returns boolean
language sql stable parallel safe set search_path = ''
as $$ select coalesce(private.staff_role() = any (roles), false) $$;
comment on function private.has_role(text[]) is 'Is the caller active staff with one of these roles?';
grant execute on function private.has_role(text[]) to authenticated, office;

create function private.require_role(variadic roles text[]) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.has_role(variadic roles) then
    raise exception 'this is for %', array_to_string(roles, ' or ') using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.require_role(text[]) is
  'Refuses everybody without one of these roles; for definer functions of the back office.';
grant execute on function private.require_role(text[]) to office;

-- What holds for all outlets is changed by those who have all outlets, or whom the owner allowed it.
create function private.edits_site() returns boolean
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  return private.has_role('owner', 'manager') and exists (
    select from public.staff where id = (select auth.uid()) and (outlet_ids = '{}' or changes_all));
end
$$;
comment on function private.edits_site() is
  'May the caller change what holds for all outlets: an owner, or a manager of all outlets or with the owner''s leave?';
grant execute on function private.edits_site() to authenticated;

create function private.edits_outlet(outlet bigint) returns boolean
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  return private.edits_site() or private.has_role('owner', 'manager') and exists (
    select from public.staff where id = (select auth.uid()) and outlet = any (outlet_ids));
end
$$;
comment on function private.edits_outlet(bigint) is 'May the caller change what holds for this outlet alone?';
grant execute on function private.edits_outlet(bigint) to authenticated;

create function private.require_site_editor() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.edits_site() then
    raise exception 'this holds for all outlets' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.require_site_editor() is
  'Refuses everybody who may not change what holds for all outlets; for definer functions of the back office.';

-- Where staff read who changed something, they read a name and not a bare user id. A table that stores an
-- actor keeps the words of that moment.
create function private.name_of_staff(staff_id uuid) returns text
language sql stable set search_path = ''
as $$
  select case when name in ('', user_id) then user_id else name || ' (' || user_id || ')' end
  from public.staff where id = staff_id
$$;
comment on function private.name_of_staff(uuid) is
  'The name of a member of staff with the user id in brackets, which tells several people of one name apart; the user '
  'id alone where there is no name.';

alter table public.staff enable row level security;
-- The secret key looks a user id up at sign-in and creates accounts; of the tables it reads and writes this
-- one alone.
grant
  select (
    id, user_id, name, mobile, email, city, status, expires_on, created_at, role, outlet_ids, is_on_duty, seen_at,
    changes_all
  ),
  update (name, mobile, email)
on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;

create policy "active staff can read their own account" on public.staff
  for select to authenticated
  using (id = (select auth.uid()) and (select private.is_staff()));
grant select (id, user_id, name, role, outlet_ids, status, expires_on, is_on_duty) on public.staff to office;
create policy "active staff read what colleagues are called and work on" on public.staff
  for select to office
  using ((select private.is_staff()));
comment on policy "active staff read what colleagues are called and work on" on public.staff is
  'All active staff, of whichever role and outlet: a lead names the member of staff who has it to everybody who sees '
  'the lead.';
create policy "active staff can update their own account" on public.staff
  for update to authenticated
  using (id = (select auth.uid()) and (select private.is_staff()))
  with check (id = (select auth.uid()));

create trigger staff_set_updated_at before update on public.staff
  for each row execute function private.set_updated_at();

-- The e-mail of a staff row is the one with which Auth signs the member in: a change of one changes the
-- other, in one transaction. Auth's own way asks for a click in two mailboxes; staff sign in by user id and
-- change their address in a session whose password they have already proved.
create function private.follow_staff_email() returns trigger
language plpgsql security definer set search_path = ''
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
  for each row when (old.email is distinct from new.email) execute function private.follow_staff_email();

-- A lead without an outlet is everybody's in its family; leads of the family other, such as contact requests,
-- belong to sales and service alike.
create function private.families_of(role text) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return case role
    when 'owner' then array['sales', 'service', 'people', 'other']
    when 'manager' then array['sales', 'service', 'other']
    when 'sales' then array['sales', 'other']
    when 'service' then array['service', 'other']
    when 'people' then array['people']
    else '{}'
  end;
end
$$;
comment on function private.families_of(text) is
  'The families of leads that a role reads and works on; HR alone, and the owner, read applicants.';
grant execute on function private.families_of(text) to office;

create function private.staff_name() returns text
language sql stable set search_path = ''
as $$ select coalesce((select name from public.staff where id = auth.uid()), '') $$;
comment on function private.staff_name() is 'The name of the member of staff who calls.';
