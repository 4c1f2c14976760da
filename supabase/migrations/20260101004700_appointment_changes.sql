-- What visitors and staff do with an appointment. The link of an appointment moves it a few times, not
-- without end; and a visitor who changes the appointment by the link gets the change in writing.

create function private.place_appointment(
  appointment public.appointments, outlet bigint, slot_start timestamptz
) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  free constant jsonb := private.take_place(outlet, appointment.purpose, slot_start, null);
  placed public.appointments;
begin
  if free is null then
    return null;
  end if;
  update public.appointments set outlet_id = outlet, starts_at = slot_start, minutes = (free ->> 'minutes')::integer,
    place = (free ->> 'place')::integer, state = 'booked', confirmed_at = null, version = version + 1
  where id = appointment.id and version = appointment.version
  returning * into placed;
  perform private.forget_reminders(placed.enquiry_id);
  return placed;
end
$$;
comment on function private.place_appointment(public.appointments, bigint, timestamptz) is
  'Books an appointment at another time, or at its own again; null when that time is not free, or somebody changed '
  'the appointment since it was read.';

create function private.book_slot(form_table text, enquiry uuid, slot jsonb) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  wanted constant text := private.purpose_of(form_table, enquiry);
  hash constant text := private.token_hash(slot ->> 'token');
  slot_start constant timestamptz := slot ->> 'startsAt';
  outlet constant bigint := slot ->> 'outletId';
  hold public.appointments;
  appointment public.appointments;
  place jsonb;
begin
  -- Nobody rides without a licence: the form asks for it before it holds a time, so whoever has none here
  -- went past the form.
  if wanted = 'test-ride' and (slot ->> 'hasLicence')::boolean is not true then
    return null;
  end if;
  -- An enquiry in quarantine, which has no lead, takes no place from others.
  if wanted is null or not exists (select from public.leads where enquiry_table = form_table and enquiry_id = enquiry)
    or not exists (select from public.dealers where id = outlet and closed_at is null) then
    return null;
  end if;
  place := private.take_place(outlet, wanted, slot_start, hash);
  select * into hold from public.appointments
  where token_hash = hash and outlet_id = outlet and purpose = wanted and starts_at = slot_start
    and held_until > now() for update;
  select * into appointment from public.appointments where enquiry_id = enquiry and purpose <> 'delivery' for update;
  -- A repeated call changes nothing, unless its sender has chosen another time since.
  if appointment.id is not null and (hold.id is null or appointment.state not in ('booked', 'missed')) then
    return private.own_appointment_json(appointment);
  end if;
  if hold.id is not null then
    -- A hold is a promise and is kept, also where the plan has fewer places by now.
    delete from public.appointments where id = hold.id;
    place := jsonb_build_object('minutes', hold.minutes, 'place', hold.place);
  end if;
  -- An enquiry that has a booked time already uses up nothing more of its address's limit.
  if place is not null and appointment.state is distinct from 'booked'
    and private.charge(slot ->> 'sender', '{"booked times": 1}') is not null then
    place := null;
  end if;
  insert into public.appointments as known
    (outlet_id, purpose, starts_at, minutes, place, state, has_licence, enquiry_table, enquiry_id)
  values (outlet, wanted, slot_start,
    coalesce((place ->> 'minutes')::integer, 0), coalesce((place ->> 'place')::integer, 0),
    case when place is null then 'missed' else 'booked' end, coalesce((slot ->> 'hasLicence')::boolean, false),
    form_table, enquiry)
  on conflict (enquiry_id) where purpose <> 'delivery' do update set
    outlet_id = excluded.outlet_id, starts_at = excluded.starts_at, minutes = excluded.minutes, place = excluded.place,
    state = excluded.state, has_licence = excluded.has_licence, confirmed_at = null, version = known.version + 1
  returning * into appointment;
  perform private.forget_reminders(appointment.enquiry_id);
  perform private.note_appointment(appointment,
    case appointment.state when 'booked' then 'Booked by the visitor' else 'Wanted, but taken by then' end);
  if appointment.state = 'booked' then
    perform private.move_lead(appointment);
  end if;
  return private.own_appointment_json(appointment);
end
$$;
comment on function private.book_slot(text, uuid, jsonb) is
  'Makes the hold of an enquiry an appointment; without a hold that still runs it takes a free place, and where none '
  'is free, or the sender used up the budget of booked times, the time is missed. Answers like '
  'private.own_appointment_json; null where there is no lead or no outlet, and for a test ride without a licence.';

-- A confirmation is no new version: it changes nothing that somebody else may be about to change.
create function private.confirm_appointment(appointment public.appointments, words text) returns public.appointments
language plpgsql set search_path = ''
as $$
declare
  confirmed public.appointments;
begin
  update public.appointments set confirmed_at = now()
  where id = appointment.id and state = 'booked' and confirmed_at is null
  returning * into confirmed;
  if not found then
    return appointment;
  end if;
  perform private.note_appointment(confirmed, words);
  return confirmed;
end
$$;
comment on function private.confirm_appointment(public.appointments, text) is
  'Notes once that the visitor of a booked appointment will come; answers the appointment as it is then.';

create function private.change_own_appointment(enquiry uuid, change jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- Plans change more than once; a visitor who needs more moves can call.
  most_moves constant integer := 5;
  appointment public.appointments;
  placed public.appointments;
  opens_at timestamptz;
begin
  appointment := private.appointment_of(enquiry);
  if appointment.id is null or private.is_erased(enquiry) then
    return null;
  end if;
  -- Whoever did not come may choose another time.
  if appointment.state = 'done' or appointment.state = 'no-show' and not change ? 'startsAt'
    or appointment.state = 'booked' and appointment.starts_at <= now() then
    return private.own_appointment_json(appointment) || '{"outcome": "over"}';
  end if;
  if change ? 'confirms' then
    return private.own_appointment_json(private.confirm_appointment(appointment, 'Confirmed by the visitor'))
      || '{"outcome": "changed"}';
  end if;
  if change ? 'startsAt' then
    if appointment.state = 'booked' and appointment.starts_at = (change ->> 'startsAt')::timestamptz
      and appointment.outlet_id = (change ->> 'outletId')::bigint then
      return private.own_appointment_json(appointment) || '{"outcome": "changed"}';
    end if;
    if appointment.moves >= most_moves then
      return private.own_appointment_json(appointment) || '{"outcome": "often"}';
    end if;
    begin
      placed := private.place_appointment(appointment, (change ->> 'outletId')::bigint,
        (change ->> 'startsAt')::timestamptz);
      if placed.id is not null and appointment.state <> 'booked' then
        opens_at := private.charge(change ->> 'sender', '{"booked times": 1}');
        if opens_at is not null then
          raise exception 'too many times of one address' using errcode = 'configuration_limit_exceeded';
        end if;
      end if;
    exception when configuration_limit_exceeded then
      return private.own_appointment_json(appointment)
        || jsonb_build_object('outcome', 'too_many', 'opensAt', opens_at);
    end;
    if placed.id is null then
      return private.own_appointment_json(appointment) || '{"outcome": "taken"}';
    end if;
    update public.appointments set moves = moves + 1 where id = placed.id;
    perform private.note_appointment(placed,
      case appointment.state when 'booked' then 'Moved by the visitor' else 'Booked by the visitor' end);
    perform private.move_lead(placed);
  else
    update public.appointments set state = 'cancelled', version = version + 1
    where id = appointment.id and state <> 'cancelled'
    returning * into placed;
    if not found then
      return private.own_appointment_json(appointment) || '{"outcome": "changed"}';
    end if;
    perform private.note_appointment(placed, 'Cancelled by the visitor');
  end if;
  perform private.queue_appointment_mail(enquiry);
  return private.own_appointment_json(placed) || '{"outcome": "changed"}';
end
$$;
comment on function private.change_own_appointment(uuid, jsonb) is
  'Moves the appointment of an enquiry ({outletId, startsAt}), at most five times, confirms it ({confirms}), or cancels it ({}), for its '
  'visitor: the appointment with outcome changed, taken, over (its time has come), often (moved too often), or too_many '
  '(its sender used up the budget of booked times until opensAt); null when there is none.';
call private.expose('change_own_appointment', 'service_role');

create function private.change_appointment(appointment_id uuid, seen_version integer, change jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  appointment public.appointments;
  changed public.appointments;
  lead public.leads;
  caller public.staff;
  outlet bigint;
begin
  perform private.require_staff();
  select * into caller from public.staff where id = auth.uid();
  select * into appointment from public.appointments where id = appointment_id and state <> 'held';
  -- The lead is locked before its appointment is written, as by everybody who changes both.
  select * into lead from public.leads where enquiry_table = appointment.enquiry_table
    and enquiry_id = appointment.enquiry_id for update;
  if lead.id is null or not private.sees_lead(lead.id) then
    return null;
  end if;
  outlet := coalesce((change ->> 'outletId')::bigint, appointment.outlet_id);
  if caller.outlet_ids <> '{}' and not outlet = any (caller.outlet_ids) then
    raise exception 'this outlet is for somebody else' using errcode = 'invalid_parameter_value';
  end if;
  -- A call that sets what is set already: nothing is noted, and nobody is written to. Its version does not
  -- matter, because a device whose call arrived and whose answer was lost sends the call again.
  if not change ? 'confirms' and appointment.state = coalesce(change ->> 'state', 'booked')
    and outlet = appointment.outlet_id
    and appointment.starts_at = coalesce((change ->> 'startsAt')::timestamptz, appointment.starts_at) then
    return jsonb_build_object('outcome', 'changed', 'appointment', private.appointment_json(appointment, lead));
  end if;
  if appointment.version <> seen_version then
    return jsonb_build_object('outcome', 'conflict', 'appointment', private.appointment_json(appointment, lead));
  end if;
  -- Nobody knows before the time comes whether the visitor will.
  if change ->> 'state' in ('done', 'no-show') and appointment.starts_at > now() then
    return jsonb_build_object('outcome', 'early', 'appointment', private.appointment_json(appointment, lead));
  end if;
  if change ? 'confirms' then
    if appointment.state = 'booked' and appointment.confirmed_at is null then
      perform private.trace_lead(lead, 'appointment', '', 'confirmed');
    end if;
    changed := private.confirm_appointment(appointment, 'Confirmed');
    return jsonb_build_object('outcome', 'changed', 'appointment', private.appointment_json(changed, lead));
  end if;
  if appointment.state = 'cancelled' and appointment.starts_at <= now() and change ->> 'state' = 'booked' then
    -- Nobody competes for a time that has come, so that no place needs to be free. A number is needed all the
    -- same, because another visitor may have come at this time.
    perform private.lock_time(appointment.outlet_id, appointment.starts_at);
    update public.appointments set state = 'booked', version = version + 1,
      place = private.lowest_place(appointment.outlet_id, appointment.purpose, appointment.starts_at)
    where id = appointment_id and version = seen_version returning * into changed;
    if not found then
      return jsonb_build_object('outcome', 'conflict', 'appointment', private.appointment_json(appointment, lead));
    end if;
    perform private.unsay_change(lead.id);
  elsif change ? 'startsAt' or change ->> 'state' = 'booked' and appointment.state in ('cancelled', 'missed') then
    changed := private.place_appointment(appointment, outlet,
      coalesce((change ->> 'startsAt')::timestamptz, appointment.starts_at));
    if changed.id is null then
      return jsonb_build_object('outcome', 'taken', 'appointment', private.appointment_json(appointment, lead));
    end if;
    perform private.move_lead(changed);
    -- A visitor who was not yet told of the cancellation need not hear that it was taken back.
    if change ? 'startsAt' or appointment.state <> 'cancelled' or not private.unsay_change(lead.id) then
      perform private.queue_appointment_mail(appointment.enquiry_id);
    end if;
  else
    update public.appointments set state = change ->> 'state', version = version + 1
    where id = appointment_id and version = seen_version returning * into changed;
    if not found then
      return jsonb_build_object('outcome', 'conflict', 'appointment', private.appointment_json(appointment, lead));
    end if;
    -- The cancellation of a past appointment is news to nobody.
    if changed.state = 'cancelled' and changed.starts_at > now() then
      perform private.queue_appointment_mail(appointment.enquiry_id);
    elsif changed.state = 'no-show' then
      perform private.queue_no_show_mail(lead);
    end if;
  end if;
  perform private.note_appointment(changed, case
    when change ? 'startsAt' then 'Moved'
    else case changed.state when 'done' then 'Done' when 'no-show' then 'Did not come' when 'cancelled' then 'Cancelled'
      else 'Booked again' end
    end);
  perform private.trace_lead(lead, 'appointment',
    appointment.state || ' ' || to_char(appointment.starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI'),
    changed.state || ' ' || to_char(changed.starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI'),
    jsonb_build_object('appointment', appointment.state, 'startsAt', appointment.starts_at),
    jsonb_build_object('appointment', changed.state, 'startsAt', changed.starts_at));
  select * into lead from public.leads where id = lead.id;
  return jsonb_build_object('outcome', 'changed', 'appointment', private.appointment_json(changed, lead));
end
$$;
comment on function private.change_appointment(uuid, integer, jsonb) is
  'Sets the state of an appointment ({state}), confirms it ({confirms}) or moves it ({startsAt, outletId}): outcome changed, conflict, taken, or '
  'early (it took place, or its visitor did not come, before its time), with the appointment as it is then; null when '
  'there is none that the caller may see. A move and a cancellation are mailed to the visitor; a call that changes '
  'nothing is not.';
call private.expose('change_appointment', 'authenticated');

create function private.book_appointment(booking jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller public.staff;
  wanted constant text := booking ->> 'purpose';
  work constant text := private.family_of_purpose(wanted);
  outlet constant bigint := booking ->> 'outletId';
  slot_start constant timestamptz := booking ->> 'startsAt';
  person constant text := private.person_digits(booking ->> 'mobile');
  free jsonb;
  lead public.leads;
  appointment public.appointments;
begin
  perform private.require_staff();
  select * into caller from public.staff where id = auth.uid();
  if not wanted = any (private.purposes_for(private.families_of(caller.role))) then
    raise exception 'this work is for somebody else' using errcode = 'insufficient_privilege';
  end if;
  if caller.outlet_ids <> '{}' and not outlet = any (caller.outlet_ids) or person = '' then
    raise exception 'this outlet is for somebody else' using errcode = 'invalid_parameter_value';
  end if;
  -- The lock of the time comes before every look-up, so that a repeated call finds the appointment that the
  -- first one wrote.
  free := private.take_place(outlet, wanted, slot_start, null);
  select known.* into appointment
  from public.appointments known join public.leads on leads.enquiry_table = known.enquiry_table
    and leads.enquiry_id = known.enquiry_id
  where known.outlet_id = outlet and known.purpose = wanted and known.starts_at = slot_start and known.state = 'booked'
    and leads.number_end <> '' and leads.number_end = person and private.sees_lead(leads.id)
  limit 1;
  if appointment.id is not null then
    select * into lead from public.leads where enquiry_table = appointment.enquiry_table
      and enquiry_id = appointment.enquiry_id;
    return jsonb_build_object('outcome', 'booked', 'appointment', private.appointment_json(appointment, lead));
  end if;
  if free is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  perform private.lock_person(person, null);
  -- The booking goes on in an open lead of this person, unless that lead has an appointment that counts
  -- already.
  select * into lead from public.leads
  where number_end <> '' and number_end = person and family = work and is_open and merged_into is null
    and private.sees_lead(id) and not exists (
      select from public.appointments known
      where known.enquiry_table = leads.enquiry_table and known.enquiry_id = leads.enquiry_id
        and (known.purpose = 'delivery') = (wanted = 'delivery') and known.state in ('booked', 'no-show', 'done'))
  order by id is not distinct from (booking ->> 'leadId')::uuid desc, created_at desc limit 1;
  if lead.id is null then
    perform private.add_walk_in(jsonb_build_object('id', booking ->> 'id', 'channel', 'phone', 'family', work,
      'mobile', booking ->> 'mobile', 'name', booking ->> 'name', 'model', booking ->> 'model', 'message', '',
      'outlet_id', outlet));
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
  -- An appointment of the lead that does not count any more gives way to the new one.
  update public.appointments set
    outlet_id = outlet, purpose = wanted, starts_at = slot_start, minutes = (free ->> 'minutes')::integer,
    place = (free ->> 'place')::integer, state = 'booked', has_licence = (booking ->> 'hasLicence')::boolean,
    confirmed_at = null, version = version + 1
  where enquiry_id = lead.enquiry_id and (purpose = 'delivery') = (wanted = 'delivery')
  returning * into appointment;
  if not found then
    insert into public.appointments
      (id, outlet_id, purpose, starts_at, minutes, place, state, has_licence, enquiry_table, enquiry_id)
    values ((booking ->> 'id')::uuid, outlet, wanted, slot_start,
      (free ->> 'minutes')::integer, (free ->> 'place')::integer, 'booked',
      (booking ->> 'hasLicence')::boolean, lead.enquiry_table, lead.enquiry_id)
    returning * into appointment;
  end if;
  perform private.forget_reminders(appointment.enquiry_id);
  perform private.note_appointment(appointment, 'Booked');
  perform private.move_lead(appointment);
  perform private.queue_appointment_mail(appointment.enquiry_id);
  perform private.trace_lead(lead, 'appointment', '',
    'booked ' || to_char(slot_start at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI'),
    now_is => jsonb_build_object('appointment', 'booked', 'startsAt', slot_start));
  select * into lead from public.leads where id = lead.id;
  return jsonb_build_object('outcome', 'booked', 'appointment', private.appointment_json(appointment, lead));
end
$$;
comment on function private.book_appointment(jsonb) is
  'Books a free time for somebody on the phone or at the counter: {id, mobile, name, model, purpose, outletId, '
  'startsAt, hasLicence, leadId}. The booking goes to an open lead of the number, first to the named one, or makes a '
  'lead like a walk-in. Answers {outcome, appointment}, booked or taken; a person who has this time already keeps '
  'that one appointment.';
call private.expose('book_appointment', 'authenticated');
