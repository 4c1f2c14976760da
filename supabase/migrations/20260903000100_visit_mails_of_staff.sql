-- What staff change about an appointment is mailed to its visitor like what the visitor changes; where nobody can be mailed, the
-- day says so.

comment on column private.mails.kind is
  'lead: a new one, to the list of its outlet; broken: its promise, to the managers; receipt: to the visitor; visit: to the visitor whose appointment was changed; digest: each morning; link: to set a password, to its account.';

create or replace function private.queue_visit_mail(enquiry uuid) returns void
language sql
set search_path = ''
as $$
  -- To whom a receipt went: so it is an address, and was not refused for doubt. What changes twice before it is sent is sent once.
  insert into private.mails (kind, lead_id)
  select 'visit', mails.lead_id from private.mails
  join public.leads on leads.id = mails.lead_id
  where mails.kind = 'receipt' and leads.enquiry_id = enquiry
  on conflict (lead_id, kind) where lead_id is not null
    do update set sent_at = null, attempts = 0, failure = '', next_at = now(),
      -- Of the first change that it tells.
      created_at = case when mails.sent_at is null and mails.attempts = 0 then mails.created_at else now() end
$$;
comment on function private.queue_visit_mail(uuid) is 'Writes down the mail to a visitor whose appointment was changed.';

create function private.unsay_change(visit_lead uuid) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  delete from private.mails
  where kind = 'visit' and lead_id = visit_lead and sent_at is null and attempts = 0 and (
    select count(*) = 1 and bool_and(actor_id is not null) from public.lead_events
    where lead_events.lead_id = visit_lead and lead_events.kind = 'appointment' and lead_events.created_at >= mails.created_at);
  return found;
end
$$;
comment on function private.unsay_change(uuid) is
  'Takes back the mail about the last change of an appointment; false when it is on its way, tells of more than that, or of what the visitor changed.';

create function private.is_mailed(lead public.leads) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.mails where kind = 'receipt' and lead_id = lead.id) and private.visitor_address(lead) is not null;
$$;
comment on function private.is_mailed(public.leads) is
  'Does the visitor of a lead get mails about an appointment: was an address given that a receipt went to, and not withdrawn?';

create or replace function private.appointment_json(visit public.appointments, lead public.leads) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', visit.id, 'version', visit.version, 'state', visit.state, 'purpose', visit.purpose,
    'startsAt', visit.starts_at, 'minutes', visit.minutes, 'hasLicence', visit.has_licence, 'enquiryId', visit.enquiry_id,
    'outletId', visit.outlet_id, 'outlet', (select name from public.dealers where id = visit.outlet_id),
    'leadId', lead.id, 'name', lead.name, 'mobile', lead.mobile, 'marks', private.marks_of(lead.mobile_digits),
    'isMailed', private.is_mailed(lead),
    'model', coalesce((select display_name from public.vehicles where bike_name = lead.model), lead.model));
$$;

-- A time that was never changed is not said to be a new one.
do $$
declare
  definition constant text := pg_catalog.pg_get_functiondef('private.mail_json(private.mails)'::regprocedure);
  part constant text := '''appointment'', private.read_visit(lead.enquiry_id),';
begin
  if strpos(definition, part) = 0 then
    raise exception 'private.mail_json does not hold %', part;
  end if;
  execute replace(definition, part, '''appointment'', private.read_visit(lead.enquiry_id) || (
        select jsonb_build_object(''isFirst'', visit.version = 1) from public.appointments visit where visit.enquiry_id = lead.enquiry_id),');
end
$$;

create or replace function private.change_appointment(visit_id uuid, seen_version integer, change jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  visit public.appointments;
  changed public.appointments;
  lead public.leads;
  caller public.staff;
  outlet bigint;
begin
  perform private.require_staff();
  select * into caller from public.staff where id = auth.uid();
  select * into visit from public.appointments where id = visit_id and state <> 'held';
  select * into lead from public.leads where enquiry_table = visit.enquiry_table and enquiry_id = visit.enquiry_id;
  if lead.id is null or not private.may_have(caller, lead) then
    return null;
  end if;
  outlet := coalesce((change ->> 'outletId')::bigint, visit.outlet_id);
  if caller.outlet_ids <> '{}' and not outlet = any (caller.outlet_ids) then
    raise exception 'this outlet is for somebody else' using errcode = 'invalid_parameter_value';
  end if;
  if visit.version <> seen_version then
    return jsonb_build_object('outcome', 'conflict', 'appointment', private.appointment_json(visit, lead));
  end if;
  -- As it is already: nothing is noted, and nobody is written to.
  if visit.state = coalesce(change ->> 'state', 'booked') and outlet = visit.outlet_id
    and visit.starts_at = coalesce((change ->> 'startsAt')::timestamptz, visit.starts_at) then
    return jsonb_build_object('outcome', 'changed', 'appointment', private.appointment_json(visit, lead));
  end if;
  if change ? 'startsAt' or change ->> 'state' = 'booked' and visit.state in ('cancelled', 'missed') then
    changed := private.place_visit(visit, outlet, coalesce((change ->> 'startsAt')::timestamptz, visit.starts_at));
    if changed.id is null then
      return jsonb_build_object('outcome', 'taken', 'appointment', private.appointment_json(visit, lead));
    end if;
    perform private.move_lead(changed);
    -- Who was not yet told that it is cancelled need not hear that it is not.
    if change ? 'startsAt' or visit.state <> 'cancelled' or not private.unsay_change(lead.id) then
      perform private.queue_visit_mail(visit.enquiry_id);
    end if;
  else
    update public.appointments set state = change ->> 'state', version = version + 1
    where id = visit_id and version = seen_version returning * into changed;
    if not found then
      return jsonb_build_object('outcome', 'conflict', 'appointment', private.appointment_json(visit, lead));
    end if;
    -- What is over by now is news to nobody.
    if changed.state = 'cancelled' and changed.starts_at > now() then
      perform private.queue_visit_mail(visit.enquiry_id);
    end if;
  end if;
  perform private.note_appointment(changed, case
    when change ? 'startsAt' then 'Moved'
    else case changed.state when 'done' then 'Done' when 'no-show' then 'Did not come' when 'cancelled' then 'Cancelled' else 'Booked again' end
    end);
  perform private.trace_lead(lead, 'appointment',
    visit.state || ' ' || to_char(visit.starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI'),
    changed.state || ' ' || to_char(changed.starts_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI'));
  select * into lead from public.leads where id = lead.id;
  return jsonb_build_object('outcome', 'changed', 'appointment', private.appointment_json(changed, lead));
end
$$;
comment on function public.change_appointment(uuid, integer, jsonb) is
  'Sets the state of an appointment ({state}) or moves it ({startsAt, outletId}): outcome changed, conflict or taken, with the appointment as it stands; null when there is none that the caller may see. A move and a cancellation are mailed to its visitor; what changes nothing is not.';
