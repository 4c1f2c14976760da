-- Roles: what a member of staff may do, and for which outlets. Row-level security asks these functions.

alter table public.staff
  add column role text not null default 'owner'
    constraint staff_role_check check (role in ('owner', 'manager', 'sales', 'service', 'people')),
  add column outlet_ids bigint[] not null default '{}',
  add column is_on_duty boolean not null default true,
  add column seen_at timestamptz;
grant select (role, outlet_ids, is_on_duty, seen_at) on public.staff to authenticated;
comment on column public.staff.role is
  'owner: all; manager: all but staff and whole exports; sales, service, people: the leads of that family. Who was there before roles is an owner.';
comment on column public.staff.outlet_ids is 'The outlets whose leads they see; empty for all.';
comment on column public.staff.is_on_duty is 'New leads may be given to them.';
comment on column public.staff.seen_at is 'When they last used the back office, to the minute.';

create function private.staff_role() returns text
language sql
stable
security definer
set search_path = ''
return (select staff.role from public.staff where staff.id = (select auth.uid()) and private.is_staff());
comment on function private.staff_role() is 'The role of the caller; null for everybody but active staff.';
grant execute on function private.staff_role() to authenticated;

create function private.has_role(variadic roles text[]) returns boolean
language sql
stable
set search_path = ''
return coalesce(private.staff_role() = any (roles), false);
comment on function private.has_role(text[]) is 'Is the caller active staff with one of these roles?';
grant execute on function private.has_role(text[]) to authenticated;

create function private.require_role(variadic roles text[]) returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.has_role(variadic roles) then
    raise exception 'this is for %', array_to_string(roles, ' or ') using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.require_role(text[]) is 'Refuses everybody without one of these roles; for definer functions of the back office.';

-- Without an outlet a lead is everybody's of its family; contact requests and the like are sales' and service's alike.
create function private.families_of(role text) returns text[]
language sql
immutable
set search_path = ''
return case role
  when 'owner' then array['sales', 'service', 'people', 'other']
  when 'manager' then array['sales', 'service', 'other']
  when 'sales' then array['sales', 'other']
  when 'service' then array['service', 'other']
  when 'people' then array['people']
  else '{}'
end;
comment on function private.families_of(text) is 'The families of leads that a role reads and works on; HR alone, and the owner, read applicants.';

create function private.lead_scope() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when private.staff_role() is null then 'false'
    when staff.role = 'owner' and staff.outlet_ids = '{}' then 'true'
    else format('family = any (%L::text[])', private.families_of(staff.role))
      || case when staff.outlet_ids = '{}' then ''
         else format(' and (outlet_id is null or outlet_id = any (%L::bigint[]))', staff.outlet_ids) end
  end
  from (select auth.uid() as id) as caller left join public.staff using (id)
$$;
comment on function private.lead_scope() is 'The leads that the caller may see, as a condition for dynamic SQL over public.leads.';

create function private.sees_lead(lead public.leads) returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select lead.family = any (private.families_of(private.staff_role()))
      and (staff.outlet_ids = '{}' or lead.outlet_id is null or lead.outlet_id = any (staff.outlet_ids))
    from public.staff where staff.id = (select auth.uid())), false);
$$;
comment on function private.sees_lead(public.leads) is 'May the caller see and change this lead?';
