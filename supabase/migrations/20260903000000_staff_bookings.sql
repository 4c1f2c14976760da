-- Staff book a time for whoever is on the phone or at the counter, by the same places as visitors; and see in their day which
-- times are free.

create function private.free_times(wanted text, outlet bigint, first_day date, last_day date)
returns table (starts_at timestamptz, minutes integer, free integer)
language sql
stable
set search_path = ''
as $$
  select slot.starts_at, slot.minutes, slot.places - taken.count
  from private.slots_of(outlet, wanted, first_day, last_day) as slot
  cross join lateral (
    select count(*)::integer as count from public.appointments
    where outlet_id = outlet and purpose = wanted and appointments.starts_at = slot.starts_at
      and (state in ('booked', 'no-show', 'done') or state = 'held' and held_until > now())) as taken
  where slot.places > taken.count
$$;
comment on function private.free_times(text, bigint, date, date) is
  'The times of an outlet that still have a place for a purpose, on these Indian calendar days, both included; also those that are over.';

create or replace function private.free_slots(wanted text, outlet bigint, first_day date) returns jsonb
language sql
stable
security definer
set search_path = ''
return jsonb_build_object(
  'outlets', (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'address', address) order by sort_order, id), '[]')
    from public.dealers join public.appointment_plans plan on plan.outlet_id = dealers.id
    where closed_at is null and plan.rules @> jsonb_build_array(jsonb_build_object('purpose', wanted))),
  'slots', (
    select coalesce(jsonb_agg(jsonb_build_object('startsAt', starts_at, 'minutes', minutes, 'free', free) order by starts_at), '[]')
    from private.free_times(wanted, outlet, greatest(first_day, private.indian_day(now())),
      least(first_day + 13, private.indian_day(now()) + 27))
    -- Nobody is ready for a visitor who comes in a minute.
    where starts_at > now() + interval '30 minutes'));

create function private.purposes_for(families text[]) returns text[]
language sql
immutable
set search_path = ''
return array(
  select purpose from unnest('{test-ride,paid-service,free-service}'::text[]) with ordinality as known (purpose, place)
  where case purpose when 'test-ride' then 'sales' else 'service' end = any (families) order by place);
comment on function private.purposes_for(text[]) is
  'What appointments are for whose leads are of these families: a test ride is sales, the rest service.';

create or replace function private.read_appointments(day date, outlet bigint) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller public.staff;
  purposes text[];
  data jsonb;
begin
  perform private.require_staff();
  select * into caller from public.staff where id = auth.uid();
  purposes := private.purposes_for(private.families_of(caller.role));
  select coalesce(jsonb_agg(private.appointment_json(visit, lead) order by visit.starts_at, visit.place, visit.created_at), '[]')
  into data
  from public.appointments visit join public.leads lead using (enquiry_table, enquiry_id)
  where visit.state <> 'held' and visit.starts_at >= private.indian_day_start(day) and visit.starts_at < private.indian_day_start(day + 1)
    and (outlet is null or visit.outlet_id = outlet) and private.may_have(caller, lead);
  perform private.note_reading('inbox', jsonb_array_length(data));
  return jsonb_build_object(
    'data', data,
    'outlets', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by sort_order, id), '[]')
      from public.dealers
      where (caller.outlet_ids = '{}' or id = any (caller.outlet_ids)) and (
        exists (select from public.appointment_plans plan where plan.outlet_id = id and plan.rules <> '[]')
        or id in (select (item ->> 'outletId')::bigint from jsonb_array_elements(data) as item))),
    'purposes', to_jsonb(purposes),
    'free', (
      select coalesce(jsonb_agg(jsonb_build_object('outletId', dealers.id, 'purpose', wanted.purpose, 'startsAt', slot.starts_at,
        'minutes', slot.minutes, 'free', slot.free) order by dealers.sort_order, dealers.id, wanted.place, slot.starts_at), '[]')
      from public.dealers
      cross join unnest(purposes) with ordinality as wanted (purpose, place)
      cross join lateral private.free_times(wanted.purpose, dealers.id, day, day) as slot
      where (caller.outlet_ids = '{}' or dealers.id = any (caller.outlet_ids))
        and (outlet is null or dealers.id = outlet)
        and slot.starts_at > now() and day <= private.indian_day(now()) + 27));
end
$$;
comment on function public.read_appointments(date, bigint) is
  'The appointments of an Indian calendar day by time, of one outlet or all, with their persons, as far as the caller may see their leads; the caller''s outlets that offer times, for what the caller may book, and the times of the day that are free for that. With its trace in the audit trail.';

create function private.book_appointment(booking jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller public.staff;
  wanted constant text := booking ->> 'purpose';
  work constant text := case wanted when 'test-ride' then 'sales' else 'service' end;
  outlet constant bigint := booking ->> 'outletId';
  slot_start constant timestamptz := booking ->> 'startsAt';
  person constant text := private.person_digits(booking ->> 'mobile');
  place jsonb;
  lead public.leads;
  visit public.appointments;
begin
  perform private.require_staff();
  select * into caller from public.staff where id = auth.uid();
  if not wanted = any (private.purposes_for(private.families_of(caller.role))) then
    raise exception 'this work is for somebody else' using errcode = 'insufficient_privilege';
  end if;
  if caller.outlet_ids <> '{}' and not outlet = any (caller.outlet_ids) or person = '' then
    raise exception 'this outlet is for somebody else' using errcode = 'invalid_parameter_value';
  end if;
  -- Its lock comes before everything that is looked at, so that a repeat finds what the first one wrote.
  place := private.take_place(outlet, wanted, slot_start, null);
  select known.* into visit
  from public.appointments known join public.leads on leads.enquiry_table = known.enquiry_table and leads.enquiry_id = known.enquiry_id
  where known.outlet_id = outlet and known.purpose = wanted and known.starts_at = slot_start and known.state = 'booked'
    and leads.mobile_digits <> '' and right(leads.mobile_digits, 10) = person and private.may_have(caller, leads)
  limit 1;
  if visit.id is not null then
    select * into lead from public.leads where enquiry_table = visit.enquiry_table and enquiry_id = visit.enquiry_id;
    return jsonb_build_object('outcome', 'booked', 'appointment', private.appointment_json(visit, lead));
  end if;
  if place is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  -- The work on this person goes on where it is open, unless that has an appointment that counts.
  select * into lead from public.leads
  where mobile_digits <> '' and right(mobile_digits, 10) = person and family = work and is_open and merged_into is null
    and private.may_have(caller, leads) and not exists (
      select from public.appointments known
      where known.enquiry_table = leads.enquiry_table and known.enquiry_id = leads.enquiry_id
        and known.state in ('booked', 'no-show', 'done'))
  order by id is not distinct from (booking ->> 'leadId')::uuid desc, created_at desc limit 1 for update;
  if lead.id is null then
    perform private.add_walk_in(jsonb_build_object('id', booking ->> 'id', 'channel', 'phone', 'family', work,
      'mobile', booking ->> 'mobile', 'name', booking ->> 'name', 'model', booking ->> 'model', 'message', '', 'outlet_id', outlet));
    select * into lead from public.leads where enquiry_table = 'walk_ins' and enquiry_id = (booking ->> 'id')::uuid;
  else
    if lead.assignee_id is null then
      perform private.add_lead_event(lead.id, gen_random_uuid(), 'assigned', caller.name, '');
    end if;
    update public.leads set
      name = case when name = '' then booking ->> 'name' else name end,
      model = case when booking ->> 'model' = '' then model else booking ->> 'model' end,
      assignee_id = coalesce(assignee_id, caller.id), touched_at = now()
    where id = lead.id;
  end if;
  insert into public.appointments as known
    (id, outlet_id, purpose, starts_at, minutes, place, state, has_licence, enquiry_table, enquiry_id)
  values ((booking ->> 'id')::uuid, outlet, wanted, slot_start, (place ->> 'minutes')::integer, (place ->> 'place')::integer,
    'booked', (booking ->> 'hasLicence')::boolean, lead.enquiry_table, lead.enquiry_id)
  on conflict (enquiry_id) do update set
    outlet_id = excluded.outlet_id, purpose = excluded.purpose, starts_at = excluded.starts_at, minutes = excluded.minutes,
    place = excluded.place, state = excluded.state, has_licence = excluded.has_licence, version = known.version + 1
  returning * into visit;
  perform private.note_appointment(visit, 'Booked');
  perform private.move_lead(visit);
  perform private.queue_visit_mail(visit.enquiry_id);
  perform private.trace_lead(lead, 'appointment', '',
    'booked ' || to_char(slot_start at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI'));
  select * into lead from public.leads where id = lead.id;
  return jsonb_build_object('outcome', 'booked', 'appointment', private.appointment_json(visit, lead));
end
$$;
comment on function private.book_appointment(jsonb) is 'What public.book_appointment does.';
grant execute on function private.book_appointment(jsonb) to authenticated;

create function public.book_appointment(booking jsonb) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.book_appointment(booking);
comment on function public.book_appointment(jsonb) is
  'Books a free time for somebody on the phone or at the counter: {id, mobile, name, model, purpose, outletId, startsAt, hasLicence, leadId}. It goes on in an open lead of the number, first in the named one, or makes one as a walk-in does. Answers {outcome, appointment}, booked or taken; whoever has this time already has it once.';
grant execute on function public.book_appointment(jsonb) to authenticated;
