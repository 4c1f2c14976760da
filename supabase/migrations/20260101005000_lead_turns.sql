-- New leads in turn: for each outlet and kind they go round the staff on duty. A member of staff who leaves
-- hands all open leads over in one step.
create table private.lead_turns_settings (
  family text primary key check (family in ('sales', 'service', 'people', 'other')),
  is_on boolean not null
);
comment on table private.lead_turns_settings is
  'Whether new leads of a family go to staff on duty in turn; leads of a family without a row wait for somebody to '
  'take them.';

alter table private.lead_turns_settings enable row level security;
grant select on private.lead_turns_settings to office;
create policy "the owner reads which leads go in turn" on private.lead_turns_settings
  for select to office
  using ((select private.has_role('owner')));
comment on policy "the owner reads which leads go in turn" on private.lead_turns_settings is 'The owner alone.';

create table private.lead_turns (
  staff_id uuid not null references public.staff (id) on delete cascade,
  enquiry_table text not null,
  -- 0 stands for leads of no outlet.
  outlet_id bigint not null,
  taken_at timestamptz not null,
  primary key (enquiry_table, outlet_id, staff_id)
);
comment on table private.lead_turns is 'When a member of staff last got a lead of a kind and outlet in turn.';

create index lead_turns_staff_id_idx on private.lead_turns (staff_id);

alter table private.lead_turns enable row level security;

-- Enquiries that come at one moment take one turn after the other: otherwise each would read whose turn it is
-- before another has taken that turn, and all would go to one colleague.
create function private.take_turn() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.assignee_id is not null
    or not coalesce((select is_on from private.lead_turns_settings where family = new.family), false) then
    return new;
  end if;
  -- A lead that comes at the same moment takes the next turn, and so waits for this one. The lock comes
  -- before any lead is counted.
  perform pg_advisory_xact_lock(hashtextextended(format('turn %s %s', new.enquiry_table, new.outlet_id), 0));
  select staff.id into new.assignee_id
  from public.staff
  left join private.lead_turns turns
    on turns.staff_id = staff.id and turns.enquiry_table = new.enquiry_table
      and turns.outlet_id = coalesce(new.outlet_id, 0)
  where staff.status = 'active' and staff.expires_on >= private.indian_day(now()) and staff.is_on_duty
    -- Owners and managers lead; new leads go to the staff whose work they are.
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
comment on function private.take_turn() is
  'Trigger: gives a new lead to the member of staff whose turn it is, where turns are switched on.';

create function private.read_turns() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (
    select jsonb_object_agg(family, coalesce(is_on, false))
    from unnest(array['sales', 'service', 'people', 'other']) as family
    left join private.lead_turns_settings using (family));
end
$$;
comment on function private.read_turns() is
  'Whether new leads go to those on duty in turn, by family; for the owner.';
call private.judge('read_turns');
call private.expose('read_turns', 'authenticated');

create function private.set_turns(turns jsonb) returns void
language plpgsql security definer set search_path = ''
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
comment on function private.set_turns(jsonb) is
  'Switches leads in turn on or off for the families named; for the owner.';
call private.expose('set_turns', 'authenticated');

create function private.hand_over(from_id uuid, to_id uuid default null) returns integer
language plpgsql security definer set search_path = ''
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
  -- The leads are locked before private.sees_lead is asked, as in every function that changes leads.
  perform from public.leads where assignee_id = from_id and is_open order by id for update;
  -- Leads that the taker or the caller may not see stay where they are.
  with changed as (
    update public.leads set assignee_id = to_id, version = version + 1
    where assignee_id = from_id and is_open and private.sees_lead(id)
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
comment on function private.hand_over(uuid, uuid) is
  'Gives all open leads of a member of staff to a colleague who may see them, or to nobody, and answers how many; '
  'null when there is no such colleague. For owner and manager.';
call private.expose('hand_over', 'authenticated');

-- A lead must be with somebody who can work on it. Otherwise the leads of a member of staff who is disabled,
-- whose last day has passed, or whose role or outlets have changed would be in nobody's list: not in Mine,
-- because the member no longer signs in or sees them, and not in Unassigned.
create function private.free_leads(of_staff uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  person public.staff;
  freed uuid[];
  total integer := 0;
  event public.audit_events;
begin
  for person in select * from public.staff where of_staff is null or id = of_staff order by id loop
    with gone as (
      select lead.id from public.leads lead
      where lead.assignee_id = person.id and lead.is_open
        and (person.status <> 'active' or person.expires_on < private.indian_day(now())
          or not private.may_have(person, lead))
      order by lead.id for update
    ), changed as (
      update public.leads set assignee_id = null, version = version + 1
      from gone where leads.id = gone.id returning leads.id
    )
    select array_agg(id) into freed from changed;
    if freed is not null then
      perform private.add_lead_event(lead_id, gen_random_uuid(), 'assigned', '', '') from unnest(freed) as lead_id;
      event.action := 'Changed';
      event.table_name := 'leads';
      event.subject := 'Open leads of ' || person.user_id || ' · given back';
      event.after := cardinality(freed) || ' leads · to nobody';
      perform private.add_audit_event(event);
      total := total + cardinality(freed);
    end if;
  end loop;
  return total;
end
$$;
comment on function private.free_leads(uuid) is
  'Makes open leads unassigned whose member of staff cannot work on them any more, of one account or of all (null), '
  'and answers how many.';
grant execute on function private.free_leads(uuid) to service_role;

create function private.free_leads_of_changed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.free_leads(new.id);
  return null;
end
$$;
comment on function private.free_leads_of_changed() is
  'Trigger: an account that ends, or gets other rights, gives back the open leads on which it cannot work any more.';

create trigger staff_free_leads after update of role, outlet_ids, status, expires_on on public.staff
  for each row when (
    (old.role, old.outlet_ids, old.status, old.expires_on)
    is distinct from (new.role, new.outlet_ids, new.status, new.expires_on)
  ) execute function private.free_leads_of_changed();

-- Not made by private.expose, because the schedule asks for all accounts.
create function public.free_leads() returns integer
language sql volatile security invoker set search_path = ''
as $$ select private.free_leads(null) $$;
comment on function public.free_leads() is
  'Makes open leads unassigned whose member of staff cannot work on them any more, as after a last day, and answers '
  'how many; for the schedule.';
grant execute on function public.free_leads() to service_role;
