-- Appointments: a time that a visitor chose with an enquiry, or that staff booked for somebody: for a ride,
-- in the workshop, or to take a vehicle home. A time is held for ten minutes while the form is filled in; the
-- hold becomes an appointment in the transaction that stores the enquiry, and the enquiry is stored even if
-- its time was taken. One address may hold no more times than the visitors behind it need, so that others
-- find some.
create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  outlet_id bigint not null references public.dealers (id),
  purpose text not null check (purpose in ('test-ride', 'paid-service', 'free-service', 'delivery')),
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 0 and 480),
  place integer not null default 0 check (place >= 0),
  state text not null check (state in ('held', 'booked', 'missed', 'cancelled', 'no-show', 'done')),
  has_licence boolean not null default false,
  token_hash text,
  held_until timestamptz,
  enquiry_table text,
  enquiry_id uuid,
  version integer not null default 1,
  held_by text,
  moves integer not null default 0 check (moves >= 0),
  confirmed_at timestamptz,
  constraint appointments_held_by_check
    check (held_by is null or state = 'held' and char_length(held_by) between 1 and 64),
  constraint appointments_held_check check (
    (state = 'held') = (token_hash is not null) and (state = 'held') = (held_until is not null)
    and (state = 'held') = (enquiry_id is null) and (enquiry_id is null) = (enquiry_table is null))
);
comment on table public.appointments is
  'Times that visitors hold or have: each belongs to one enquiry, whose lead has the person, or is a hold without an '
  'enquiry yet.';
comment on column public.appointments.place is
  'Which of the places of its time the appointment has; the index lets no two have the same. 0 where it has none.';
comment on column public.appointments.state is
  'held: while a form is filled in; booked; missed: the visitor wanted the time, but it was taken by then; cancelled; '
  'no-show; done.';
comment on column public.appointments.has_licence is
  'Before a test ride: the visitor said to be 18 and to have a licence.';
comment on column public.appointments.token_hash is 'Hash of the token by which a browser knows its hold.';
comment on column public.appointments.version is 'Counts changes; staff name the version that they have seen.';
comment on column public.appointments.held_by is
  'The sender who holds the time: the address as a hash under a key that the database does not have; removed with the '
  'hold.';
comment on column public.appointments.confirmed_at is
  'When the visitor said, by the link in their mail or to staff, that they will come; null again when the time is moved.';
comment on column public.appointments.moves is 'How often the visitor moved the appointment by the link in their mail.';

create unique index appointments_place_key on public.appointments (outlet_id, purpose, starts_at, place)
  where state in ('held', 'booked', 'no-show', 'done');
-- Whoever rode a model at one time takes it home at another: an enquiry has one appointment, and one
-- delivery.
create unique index appointments_enquiry_id_key on public.appointments (enquiry_id) where purpose <> 'delivery';
create unique index appointments_delivery_key on public.appointments (enquiry_id) where purpose = 'delivery';
create unique index appointments_token_hash_key on public.appointments (token_hash);
create index appointments_starts_at_idx on public.appointments (starts_at, outlet_id) where state <> 'held';
create index appointments_held_until_idx on public.appointments (held_until) where state = 'held';
create index appointments_held_by_idx on public.appointments (held_by) where state = 'held';

-- The server alone writes the appointments of visitors, and staff read them with their leads, through
-- functions of the office.
alter table public.appointments enable row level security;
grant select on public.appointments to office;
create policy "staff see the appointments of the leads they see" on public.appointments
  for select to office
  using (exists (
    select from public.leads
    where leads.enquiry_table = appointments.enquiry_table and leads.enquiry_id = appointments.enquiry_id));
comment on policy "staff see the appointments of the leads they see" on public.appointments is
  'Staff who see the lead, by the policy of leads; a time that a visitor still holds is shown to nobody.';

-- An appointment is deleted with its enquiry. The appointment names nobody, so an erased enquiry keeps it,
-- and it still counts.
create function private.end_appointment() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.appointments where enquiry_table = old.enquiry_table and enquiry_id = old.enquiry_id;
  return null;
end
$$;
comment on function private.end_appointment() is 'Trigger: a deleted lead takes its appointment along.';

-- The lead repeats the time of its booked appointment, so that the inbox finds what is next in one table.
create function private.note_lead_time() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  booked public.appointments;
begin
  select * into booked from public.appointments
  where enquiry_id = coalesce(new.enquiry_id, old.enquiry_id) and state = 'booked'
  order by purpose = 'delivery' desc limit 1;
  update public.leads set
    appointment_at = booked.starts_at,
    appointment_ends_at = booked.starts_at + make_interval(mins => booked.minutes)
  where enquiry_table = coalesce(new.enquiry_table, old.enquiry_table)
    and enquiry_id = coalesce(new.enquiry_id, old.enquiry_id);
  return null;
end
$$;
comment on function private.note_lead_time() is
  'Trigger: the lead of an appointment knows its time from the booking until somebody says what became of it.';

create trigger appointments_note_lead_time
  after insert or delete or update of enquiry_id, state, starts_at, minutes on public.appointments
  for each row execute function private.note_lead_time();

create function private.purpose_of(form_table text, enquiry uuid) returns text
language sql stable set search_path = ''
as $$
  select case form_table
    when 'product_enquiries' then 'test-ride'
    when 'service_bookings' then (
      select case service_type when 'Free' then 'free-service' else 'paid-service' end
      from public.service_bookings where id = enquiry)
  end
$$;
comment on function private.purpose_of(text, uuid) is
  'The purpose of the appointment that an enquiry may have; null for every form without appointments.';

create function private.family_of_purpose(purpose text) returns text
language sql immutable set search_path = ''
as $$ select case when purpose in ('test-ride', 'delivery') then 'sales' else 'service' end $$;
comment on function private.family_of_purpose(text) is
  'The family of the leads that have appointments for a purpose: rides and deliveries are of sales.';
grant execute on function private.family_of_purpose(text) to office;

create function private.purposes_for(families text[]) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select purpose
    from unnest('{test-ride,delivery,paid-service,free-service}'::text[]) with ordinality as known (purpose, place)
    where private.family_of_purpose(purpose) = any (families) order by place)
$$;
comment on function private.purposes_for(text[]) is 'The purposes of appointments that belong to leads of these families.';
grant execute on function private.purposes_for(text[]) to office;

-- The words come from the catalogue alone: what somebody typed is mailed to nobody, because the address may
-- be a stranger's.
create function private.vehicle_of(lead public.leads) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (select concat_ws(' ', display_name, (
       select variants.name
       from public.variants, private.enquiry_json(lead.enquiry_table, lead.enquiry_id) as enquiry
       where vehicle_id = vehicles.id and variants.name = enquiry ->> 'variant' and lead.model = enquiry ->> 'model'))
     from public.vehicles where lead.model in (bike_name, display_name)
     order by bike_name = lead.model desc, id limit 1),
    (select name from private.other_models where code = lead.model),
    '')
$$;
comment on function private.vehicle_of(public.leads) is
  'The name of the vehicle that a lead is about, with the variant that its form named; empty where the dealer has no '
  'such vehicle.';

create function private.own_appointment_json(appointment public.appointments) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('state', appointment.state, 'purpose', appointment.purpose,
    'startsAt', appointment.starts_at, 'minutes', appointment.minutes, 'enquiryId', appointment.enquiry_id,
    -- A cancellation changes no time, but a time that is booked in a later version is another one.
    'isFirst', appointment.version = 1, 'isConfirmed', appointment.confirmed_at is not null,
    'vehicle', coalesce((
      select private.vehicle_of(leads) from public.leads
      where enquiry_table = appointment.enquiry_table and enquiry_id = appointment.enquiry_id), ''),
    'outlet', jsonb_build_object('id', id, 'name', name, 'address', address,
      'latitude', latitude, 'longitude', longitude,
      'phone', case private.family_of_purpose(appointment.purpose) when 'sales' then sales_no else service_no end))
  from public.dealers where id = appointment.outlet_id;
$$;
comment on function private.own_appointment_json(public.appointments) is 'An appointment as its visitor reads it.';

create function private.is_erased(enquiry uuid) returns boolean
language sql stable set search_path = ''
as $$ select exists (select from public.leads where enquiry_id = enquiry and is_erased) $$;
comment on function private.is_erased(uuid) is 'Was the person of an enquiry with a lead erased?';

create function private.appointment_of(enquiry uuid) returns public.appointments
language sql stable set search_path = ''
as $$
  select appointments from public.appointments where enquiry_id = enquiry
  order by purpose = 'delivery' desc limit 1
$$;
comment on function private.appointment_of(uuid) is
  'The appointment of an enquiry that counts: its delivery once one was booked, else the one before; null without any.';
grant execute on function private.appointment_of(uuid) to office;

-- What the visitor's own page shows, which opens by a link that the server has signed.
create function private.read_own_appointment(enquiry uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.own_appointment_json(private.appointment_of(enquiry))
  where (private.appointment_of(enquiry)).id is not null and not private.is_erased(enquiry)
$$;
comment on function private.read_own_appointment(uuid) is
  'The appointment of an enquiry as its visitor reads it; null when there is none, or the person was erased.';
call private.expose('read_own_appointment', 'service_role');

create function private.note_appointment(appointment public.appointments, words text) returns void
language sql set search_path = ''
as $$
  select private.add_lead_event(leads.id, gen_random_uuid(), 'appointment',
    to_char(appointment.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    words || coalesce((select ', ' || private.shortened(name, 80) from public.dealers where id = appointment.outlet_id), ''))
  from public.leads where enquiry_table = appointment.enquiry_table and enquiry_id = appointment.enquiry_id
$$;
comment on function private.note_appointment(public.appointments, text) is
  'Adds what happened with an appointment to its lead.';

create function private.move_lead(appointment public.appointments) returns void
language plpgsql set search_path = ''
as $$
declare
  moved public.leads;
begin
  if appointment.purpose = 'delivery' then
    return;
  end if;
  update public.leads set
    stage = case when stage = 'new' and family in ('sales', 'service')
      then case family when 'sales' then 'test-ride' else 'confirmed' end else stage end,
    outlet_id = appointment.outlet_id,
    version = version + 1
  where enquiry_table = appointment.enquiry_table and enquiry_id = appointment.enquiry_id
  returning * into moved;
  -- A visitor who chose a time waits for no call, and nobody has called them.
  update public.leads set promised_at = null, answered_at = null where id = moved.id and touched_at is null;
end
$$;
comment on function private.move_lead(public.appointments) is
  'Moves the lead of a visitor who booked a time one stage on and to the outlet of the appointment, and takes back '
  'the promise of a call. The lead of a delivery stands further on already.';

-- For staff: whom to call before an appointment. The conditions stand from the cheapest to the dearest,
-- because the inbox counts by them again and again.
create function private.needs_call(appointment public.appointments, lead public.leads, mails boolean) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return appointment.state = 'booked' and appointment.confirmed_at is null and appointment.starts_at > now()
    and char_length(lead.mobile_digits) >= 5 and not private.marks_of(lead.mobile_digits) ? 'do-not-call'
    and not (mails and private.is_mailed(lead)) and not private.is_reminded_on_whatsapp(lead, appointment.starts_at);
end
$$;
comment on function private.needs_call(public.appointments, public.leads, boolean) is
  'Is the visitor of a coming appointment to be called: has the visitor not said that they come, does no message '
  'remind them, and may they be called? mails says whether the server can send mail.';
grant execute on function private.needs_call(public.appointments, public.leads, boolean) to office;

-- For staff: the day of an outlet, within the leads that the caller sees in the inbox.
create function private.appointment_json(appointment public.appointments, lead public.leads) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object('id', appointment.id, 'version', appointment.version, 'state', appointment.state,
    'purpose', appointment.purpose, 'startsAt', appointment.starts_at, 'minutes', appointment.minutes,
    'hasLicence', appointment.has_licence, 'isConfirmed', appointment.confirmed_at is not null, 'enquiryId', appointment.enquiry_id, 'outletId', appointment.outlet_id,
    'outlet', (select name from public.dealers where id = appointment.outlet_id),
    'leadId', lead.id, 'name', lead.name, 'mobile', lead.mobile, 'marks', private.marks_of(lead.mobile_digits),
    'isMailed', private.is_mailed(lead), 'isOnWhatsApp', private.is_on_whatsapp(lead),
    'isToCall', private.needs_call(appointment, lead, false),
    'model', private.model_name(lead.model));
end
$$;
comment on function private.appointment_json(public.appointments, public.leads) is
  'An appointment as staff see it, with its person.';
grant execute on function private.appointment_json(public.appointments, public.leads) to office;

create function private.read_appointments(day date, outlet bigint default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  outlets constant bigint[] := private.seen_outlets();
  purposes constant text[] := private.purposes_for(private.seen_families());
  data jsonb;
begin
  perform private.require_staff();
  select coalesce(jsonb_agg(private.appointment_json(appointment, lead) order by appointment.starts_at,
    appointment.place, appointment.created_at), '[]')
  into data
  from public.appointments appointment join public.leads lead using (enquiry_table, enquiry_id)
  where appointment.state <> 'held' and appointment.starts_at >= private.indian_day_start(day)
    and appointment.starts_at < private.indian_day_start(day + 1)
    and (outlet is null or appointment.outlet_id = outlet);
  perform private.note_reading('inbox', jsonb_array_length(data));
  return jsonb_build_object(
    'data', data,
    'outlets', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'closed', coalesce(
        case when closed_at < private.indian_day_start(day + 1) then 'closed for good' end,
        (select closed.words from public.outlet_closed_days closed
         where closed.day = read_appointments.day and (closed.outlet_id is null or closed.outlet_id = dealers.id)
         order by closed.outlet_id nulls first limit 1),
        '')) order by sort_order, id), '[]')
      from public.dealers
      where coalesce(id = any (outlets), true) and (
        coalesce(closed_at >= private.indian_day_start(day + 1), true)
          and exists (select from public.appointment_plans plan where plan.outlet_id = id and plan.rules <> '[]')
        or id in (select (item ->> 'outletId')::bigint from jsonb_array_elements(data) as item))),
    'purposes', to_jsonb(purposes),
    'free', (
      select coalesce(jsonb_agg(jsonb_build_object('outletId', dealers.id, 'purpose', wanted.purpose,
        'startsAt', slot.starts_at, 'minutes', slot.minutes, 'free', slot.free)
        order by dealers.sort_order, dealers.id, wanted.place, slot.starts_at), '[]')
      from public.dealers
      cross join unnest(purposes) with ordinality as wanted (purpose, place)
      cross join lateral private.free_times(wanted.purpose, dealers.id, day, day) as slot
      where coalesce(dealers.id = any (outlets), true)
        and (outlet is null or dealers.id = outlet)
        and slot.starts_at > now() and day <= private.indian_day(now()) + 27));
end
$$;
comment on function private.read_appointments(date, bigint) is
  'The appointments of an Indian calendar day by time, of one outlet or all, with their persons, as far as the caller '
  'may see their leads; with them the caller''s outlets that offer times, for the purposes that the caller may book, '
  'and the free times of the day for these purposes. Leaves a trace in the audit trail.';
call private.judge('read_appointments');
call private.expose('read_appointments', 'authenticated');

create function private.calls_for_tomorrow(mails boolean) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  tomorrow constant date := private.indian_day(now()) + 1;
begin
  return (
    select count(*) from public.appointments appointment join public.leads lead using (enquiry_table, enquiry_id)
    where appointment.state <> 'held' and appointment.starts_at >= private.indian_day_start(tomorrow)
      and appointment.starts_at < private.indian_day_start(tomorrow + 1)
      and private.needs_call(appointment, lead, mails));
end
$$;
comment on function private.calls_for_tomorrow(boolean) is
  'How many visitors of tomorrow are to be called today, as far as the caller may see their leads; mails as in '
  'private.needs_call.';
grant execute on function private.calls_for_tomorrow(boolean) to office;

create function private.appointments_left(mails boolean) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
begin
  perform private.require_staff();
  return (
    select jsonb_build_object('appointments', count(*),
      'nextAppointment', min(appointment.starts_at),
      'callsForTomorrow', private.calls_for_tomorrow(mails))
    from public.appointments appointment join public.leads lead using (enquiry_table, enquiry_id)
    where appointment.state = 'booked' and appointment.starts_at > now()
      and appointment.starts_at < private.indian_day_start(today + 1));
end
$$;
comment on function private.appointments_left(boolean) is
  'How many appointments of today are booked and still to come, as far as the caller may see their leads, '
  'when the next of them begins, and how many visitors of tomorrow are to be called; mails as in private.needs_call.';
call private.judge('appointments_left');
call private.expose('appointments_left', 'authenticated');
