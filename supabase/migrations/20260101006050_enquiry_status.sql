-- What a visitor reads at /enquiry-status. The server limits how often anyone may guess, so only the server
-- may call this. An enquiry in quarantine has no lead, but its visitor holds a reference and must find it.
create function private.enquiry_status(reference text, last_digits text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  own public.leads;
  work public.leads;
  appointment public.appointments;
begin
  if char_length(last_digits) <> 4 then
    return null;
  end if;
  select * into own from public.leads
  where private.reference_of(enquiry_id) = enquiry_status.reference
    and right(mobile_digits, 4) = enquiry_status.last_digits
  order by created_at desc limit 1;
  if own.id is null then
    return (
      select jsonb_build_object('enquiryTable', form_table, 'family', private.family_of(form_table), 'stage', 'new',
        'vehicle', '', 'createdAt', held.created_at, 'promisedAt', null, 'answeredAt', null, 'appointment', null)
      from unnest(private.enquiry_tables()) as form_table
      cross join lateral private.quarantined_of(form_table, enquiry_status.reference, enquiry_status.last_digits) as held
      -- Staff write walk-ins down themselves, and no quarantine holds one.
      where form_table <> 'walk_ins'
      order by held.created_at desc limit 1);
  end if;
  select * into work from public.leads where id = coalesce(own.merged_into, own.id);
  -- Staff may have booked the time in the lead in which the work goes on.
  select known.* into appointment from public.appointments known
  where known.enquiry_id in (own.enquiry_id, work.enquiry_id) and known.state <> 'held'
  order by known.enquiry_id = own.enquiry_id desc, known.purpose = 'delivery' desc limit 1;
  return jsonb_build_object('enquiryTable', own.enquiry_table, 'family', work.family, 'stage', work.stage,
    'vehicle', private.vehicle_of(own), 'createdAt', own.created_at, 'promisedAt', own.promised_at,
    'answeredAt', coalesce(own.answered_at, case when work.answered_at >= own.created_at then work.answered_at end),
    'appointment', case when appointment.id is not null then private.own_appointment_json(appointment) end);
end
$$;
comment on function private.enquiry_status(text, text) is
  'How far an enquiry has come, with its appointment, for a caller who knows its reference and the last four digits of '
  'its number; an enquiry in quarantine is new, without a promise. Null for every other caller.';
call private.expose('enquiry_status', 'service_role');
