-- New leads in turn: for each outlet and kind among those on duty. Who leaves hands all open leads over in one step.

create table private.lead_turns_settings (
  family text primary key check (family in ('sales', 'service', 'people', 'other')),
  is_on boolean not null
);
comment on table private.lead_turns_settings is 'Whether new leads of a family go to those on duty in turn; without a row they wait for somebody to take them.';
alter table private.lead_turns_settings enable row level security;

create table private.lead_turns (
  staff_id uuid not null references public.staff (id) on delete cascade,
  enquiry_table text not null,
  -- 0 stands for leads of no outlet.
  outlet_id bigint not null,
  taken_at timestamptz not null,
  primary key (enquiry_table, outlet_id, staff_id)
);
comment on table private.lead_turns is 'When somebody got a lead of a kind and outlet in turn last.';
create index lead_turns_staff_id_idx on private.lead_turns (staff_id);
alter table private.lead_turns enable row level security;

create function private.take_turn() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.assignee_id is not null
    or not coalesce((select is_on from private.lead_turns_settings where family = new.family), false) then
    return new;
  end if;
  select staff.id into new.assignee_id
  from public.staff
  left join private.lead_turns turns
    on turns.staff_id = staff.id and turns.enquiry_table = new.enquiry_table and turns.outlet_id = coalesce(new.outlet_id, 0)
  where staff.status = 'active' and staff.expires_on >= private.indian_day(now()) and staff.is_on_duty
    -- Owners and managers lead; what comes in goes to those whose work it is.
    and staff.role not in ('owner', 'manager') and new.family = any (private.families_of(staff.role))
    and (staff.outlet_ids = '{}' or new.outlet_id is null or new.outlet_id = any (staff.outlet_ids))
  order by turns.taken_at nulls first, staff.created_at, staff.id
  limit 1;
  if new.assignee_id is not null then
    insert into private.lead_turns as turns (staff_id, enquiry_table, outlet_id, taken_at)
    values (new.assignee_id, new.enquiry_table, coalesce(new.outlet_id, 0), clock_timestamp())
    on conflict on constraint lead_turns_pkey do update set taken_at = excluded.taken_at;
  end if;
  return new;
end
$$;
comment on function private.take_turn() is 'Trigger: gives a new lead to whom its turn it is, where that is switched on.';
create trigger leads_take_turn before insert on public.leads
  for each row execute function private.take_turn();

create function private.set_duty(is_on_duty boolean) returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  update public.staff set is_on_duty = set_duty.is_on_duty where id = (select auth.uid());
end
$$;
comment on function private.set_duty(boolean) is 'What public.set_duty does; definer, because staff write few columns of their account by hand.';
grant execute on function private.set_duty(boolean) to authenticated;
create function public.set_duty(is_on_duty boolean) returns void
language sql security invoker set search_path = ''
return private.set_duty(is_on_duty);
comment on function public.set_duty(boolean) is 'Says whether the caller takes new leads in turn.';
grant execute on function public.set_duty(boolean) to authenticated;

create function private.read_turns() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (
    select jsonb_object_agg(family, coalesce(is_on, false))
    from unnest(array['sales', 'service', 'people', 'other']) as family left join private.lead_turns_settings using (family));
end
$$;
comment on function private.read_turns() is 'What public.read_turns answers.';
grant execute on function private.read_turns() to authenticated;
create function public.read_turns() returns jsonb
language sql stable security invoker set search_path = ''
return private.read_turns();
comment on function public.read_turns() is 'Whether new leads go to those on duty in turn, by family; for the owner.';
grant execute on function public.read_turns() to authenticated;

create function private.set_turns(turns jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.audit_events;
begin
  perform private.require_role('owner');
  event.before := (select string_agg(family, ', ' order by family) from private.lead_turns_settings where is_on);
  insert into private.lead_turns_settings as settings (family, is_on)
  select key, value::boolean from jsonb_each_text(turns)
  on conflict on constraint lead_turns_settings_pkey do update set is_on = excluded.is_on;
  event.after := (select string_agg(family, ', ' order by family) from private.lead_turns_settings where is_on);
  if event.before is distinct from event.after then
    event.action := 'Changed';
    event.table_name := 'leads';
    event.subject := 'New leads in turn';
    perform private.add_audit_event(event);
  end if;
end
$$;
comment on function private.set_turns(jsonb) is 'What public.set_turns does.';
grant execute on function private.set_turns(jsonb) to authenticated;
create function public.set_turns(turns jsonb) returns void
language sql security invoker set search_path = ''
return private.set_turns(turns);
comment on function public.set_turns(jsonb) is 'Switches leads in turn on or off for the families named; for the owner.';
grant execute on function public.set_turns(jsonb) to authenticated;

create function private.hand_over(from_id uuid, to_id uuid) returns integer
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  taker public.staff;
  handed uuid[];
  event public.audit_events;
begin
  perform private.require_role('owner', 'manager');
  if to_id is not null then
    select * into taker from public.staff
    where id = to_id and id <> from_id and status = 'active' and expires_on >= private.indian_day(now());
    if not found then
      return null;
    end if;
  end if;
  -- What the taker may not see, and what the caller may not, stays where it is.
  with changed as (
    update public.leads set assignee_id = to_id, version = version + 1
    where assignee_id = from_id and is_open and private.sees_lead(leads)
      and (to_id is null or family = any (private.families_of(taker.role))
        and (taker.outlet_ids = '{}' or outlet_id is null or outlet_id = any (taker.outlet_ids)))
    returning id
  ) select array_agg(id) into handed from changed;
  perform private.add_lead_event(lead_id, gen_random_uuid(), 'assigned', coalesce(taker.name, ''), '')
  from unnest(handed) as lead_id;
  if handed is not null then
    event.action := 'Changed';
    event.table_name := 'leads';
    event.subject := 'Open leads of ' || (select user_id from public.staff where id = from_id) || ' · handed over';
    event.after := concat_ws(' · ', cardinality(handed) || ' leads', coalesce(taker.user_id, 'to nobody'));
    perform private.add_audit_event(event);
  end if;
  return coalesce(cardinality(handed), 0);
end
$$;
comment on function private.hand_over(uuid, uuid) is 'What public.hand_over does.';
grant execute on function private.hand_over(uuid, uuid) to authenticated;
create function public.hand_over(from_id uuid, to_id uuid default null) returns integer
language sql security invoker set search_path = ''
return private.hand_over(from_id, to_id);
comment on function public.hand_over(uuid, uuid) is
  'Gives all open leads of somebody to a colleague who may see them, or to nobody, and answers how many; null when there is no such colleague. For owner and manager.';
grant execute on function public.hand_over(uuid, uuid) to authenticated;
