-- Whoever is called is called for all that they sent. A call answered one lead, so the promise of a second enquiry of the same
-- minutes was broken an hour later, and of one that goes on in another lead, which stands in no list, nobody could keep it.

create function private.lock_person(person text, besides uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from public.leads
  where id = any (array(
    select id from public.leads where mobile_digits <> '' and right(mobile_digits, 10) = person) || besides)
  order by id for update;
end
$$;

comment on function private.lock_person(text, uuid) is
  'Locks the leads of a number (its last ten digits) and this one in one order, so that two members of staff do not wait for each other.';

create function private.answer_person(person text) returns void
language sql
set search_path = ''
as $$
  update public.leads set touched_at = now()
  where mobile_digits <> '' and right(mobile_digits, 10) = person and is_open and answered_at is null and private.sees_lead(leads)
$$;

comment on function private.answer_person(text) is
  'Staff spoke or wrote to this number: whatever the caller sees of it and nobody has answered is answered. After private.lock_person.';

create or replace function private.note_answer() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.touched_at is distinct from old.touched_at then
    new.answered_at := new.touched_at;
  elsif new.stage not in ('new', old.stage) then
    new.answered_at := now();
  end if;
  return new;
end
$$;

create or replace function private.note_touch(lead_id uuid, event_id uuid, kind text, words text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_lead public.leads;
  person constant text := (select right(mobile_digits, 10) from public.leads where id = lead_id);
begin
  perform private.require_staff();
  if kind not in ('note', 'call', 'whatsapp') then
    raise exception 'no such touch' using errcode = 'invalid_parameter_value';
  end if;
  perform private.lock_person(case when kind <> 'note' then person end, lead_id);
  select * into found_lead from public.leads where id = lead_id;
  if not found or not private.sees_lead(found_lead) then
    return null;
  end if;
  if private.add_lead_event(lead_id, event_id, kind, '', words) then
    if kind <> 'note' then
      update public.leads set touched_at = now() where id = lead_id returning * into found_lead;
      perform private.answer_person(person);
    end if;
    -- Last, as everywhere: the count of the trail's day is one row for everybody, as those of leads are.
    perform private.trace_lead(found_lead, kind, '', 'noted');
  end if;
  return private.lead_json(found_lead);
end
$$;

create or replace function private.join_lead(lead_id uuid, into_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  before public.leads;
  target public.leads;
  after public.leads;
begin
  perform private.require_staff();
  -- In one order, so that two members of staff do not wait for each other.
  perform from public.leads where id in (lead_id, into_id) order by id for update;
  select * into before from public.leads where id = lead_id;
  if not found or not private.sees_lead(before) then
    return null;
  end if;
  if into_id is not null then
    select * into target from public.leads where id = into_id;
    if not found or not private.sees_lead(target) or target.id = before.id or target.merged_into is not null
      or before.mobile_digits = '' or right(target.mobile_digits, 10) <> right(before.mobile_digits, 10) then
      raise exception 'not the same person' using errcode = 'invalid_parameter_value';
    end if;
    update public.leads set merged_into = into_id where merged_into = lead_id;
  end if;
  if before.merged_into is not distinct from into_id then
    return private.lead_json(before);
  end if;
  update public.leads set merged_into = into_id, version = version + 1,
    -- Somebody who did not see this one may have called since it came.
    touched_at = case when answered_at is null and target.touched_at >= created_at then target.touched_at else touched_at end
  where id = lead_id returning * into after;
  perform private.add_lead_event(lead_id, gen_random_uuid(), case when into_id is null then 'unmerged' else 'merged' end,
    coalesce(into_id, before.merged_into)::text, '');
  perform private.trace_lead(after, 'merge', coalesce('goes on in ' || before.merged_into, 'by itself'),
    coalesce('goes on in ' || after.merged_into, 'by itself'));
  return private.lead_json(after);
end
$$;

create or replace function private.enquiry_status(reference text, last_digits text) returns jsonb
language sql
stable
security definer
set search_path = ''
return (
  select jsonb_build_object('enquiryTable', leads.enquiry_table, 'family', work.family, 'stage', work.stage,
    'createdAt', leads.created_at, 'promisedAt', leads.promised_at,
    'answeredAt', coalesce(leads.answered_at, case when work.answered_at >= leads.created_at then work.answered_at end))
  from public.leads join public.leads work on work.id = coalesce(leads.merged_into, leads.id)
  where private.reference_of(leads.enquiry_id) = enquiry_status.reference
    and char_length(enquiry_status.last_digits) = 4 and right(leads.mobile_digits, 4) = enquiry_status.last_digits
  order by leads.created_at desc limit 1
);

create or replace function private.queue_due_mails(moment timestamptz) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  clock constant time := (moment at time zone 'Asia/Kolkata')::time;
  broken integer;
  digests integer;
begin
  -- What stands in no list is for nobody to answer.
  insert into private.mails (kind, lead_id, next_at)
  select 'broken', id, moment from public.leads
  where is_open and answered_at is null and promised_at <= moment and promised_at > moment - interval '1 day'
    and is_listed and not is_erased
  on conflict do nothing;
  get diagnostics broken = row_count;
  -- A site that was away in the morning sends no digest in the evening.
  insert into private.mails (kind, day, next_at)
  select 'digest', private.indian_day(moment), moment where clock >= '09:00' and clock < '12:00'
  on conflict do nothing;
  get diagnostics digests = row_count;
  delete from private.mails where created_at < moment - interval '30 days';
  return broken + digests;
end
$$;

create or replace function private.book_appointment(booking jsonb) returns jsonb
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
  perform private.lock_person(person, null);
  -- The work on this person goes on where it is open, unless that has an appointment that counts.
  select * into lead from public.leads
  where mobile_digits <> '' and right(mobile_digits, 10) = person and family = work and is_open and merged_into is null
    and private.may_have(caller, leads) and not exists (
      select from public.appointments known
      where known.enquiry_table = leads.enquiry_table and known.enquiry_id = leads.enquiry_id
        and known.state in ('booked', 'no-show', 'done'))
  order by id is not distinct from (booking ->> 'leadId')::uuid desc, created_at desc limit 1;
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
  perform private.answer_person(person);
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
