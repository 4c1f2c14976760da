-- Staff sessions are opened by the server alone, after the server counted the try and Auth checked the
-- password. A caller who gets a token elsewhere, with the publishable key and a password, has a session of
-- Auth and no staff session: such a token reads nothing.

-- Definer, because sessions are closed to API roles.
create function private.open_staff_session(auth_session uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.staff_sessions where started_at < now() - interval '1 day';
  -- A session is opened right after its sign-in or never: one that ended cannot be opened again.
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
comment on function private.open_staff_session(uuid) is
  'Lets a session of Auth that began just now count as one of staff; false when its account is not active staff.';
call private.expose('open_staff_session', 'service_role');

create function private.use_staff_session() returns setof public.staff
language plpgsql security definer set search_path = ''
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
comment on function private.use_staff_session() is 'The row from which public.use_staff_session takes its answer.';
grant execute on function private.use_staff_session() to authenticated;

-- Not made by private.expose, because callers read these columns alone.
create function public.use_staff_session() returns table (
  id uuid, user_id text, name text, mobile text, email text, city text, status text, expires_on date,
  created_at timestamptz,
  role text, outlet_ids bigint[], is_on_duty boolean, changes_all boolean
)
language sql security invoker set search_path = ''
as $$
  select id, user_id, name, mobile, email, city, status, expires_on, created_at, role, outlet_ids, is_on_duty,
    changes_all
  from private.use_staff_session()
$$;
comment on function public.use_staff_session() is
  'The caller''s own account, and the note that the session is in use; nothing when the session or the account has '
  'ended.';
grant execute on function public.use_staff_session() to authenticated;

-- A staff token alone sets no password: Auth takes a new one for a member of staff only after the server,
-- which asked for the old one, has said so. The change and its line of the audit trail are one transaction.
create table private.allowed_password_changes (
  staff_id uuid primary key references public.staff (id) on delete cascade,
  allowed_at timestamptz not null default now(),
  actor_id uuid,
  request_id text not null
);
comment on table private.allowed_password_changes is
  'Whose password Auth may change within the next half minute, once, and the call that asked for it.';
comment on column private.allowed_password_changes.actor_id is
  'The member of staff who asked; none when it was an operator.';

alter table private.allowed_password_changes enable row level security;

-- Definer, because the table is closed to all API roles.
create function private.allow_password_change(staff_id uuid, actor_id uuid default null) returns void
language sql security definer set search_path = ''
as $$
  insert into private.allowed_password_changes as changes (staff_id, actor_id, request_id)
  values (staff_id, actor_id, private.request_id())
  on conflict on constraint allowed_password_changes_pkey
    do update set allowed_at = now(), actor_id = excluded.actor_id, request_id = excluded.request_id
$$;
comment on function private.allow_password_change(uuid, uuid) is
  'Lets Auth change this member''s password once within half a minute. actor_id is the member of staff who asked, '
  'null for an operator.';
call private.expose('allow_password_change', 'service_role');

-- Definer, because Auth's role may touch nothing of ours.
create function private.guard_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  account public.staff;
  allowed private.allowed_password_changes;
  event public.audit_events;
begin
  select * into account from public.staff where id = new.id;
  if not found then
    return new;
  end if;

  if lower(new.email) is distinct from lower(old.email) and lower(new.email) is distinct from lower(account.email) then
    raise exception 'the e-mail of staff changes in their profile alone' using errcode = 'insufficient_privilege';
  end if;

  if new.encrypted_password is distinct from old.encrypted_password then
    delete from private.allowed_password_changes as changes
    where changes.staff_id = new.id and changes.allowed_at > now() - interval '30 seconds'
    returning * into allowed;
    if not found then
      raise exception 'a password of staff changes through the server alone' using errcode = 'insufficient_privilege';
    end if;
    event.actor_id := allowed.actor_id;
    event.request_id := allowed.request_id;
    event.action := 'Changed';
    event.table_name := 'staff';
    event.row_id := new.id::text;
    event.subject := 'Account ' || account.user_id || ' · password';
    perform private.add_audit_event(event);
  end if;
  return new;
end
$$;
comment on function private.guard_sign_in() is
  'Trigger: refuses a password or an e-mail of staff that was set past the server, and records a new password.';

create trigger guard_sign_in before update on auth.users
  for each row when (
    old.encrypted_password is distinct from new.encrypted_password or old.email is distinct from new.email
  ) execute function private.guard_sign_in();

-- The e-mail of staff is a name they sign in with, so a staff token alone does not change it: the server asks
-- for the password again and then says which address may follow.
create table private.allowed_email_changes (
  staff_id uuid primary key references public.staff (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254),
  allowed_at timestamptz not null default now()
);
comment on table private.allowed_email_changes is
  'The members of staff who may set an e-mail address within the next half minute, once, each with the address.';

alter table private.allowed_email_changes enable row level security;

-- Definer, because the table is closed to all API roles.
create function private.allow_email_change(staff_id uuid, email text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.allowed_email_changes as changes (staff_id, email) values (staff_id, email)
  on conflict on constraint allowed_email_changes_pkey do update set email = excluded.email, allowed_at = now()
$$;
comment on function private.allow_email_change(uuid, text) is
  'Lets this member of staff set this e-mail address once within half a minute.';
call private.expose('allow_email_change', 'service_role');

-- Definer, because staff may touch nothing of the table above.
create function private.guard_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Without a member of staff it is an operator, with the secret key or in SQL.
  if auth.uid() is null then
    return new;
  end if;
  delete from private.allowed_email_changes as changes
  where changes.staff_id = new.id and changes.email = new.email and changes.allowed_at > now() - interval '30 seconds';
  if not found then
    raise exception 'the e-mail of staff changes through the server alone' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
comment on function private.guard_email() is 'Trigger: refuses an e-mail of staff that the server did not allow.';

create trigger staff_guard_email before update of email on public.staff
  for each row when (old.email is distinct from new.email) execute function private.guard_email();
