-- A lead is with somebody who can work on it. Who was disabled, whose last day has passed, or whose role or outlets are others now
-- kept their leads, which then stood in nobody's list: not in Mine, because nobody signs in as them, and not in Unassigned.

create function private.free_leads(of_staff uuid) returns integer
language plpgsql
security definer
set search_path = ''
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
        and (person.status <> 'active' or person.expires_on < private.indian_day(now()) or not private.may_have(person, lead))
      order by lead.id for update
    ), changed as (
      update public.leads set assignee_id = null, version = version + 1 from gone where leads.id = gone.id returning leads.id
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
  'Gives open leads back to nobody whose member of staff cannot work on them any more, of one or of all (null), and answers how many.';
grant execute on function private.free_leads(uuid) to service_role;

create function public.free_leads() returns integer
language sql
volatile
security invoker
set search_path = ''
return private.free_leads(null);
comment on function public.free_leads() is
  'Gives open leads back to nobody whose member of staff cannot work on them any more, as after a last day, and answers how many; for the schedule.';
grant execute on function public.free_leads() to service_role;

create function private.free_leads_of_changed() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.free_leads(new.id);
  return null;
end
$$;
comment on function private.free_leads_of_changed() is
  'Trigger: an account that ends, or gets other rights, gives back the open leads that it cannot work on any more.';
create trigger staff_free_leads after update of role, outlet_ids, status, expires_on on public.staff
  for each row
  when ((old.role, old.outlet_ids, old.status, old.expires_on) is distinct from (new.role, new.outlet_ids, new.status, new.expires_on))
  execute function private.free_leads_of_changed();
