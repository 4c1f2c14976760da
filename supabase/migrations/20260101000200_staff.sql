-- Staff: who may sign in to the back office, tied to Supabase Auth. Passwords live in Auth alone, as hashes.

create table public.staff (
  id uuid primary key references auth.users (id) on delete cascade,
  user_id text not null constraint staff_user_id_key unique
    constraint staff_user_id_check check (char_length(user_id) between 1 and 60),
  name text not null constraint staff_name_check check (char_length(name) between 1 and 120),
  mobile text not null default '' constraint staff_mobile_check check (char_length(mobile) <= 20),
  email text not null constraint staff_email_key unique
    constraint staff_email_check check (char_length(email) between 3 and 254),
  city text not null default '' constraint staff_city_check check (char_length(city) <= 120),
  status text not null default 'active' constraint staff_status_check check (status in ('active', 'inactive')),
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

-- Definer, because a policy on staff cannot ask staff itself, and auth.sessions is closed to API roles.
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
    select from auth.sessions
    where sessions.id::text = (select auth.jwt() ->> 'session_id')
  )
$$;
comment on function private.is_staff() is
  'Is the caller a signed-in, active, unexpired staff member whose session has not ended?';
revoke execute on function private.is_staff() from public;
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
