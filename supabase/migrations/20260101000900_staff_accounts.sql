-- Staff accounts: the owner keeps them. A new account and a forgotten password begin with a link that works
-- once.
create table private.staff_links (
  token_hash text primary key check (char_length(token_hash) = 43),
  staff_id uuid not null references public.staff (id) on delete cascade,
  expires_at timestamptz not null
);
comment on table private.staff_links is
  'Links that let somebody set their password once; at most one for an account.';
comment on column private.staff_links.token_hash is
  'SHA-256 of the token in the link; the token itself is stored nowhere in the clear.';

create unique index staff_links_staff_id_key on private.staff_links (staff_id);

alter table private.staff_links enable row level security;

create function private.keep_staff_link(staff_id uuid, token_hash text, hours integer) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  until constant timestamptz := now() + make_interval(hours => least(hours, 168));
begin
  -- A newer link ends the one before.
  delete from private.staff_links where staff_links.staff_id = keep_staff_link.staff_id or expires_at < now();
  insert into private.staff_links (token_hash, staff_id, expires_at)
  select keep_staff_link.token_hash, staff.id, until from public.staff
  where staff.id = keep_staff_link.staff_id and staff.status = 'active';
  return case when found then until end;
end
$$;
comment on function private.keep_staff_link(uuid, text, integer) is
  'Keeps the hash of a link and answers until when the link works; null for no active account. For definer functions.';

create function private.find_staff_link(token_hash text) returns table (id uuid, user_id text, name text)
language sql stable security definer set search_path = ''
as $$
  select staff.id, staff.user_id, staff.name from private.staff_links
    join public.staff on staff.id = staff_links.staff_id
  where staff_links.token_hash = find_staff_link.token_hash and expires_at > now() and staff.status = 'active'
$$;
comment on function private.find_staff_link(text) is
  'The account whose password a link sets; nothing when the link was used or has ended.';
call private.expose('find_staff_link', 'service_role');

-- Of several uses at once the first takes the link, and the others find none. Auth sets the password after
-- that, in a transaction of its own; a password that Auth refuses brings the link back.
create function private.take_staff_link(token_hash text) returns table (id uuid, expires_at timestamptz)
language sql volatile security definer set search_path = ''
as $$
  delete from private.staff_links using public.staff
  where staff_links.token_hash = take_staff_link.token_hash and staff_links.expires_at > now()
    and staff.id = staff_links.staff_id and staff.status = 'active'
  returning staff.id, staff_links.expires_at
$$;
comment on function private.take_staff_link(text) is
  'Ends a link that works, and answers the account whose password it sets and until when it would have worked; '
  'nothing when the link was used or has ended.';
call private.expose('take_staff_link', 'service_role');

create function private.give_back_staff_link(token_hash text, staff_id uuid, expires_at timestamptz) returns void
language sql volatile security definer set search_path = ''
as $$
  -- A change that was allowed and is not made yet is allowed no more; after a change that was made, even one
  -- whose answer was lost, the link stays used.
  with unmade as (
    delete from private.allowed_password_changes as changes
    where changes.staff_id = give_back_staff_link.staff_id returning 1)
  insert into private.staff_links (token_hash, staff_id, expires_at)
  select give_back_staff_link.token_hash, give_back_staff_link.staff_id, give_back_staff_link.expires_at from unmade
  on conflict do nothing
$$;
comment on function private.give_back_staff_link(text, uuid, timestamptz) is
  'Brings a link back that was taken and set no password; one that did set it stays used, and a newer link of the '
  'account stays in its place.';
call private.expose('give_back_staff_link', 'service_role');

-- A new password ends the link in the same transaction, so that it works once.
create function private.end_staff_links() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.staff_links where staff_id = new.id;
  return null;
end
$$;
comment on function private.end_staff_links() is
  'Trigger: once an account has a new password, no earlier link can set another one.';

create trigger end_staff_links after update on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.end_staff_links();

create function private.trace_account(staff_id uuid, what text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  event public.audit_events;
begin
  event.action := 'Changed';
  event.table_name := 'staff';
  event.row_id := staff_id::text;
  event.subject := 'Account ' || (select user_id from public.staff where id = staff_id) || ' · ' || what;
  event.after := after;
  perform private.add_audit_event(event);
end
$$;
comment on function private.trace_account(uuid, text, text) is
  'Writes into the audit trail what an owner did with an account.';

create function private.make_staff_link(staff_id uuid, token_hash text, hours integer) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  until timestamptz;
begin
  perform private.require_role('owner');
  until := private.keep_staff_link(staff_id, token_hash, hours);
  if until is not null then
    perform private.trace_account(staff_id, 'link to set a password', 'made');
  end if;
  return until;
end
$$;
comment on function private.make_staff_link(uuid, text, integer) is
  'Keeps the hash of a link to set a password, in the place of an older one, and answers until when it works; null '
  'for no active account. For the owner.';
call private.expose('make_staff_link', 'authenticated');

create function private.end_sessions(staff_id uuid) returns integer
language plpgsql set search_path = ''
as $$
declare
  ended integer;
begin
  -- The row here is what lets a session in; a token of Auth's own session may only be renewed, and opens
  -- nothing any more.
  delete from private.staff_sessions using auth.sessions
  where sessions.id = staff_sessions.session_id and sessions.user_id = end_sessions.staff_id;
  get diagnostics ended = row_count;
  return ended;
end
$$;
comment on function private.end_sessions(uuid) is
  'Ends every session of an account and answers how many there were; for definer functions.';

create function private.end_staff_sessions(staff_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  perform private.require_role('owner');
  ended := private.end_sessions(staff_id);
  perform private.trace_account(staff_id, 'sessions', ended || ' ended');
  return ended;
end
$$;
comment on function private.end_staff_sessions(uuid) is
  'Ends every session of an account and answers how many there were; for the owner.';
call private.expose('end_staff_sessions', 'authenticated');

create function private.list_staff() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', staff.id, 'userId', staff.user_id, 'name', staff.name, 'email', staff.email, 'mobile', staff.mobile,
      'city', staff.city, 'role', staff.role, 'outletIds', staff.outlet_ids, 'changesAll', staff.changes_all, 'isActive', staff.status = 'active',
      'lastDay', staff.expires_on, 'isOnDuty', staff.is_on_duty, 'seenAt', staff.seen_at,
      'linkUntil', (
        select expires_at from private.staff_links
        where staff_links.staff_id = staff.id and expires_at > now()),
      'sessions', (
        select count(*) from private.staff_sessions join auth.sessions on sessions.id = staff_sessions.session_id
        where sessions.user_id = staff.id and staff_sessions.seen_at > now() - interval '30 minutes'
          and staff_sessions.started_at > now() - interval '8 hours'),
      'openLeads', (select count(*) from public.leads where assignee_id = staff.id and is_open))
      order by staff.status, staff.name, staff.id), '[]')
    from public.staff);
end
$$;
comment on function private.list_staff() is
  'Every account with its role, outlets, last day, open sessions and open leads; for the owner.';
call private.expose('list_staff', 'authenticated');

create function private.add_staff(staff_id uuid, account jsonb, token_hash text, hours integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  refused_by text;
begin
  perform private.require_role('owner');
  insert into public.staff (id, user_id, name, email, mobile, city, role, outlet_ids, changes_all, expires_on)
  values (staff_id, account ->> 'userId', account ->> 'name', account ->> 'email', account ->> 'mobile',
    account ->> 'city', account ->> 'role',
    array(select jsonb_array_elements_text(account -> 'outletIds')::bigint),
    coalesce((account ->> 'changesAll')::boolean, false), (account ->> 'lastDay')::date);
  return jsonb_build_object('outcome', 'saved', 'until', private.keep_staff_link(staff_id, token_hash, hours));
exception when unique_violation then
  get stacked diagnostics refused_by = constraint_name;
  return jsonb_build_object('outcome',
    case when refused_by like 'staff_user_id%' then 'user_id_taken' else 'email_taken' end);
when check_violation then
  get stacked diagnostics refused_by = constraint_name;
  if refused_by <> 'staff_owner_outlets_check' then
    raise;
  end if;
  return '{"outcome": "owner_of_some"}';
end
$$;
comment on function private.add_staff(uuid, jsonb, text, integer) is
  'Makes an auth user one of staff, with a link to set the password. Outcome: saved (until), user_id_taken, '
  'email_taken or owner_of_some; for the owner.';
call private.expose('add_staff', 'authenticated');

create function private.change_staff(staff_id uuid, change jsonb) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  after public.staff;
  refused_by text;
begin
  perform private.require_role('owner');
  -- One change at a time, so that two owners do not end each other's accounts at once.
  perform pg_advisory_xact_lock(hashtext('change_staff'));
  update public.staff set
    role = coalesce(change ->> 'role', role),
    outlet_ids = case when change ? 'outletIds'
      then array(select jsonb_array_elements_text(change -> 'outletIds')::bigint) else outlet_ids end,
    changes_all = coalesce((change ->> 'changesAll')::boolean, changes_all),
    expires_on = coalesce((change ->> 'lastDay')::date, expires_on),
    status = case when change ? 'isActive'
      then case when (change ->> 'isActive')::boolean then 'active' else 'inactive' end else status end
  where id = staff_id
  returning * into after;
  if not found then
    return 'missing';
  end if;
  if not exists (
    select from public.staff
    where role = 'owner' and outlet_ids = '{}' and status = 'active' and expires_on >= private.indian_day(now())
  ) then
    raise exception 'the last owner stays' using errcode = 'restrict_violation';
  end if;
  if after.status = 'inactive' then
    perform private.end_sessions(staff_id);
    delete from private.staff_links where staff_links.staff_id = change_staff.staff_id;
  end if;
  return 'saved';
exception when restrict_violation then
  -- The changes above are undone.
  return 'last_owner';
when check_violation then
  get stacked diagnostics refused_by = constraint_name;
  if refused_by <> 'staff_owner_outlets_check' then
    raise;
  end if;
  return 'owner_of_some';
end
$$;
comment on function private.change_staff(uuid, jsonb) is
  'Changes role, outletIds, changesAll, lastDay or isActive of an account: saved, missing, last_owner, or owner_of_some for an '
  'owner with outlets; a disabled one is signed out. For the owner.';
call private.expose('change_staff', 'authenticated');

-- Definer, because staff write few columns of their account by hand.
create function private.set_duty(is_on_duty boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  update public.staff set is_on_duty = set_duty.is_on_duty where id = (select auth.uid());
end
$$;
comment on function private.set_duty(boolean) is 'Says whether the caller takes new leads in turn.';
call private.expose('set_duty', 'authenticated');
