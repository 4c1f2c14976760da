-- Appointments: visitors choose a time for a test ride or a service beside the form. What an outlet offers stands in its plan,
-- and a time is held for ten minutes while the form is filled in. The hold becomes an appointment in the transaction that stores
-- the enquiry; an enquiry is stored whatever becomes of its time.

create function private.are_slot_rules(rules jsonb) returns boolean
language sql
immutable
set search_path = ''
return jsonb_typeof(rules) = 'array' and not exists (
  select from jsonb_array_elements(rules) with ordinality as given (rule, place)
  where (rule ->> 'purpose' in ('test-ride', 'paid-service', 'free-service')
      and rule ->> 'opens' ~ '^([01]\d|2[0-3]):[0-5]\d$' and rule ->> 'closes' ~ '^([01]\d|2[0-3]):[0-5]\d$'
      and rule ->> 'opens' < rule ->> 'closes'
      and (rule ->> 'minutes')::integer between 10 and 480 and (rule ->> 'places')::integer between 0 and 50
      and jsonb_array_length(rule -> 'days') between 1 and 7 and rule -> 'days' <@ '[1, 2, 3, 4, 5, 6, 7]') is not true
    -- Two rules for one time would say two numbers of places.
    or exists (
      select from jsonb_array_elements(rules) with ordinality as other (rule, place)
      where other.place > given.place and other.rule ->> 'purpose' = given.rule ->> 'purpose'
        and other.rule ->> 'opens' < given.rule ->> 'closes' and given.rule ->> 'opens' < other.rule ->> 'closes'
        and exists (select from jsonb_array_elements(other.rule -> 'days') as day where given.rule -> 'days' @> day)));
comment on function private.are_slot_rules(jsonb) is
  'Are these rules of a plan whole, and no two of one purpose for the same time?';

create table public.appointment_plans (
  outlet_id bigint primary key references public.dealers (id),
  rules jsonb not null default '[]'
    constraint appointment_plans_rules_check check (private.are_slot_rules(rules) and jsonb_array_length(rules) <= 60),
  updated_at timestamptz(3) not null default now()
);
comment on table public.appointment_plans is 'The times that an outlet offers; without a row, or without rules, it offers none.';
comment on column public.appointment_plans.rules is
  '[{"purpose", "days", "opens", "closes", "minutes", "places"}]: on these days of the week (1 is Monday) a time each so many minutes from opens, the last one over by closes, each for so many visitors. Clock times are India''s.';
comment on column public.appointment_plans.updated_at is 'When it was changed last; an edit names it, so that it is saved over no other change.';
-- No grant and no policy: visitors see free times and staff edit plans through functions.
alter table public.appointment_plans enable row level security;

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  outlet_id bigint not null references public.dealers (id),
  purpose text not null check (purpose in ('test-ride', 'paid-service', 'free-service')),
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
  constraint appointments_held_check check (
    (state = 'held') = (token_hash is not null) and (state = 'held') = (held_until is not null)
    and (state = 'held') = (enquiry_id is null) and (enquiry_id is null) = (enquiry_table is null))
);
comment on table public.appointments is 'Times that visitors hold or have: each is of one enquiry, whose lead has the person, or a hold of nobody yet.';
comment on column public.appointments.place is 'Which of the places of its time it has; the index lets nobody have one twice. 0 where it has none.';
comment on column public.appointments.state is
  'held: while a form is filled in; booked; missed: wanted, and taken by then; cancelled; no-show; done.';
comment on column public.appointments.has_licence is 'Before a test ride: said to be 18 and to have a licence.';
comment on column public.appointments.token_hash is 'Of the token by which a browser knows its hold.';
comment on column public.appointments.version is 'Counts changes; staff name the version that they have seen.';
create unique index appointments_place_key on public.appointments (outlet_id, purpose, starts_at, place)
  where state in ('held', 'booked', 'no-show', 'done');
create unique index appointments_enquiry_id_key on public.appointments (enquiry_id);
create unique index appointments_token_hash_key on public.appointments (token_hash);
create index appointments_starts_at_idx on public.appointments (starts_at, outlet_id) where state <> 'held';
create index appointments_held_until_idx on public.appointments (held_until) where state = 'held';
-- No grant and no policy: the server alone writes what visitors choose, and staff read it with its lead, through functions.
alter table public.appointments enable row level security;

create function private.slots_of(outlet bigint, wanted text, first_day date, last_day date)
returns table (starts_at timestamptz, minutes integer, places integer)
language sql
stable
set search_path = ''
as $$
  select private.indian_day_start(day::date) + (rule ->> 'opens')::interval + make_interval(mins => step),
    (rule ->> 'minutes')::integer, (rule ->> 'places')::integer
  from public.appointment_plans plan
  join public.dealers on dealers.id = plan.outlet_id and dealers.closed_at is null
  cross join generate_series(first_day::timestamp, last_day::timestamp, '1 day') as day
  cross join jsonb_array_elements(plan.rules) as rule
  cross join lateral generate_series(0,
    extract(epoch from (rule ->> 'closes')::interval - (rule ->> 'opens')::interval)::integer / 60 - (rule ->> 'minutes')::integer,
    (rule ->> 'minutes')::integer) as step
  where plan.outlet_id = outlet and rule ->> 'purpose' = wanted
    and rule -> 'days' @> to_jsonb(extract(isodow from day)::integer) and not private.is_closed_day(outlet, day::date)
$$;
comment on function private.slots_of(bigint, text, date, date) is
  'Every time that an outlet offers for a purpose on these Indian calendar days, both included, taken or not.';

create function private.free_slots(wanted text, outlet bigint, first_day date) returns jsonb
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
    select coalesce(jsonb_agg(jsonb_build_object('startsAt', starts_at, 'minutes', minutes, 'free', places - taken) order by starts_at), '[]')
    from (
      select slot.*, (
        select count(*) from public.appointments where outlet_id = outlet and purpose = wanted
          and appointments.starts_at = slot.starts_at
          and (state in ('booked', 'no-show', 'done') or state = 'held' and held_until > now())) as taken
      from private.slots_of(outlet, wanted, greatest(first_day, private.indian_day(now())),
        least(first_day + 13, private.indian_day(now()) + 27)) as slot
      -- Nobody is ready for a visitor who comes in a minute.
      where slot.starts_at > now() + interval '30 minutes') as coming
    where places > taken));
comment on function private.free_slots(text, bigint, date) is 'What public.free_slots answers.';
grant execute on function private.free_slots(text, bigint, date) to service_role;

create function public.free_slots(wanted text, outlet bigint, first_day date) returns jsonb
language sql
stable
security invoker
set search_path = ''
return private.free_slots(wanted, outlet, first_day);
comment on function public.free_slots(text, bigint, date) is
  'The outlets that offer times for a purpose, and of one of them the free times of the fourteen days from a day, with how many places are free; times of the next half hour and after four weeks are left out.';
grant execute on function public.free_slots(text, bigint, date) to service_role;

-- Whoever takes a place takes this lock first and any row after it, so that two never wait for each other.
create function private.take_place(outlet bigint, wanted text, slot_start timestamptz, own_hold text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  offered record;
  taken integer;
  numbers integer[];
begin
  perform pg_advisory_xact_lock(hashtextextended(format('slot %s %s %s', outlet, wanted, extract(epoch from slot_start)), 0));
  select slot.minutes, slot.places into offered
  from private.slots_of(outlet, wanted, private.indian_day(slot_start), private.indian_day(slot_start)) as slot
  where slot.starts_at = slot_start and slot_start > now() and private.indian_day(slot_start) <= private.indian_day(now()) + 28;
  if not found then
    return null;
  end if;
  select count(*) filter (where state <> 'held' or held_until > clock_timestamp() and token_hash is distinct from own_hold),
    array_agg(place)
  into taken, numbers
  from public.appointments
  where outlet_id = outlet and purpose = wanted and starts_at = slot_start and state in ('held', 'booked', 'no-show', 'done');
  if taken >= offered.places then
    return null;
  end if;
  return jsonb_build_object('minutes', offered.minutes, 'place', (
    select min(number) from generate_series(1, coalesce(cardinality(numbers), 0) + 1) as number
    where number <> all (coalesce(numbers, '{}'))));
end
$$;
comment on function private.take_place(bigint, text, timestamptz, text) is
  'The number of a free place of a time and how long it takes, for whoever writes it in this transaction; null when there is none, or no such time. Others wait until then.';

create function private.token_hash(token text) returns text
language sql
immutable
set search_path = ''
return encode(sha256(convert_to(token, 'UTF8')), 'hex');
comment on function private.token_hash(text) is 'What is stored of the token of a hold.';

create function private.hold_slot(
  wanted text, outlet bigint, slot_start timestamptz, token text, has_licence boolean, sender text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  hash constant text := private.token_hash(token);
  mine public.appointments;
  place jsonb;
  until constant timestamptz := now() + interval '10 minutes';
begin
  -- Whoever presses twice is one visitor.
  perform pg_advisory_xact_lock(hashtextextended('hold ' || hash, 0));
  select * into mine from public.appointments where token_hash = hash;
  if mine.starts_at = slot_start and mine.outlet_id = outlet and mine.purpose = wanted and mine.held_until > now() then
    return jsonb_build_object('outcome', 'held', 'heldUntil', mine.held_until);
  end if;
  -- So that one address never holds every place.
  if private.is_over_pace('slot ' || sender, now(), 20) then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  place := private.take_place(outlet, wanted, slot_start, hash);
  if place is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  delete from public.appointments where token_hash = hash;
  delete from public.appointments where id in (
    select id from public.appointments where state = 'held' and held_until < now() limit 50 for update skip locked);
  insert into public.appointments (outlet_id, purpose, starts_at, minutes, place, state, has_licence, token_hash, held_until)
  values (outlet, wanted, slot_start, (place ->> 'minutes')::integer, (place ->> 'place')::integer, 'held',
    hold_slot.has_licence, hash, until);
  return jsonb_build_object('outcome', 'held', 'heldUntil', until);
end
$$;
comment on function private.hold_slot(text, bigint, timestamptz, text, boolean, text) is 'What public.hold_slot does.';
grant execute on function private.hold_slot(text, bigint, timestamptz, text, boolean, text) to service_role;

create function public.hold_slot(
  wanted text, outlet bigint, slot_start timestamptz, token text, has_licence boolean, sender text
) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.hold_slot(wanted, outlet, slot_start, token, has_licence, sender);
comment on function public.hold_slot(text, bigint, timestamptz, text, boolean, text) is
  'Holds a place for ten minutes: {outcome, heldUntil}, held, taken or too_many. A token has one hold: another time gives the first one back, the same time changes nothing.';
grant execute on function public.hold_slot(text, bigint, timestamptz, text, boolean, text) to service_role;

create function private.release_slot(token text) returns void
language sql
security definer
set search_path = ''
as $$ delete from public.appointments where token_hash = private.token_hash(token) $$;
comment on function private.release_slot(text) is 'What public.release_slot does.';
grant execute on function private.release_slot(text) to service_role;

create function public.release_slot(token text) returns void
language sql
volatile
security invoker
set search_path = ''
as $$ select private.release_slot(token) $$;
comment on function public.release_slot(text) is 'Gives a hold back; none is no failure.';
grant execute on function public.release_slot(text) to service_role;

-- What is said of an appointment on its lead.
alter table public.lead_events drop constraint lead_events_kind_check;
alter table public.lead_events add constraint lead_events_kind_check check (kind in (
  'stage', 'assigned', 'due', 'note', 'call', 'whatsapp', 'merged', 'unmerged', 'marked', 'unmarked', 'appointment')) not valid;

create function private.note_appointment(visit public.appointments, words text) returns void
language sql
set search_path = ''
as $$
  select private.add_lead_event(leads.id, gen_random_uuid(), 'appointment',
    to_char(visit.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    words || coalesce((select ', ' || left(name, 80) from public.dealers where id = visit.outlet_id), ''))
  from public.leads where enquiry_table = visit.enquiry_table and enquiry_id = visit.enquiry_id
$$;
comment on function private.note_appointment(public.appointments, text) is 'Adds what happened with an appointment to its lead.';

create function private.visit_json(visit public.appointments) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('state', visit.state, 'purpose', visit.purpose, 'startsAt', visit.starts_at, 'minutes', visit.minutes,
    'enquiryId', visit.enquiry_id, 'outlet', jsonb_build_object('id', id, 'name', name, 'address', address,
      'latitude', latitude, 'longitude', longitude,
      'phone', case when visit.purpose = 'test-ride' then sales_no else service_no end))
  from public.dealers where id = visit.outlet_id;
$$;
comment on function private.visit_json(public.appointments) is 'An appointment as its visitor reads it.';

create function private.move_lead(visit public.appointments) returns void
language plpgsql
set search_path = ''
as $$
declare
  moved public.leads;
begin
  update public.leads set
    stage = case when stage = 'new' and family in ('sales', 'service')
      then case family when 'sales' then 'test-ride' else 'confirmed' end else stage end,
    outlet_id = visit.outlet_id,
    version = version + 1
  where enquiry_table = visit.enquiry_table and enquiry_id = visit.enquiry_id
  returning * into moved;
  -- Who chose a time waits for no call, and nobody has called them.
  update public.leads set promised_at = null, answered_at = null where id = moved.id and touched_at is null;
end
$$;
comment on function private.move_lead(public.appointments) is
  'A lead whose visitor booked a time is a step further, at the outlet of the appointment, and no call is promised any more.';

create function private.purpose_of(form_table text, enquiry uuid) returns text
language sql
stable
set search_path = ''
return case form_table
  when 'product_enquiries' then 'test-ride'
  when 'service_bookings' then (
    select case service_type when 'Free' then 'free-service' else 'paid-service' end
    from public.service_bookings where id = enquiry)
end;
comment on function private.purpose_of(text, uuid) is 'What an enquiry may have an appointment for; null for every other form.';

create function private.book_slot(form_table text, enquiry uuid, slot jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wanted constant text := private.purpose_of(form_table, enquiry);
  hash constant text := private.token_hash(slot ->> 'token');
  slot_start constant timestamptz := slot ->> 'startsAt';
  outlet constant bigint := slot ->> 'outletId';
  hold public.appointments;
  visit public.appointments;
  place jsonb;
begin
  -- What is held back from staff takes no place from others.
  if wanted is null or not exists (select from public.leads where enquiry_table = form_table and enquiry_id = enquiry)
    or not exists (select from public.dealers where id = outlet and closed_at is null) then
    return null;
  end if;
  place := private.take_place(outlet, wanted, slot_start, hash);
  select * into hold from public.appointments
  where token_hash = hash and outlet_id = outlet and purpose = wanted and starts_at = slot_start and held_until > now() for update;
  select * into visit from public.appointments where enquiry_id = enquiry for update;
  -- A repeat changes nothing, unless its sender has chosen another time since.
  if visit.id is not null and (hold.id is null or visit.state not in ('booked', 'missed')) then
    return private.visit_json(visit);
  end if;
  if hold.id is not null then
    -- A promise stands, also where the plan has fewer places by now.
    delete from public.appointments where id = hold.id;
    place := jsonb_build_object('minutes', hold.minutes, 'place', hold.place);
  end if;
  insert into public.appointments as known
    (outlet_id, purpose, starts_at, minutes, place, state, has_licence, enquiry_table, enquiry_id)
  values (outlet, wanted, slot_start, coalesce((place ->> 'minutes')::integer, 0), coalesce((place ->> 'place')::integer, 0),
    case when place is null then 'missed' else 'booked' end, coalesce((slot ->> 'hasLicence')::boolean, false), form_table, enquiry)
  on conflict (enquiry_id) do update set
    outlet_id = excluded.outlet_id, starts_at = excluded.starts_at, minutes = excluded.minutes, place = excluded.place,
    state = excluded.state, has_licence = excluded.has_licence, version = known.version + 1
  returning * into visit;
  perform private.note_appointment(visit, case visit.state when 'booked' then 'Booked by the visitor' else 'Wanted, but taken by then' end);
  if visit.state = 'booked' then
    perform private.move_lead(visit);
  end if;
  return private.visit_json(visit);
end
$$;
comment on function private.book_slot(text, uuid, jsonb) is
  'Makes the hold of an enquiry an appointment; without a hold that still runs it takes a free place, and where none is free the time is missed. Answers as private.visit_json; null where there is no lead or no outlet.';

create or replace function private.take_enquiry(form_table text, enquiry jsonb, sender text, context jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  slot constant jsonb := context -> 'slot';
  -- The lead goes to the outlet of the appointment, and to whoever is in turn there.
  outcome constant text := public.store_enquiry(form_table, enquiry, sender,
    case when slot ? 'outletId' then context || jsonb_build_object('outletId', slot -> 'outletId') else context end);
  visit jsonb;
begin
  if slot is not null and outcome in ('stored', 'repeated') then
    begin
      visit := private.book_slot(form_table, (enquiry ->> 'id')::uuid, slot);
    exception when others then
      -- An enquiry is never lost for its time.
      raise warning 'no appointment for %: %', enquiry ->> 'id', sqlerrm;
    end;
  end if;
  return jsonb_build_object('outcome', outcome, 'appointment', visit, 'promisedAt', (
    select promised_at from public.leads
    where outcome in ('stored', 'repeated') and enquiry_table = form_table and enquiry_id = (enquiry ->> 'id')::uuid));
end
$$;
comment on function public.take_enquiry(text, jsonb, text, jsonb) is
  'As public.store_enquiry, with what became of it in the same round trip: {outcome, promisedAt, appointment}; the context may name a slot {token, outletId, startsAt, hasLicence}. What is held back has neither promise nor appointment.';

-- The visitor's own page, by a link that the server has signed.
create function private.read_visit(enquiry uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
return (select private.visit_json(appointments) from public.appointments where enquiry_id = enquiry);
comment on function private.read_visit(uuid) is 'What public.read_visit answers.';
grant execute on function private.read_visit(uuid) to service_role;

create function public.read_visit(enquiry uuid) returns jsonb
language sql
stable
security invoker
set search_path = ''
return private.read_visit(enquiry);
comment on function public.read_visit(uuid) is 'The appointment of an enquiry as its visitor reads it; null when there is none.';
grant execute on function public.read_visit(uuid) to service_role;

create function private.place_visit(visit public.appointments, outlet bigint, slot_start timestamptz) returns public.appointments
language plpgsql
set search_path = ''
as $$
declare
  free constant jsonb := private.take_place(outlet, visit.purpose, slot_start, null);
  placed public.appointments;
begin
  if free is null then
    return null;
  end if;
  update public.appointments set outlet_id = outlet, starts_at = slot_start, minutes = (free ->> 'minutes')::integer,
    place = (free ->> 'place')::integer, state = 'booked', version = version + 1
  where id = visit.id and version = visit.version
  returning * into placed;
  return placed;
end
$$;
comment on function private.place_visit(public.appointments, bigint, timestamptz) is
  'Books an appointment at another time, or at its own again; null when that time is not free, or somebody changed the appointment since.';

create function private.change_visit(enquiry uuid, change jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  visit public.appointments;
  placed public.appointments;
begin
  select * into visit from public.appointments where enquiry_id = enquiry;
  if not found then
    return null;
  end if;
  if visit.state in ('no-show', 'done') or visit.state = 'booked' and visit.starts_at <= now() then
    return private.visit_json(visit) || '{"outcome": "over"}';
  end if;
  if change ? 'startsAt' then
    if visit.state = 'booked' and visit.starts_at = (change ->> 'startsAt')::timestamptz
      and visit.outlet_id = (change ->> 'outletId')::bigint then
      return private.visit_json(visit) || '{"outcome": "changed"}';
    end if;
    placed := private.place_visit(visit, (change ->> 'outletId')::bigint, (change ->> 'startsAt')::timestamptz);
    if placed.id is null then
      return private.visit_json(visit) || '{"outcome": "taken"}';
    end if;
    perform private.note_appointment(placed, case visit.state when 'booked' then 'Moved by the visitor' else 'Booked by the visitor' end);
    perform private.move_lead(placed);
  else
    update public.appointments set state = 'cancelled', version = version + 1 where id = visit.id and state <> 'cancelled'
    returning * into placed;
    if not found then
      return private.visit_json(visit) || '{"outcome": "changed"}';
    end if;
    perform private.note_appointment(placed, 'Cancelled by the visitor');
  end if;
  return private.visit_json(placed) || '{"outcome": "changed"}';
end
$$;
comment on function private.change_visit(uuid, jsonb) is 'What public.change_visit does.';
grant execute on function private.change_visit(uuid, jsonb) to service_role;

create function public.change_visit(enquiry uuid, change jsonb) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.change_visit(enquiry, change);
comment on function public.change_visit(uuid, jsonb) is
  'Moves the appointment of an enquiry ({outletId, startsAt}) or cancels it ({}), for its visitor: the appointment with outcome changed, taken, or over (its time has come); null when there is none.';
grant execute on function public.change_visit(uuid, jsonb) to service_role;

-- Staff: the day of an outlet, within the scope of the inbox.
create function private.appointment_json(visit public.appointments, lead public.leads) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('id', visit.id, 'version', visit.version, 'state', visit.state, 'purpose', visit.purpose,
    'startsAt', visit.starts_at, 'minutes', visit.minutes, 'hasLicence', visit.has_licence, 'enquiryId', visit.enquiry_id,
    'outletId', visit.outlet_id, 'outlet', (select name from public.dealers where id = visit.outlet_id),
    'leadId', lead.id, 'name', lead.name, 'mobile', lead.mobile, 'marks', private.marks_of(lead.mobile_digits),
    'model', coalesce((select display_name from public.vehicles where bike_name = lead.model), lead.model));
$$;
comment on function private.appointment_json(public.appointments, public.leads) is 'An appointment as staff see it, with its person.';

create function private.read_appointments(day date, outlet bigint) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller public.staff;
  data jsonb;
begin
  perform private.require_staff();
  select * into caller from public.staff where id = auth.uid();
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
        or id in (select (item ->> 'outletId')::bigint from jsonb_array_elements(data) as item))));
end
$$;
comment on function private.read_appointments(date, bigint) is 'What public.read_appointments answers.';
grant execute on function private.read_appointments(date, bigint) to authenticated;

create function public.read_appointments(day date, outlet bigint default null) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.read_appointments(day, outlet);
comment on function public.read_appointments(date, bigint) is
  'The appointments of an Indian calendar day by time, of one outlet or all, with their persons, as far as the caller may see their leads; and the caller''s outlets that offer times. With its trace in the audit trail.';
grant execute on function public.read_appointments(date, bigint) to authenticated;

create function private.change_appointment(visit_id uuid, seen_version integer, change jsonb) returns jsonb
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
  if change ? 'startsAt' or change ->> 'state' = 'booked' and visit.state in ('cancelled', 'missed') then
    changed := private.place_visit(visit, outlet, coalesce((change ->> 'startsAt')::timestamptz, visit.starts_at));
    if changed.id is null then
      return jsonb_build_object('outcome', 'taken', 'appointment', private.appointment_json(visit, lead));
    end if;
    perform private.move_lead(changed);
  else
    update public.appointments set state = change ->> 'state', version = version + 1
    where id = visit_id and version = seen_version returning * into changed;
    if not found then
      return jsonb_build_object('outcome', 'conflict', 'appointment', private.appointment_json(visit, lead));
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
comment on function private.change_appointment(uuid, integer, jsonb) is 'What public.change_appointment does.';
grant execute on function private.change_appointment(uuid, integer, jsonb) to authenticated;

create function public.change_appointment(visit_id uuid, seen_version integer, change jsonb) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.change_appointment(visit_id, seen_version, change);
comment on function public.change_appointment(uuid, integer, jsonb) is
  'Sets the state of an appointment ({state}) or moves it ({startsAt, outletId}): outcome changed, conflict or taken, with the appointment as it stands; null when there is none that the caller may see.';
grant execute on function public.change_appointment(uuid, integer, jsonb) to authenticated;

create function private.read_plans() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_role('owner', 'manager');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('outletId', id, 'outlet', name, 'services', services,
      'facts', jsonb_build_object('rules', coalesce(plan.rules, '[]')),
      'at', coalesce(plan.updated_at, to_timestamp(0))) order by sort_order, id), '[]')
    from public.dealers left join public.appointment_plans plan on plan.outlet_id = dealers.id
    where closed_at is null);
end
$$;
comment on function private.read_plans() is 'What public.read_plans answers.';
grant execute on function private.read_plans() to authenticated;

create function public.read_plans() returns jsonb
language sql
stable
security invoker
set search_path = ''
return private.read_plans();
comment on function public.read_plans() is 'Which times each open outlet offers, and when that was changed last (1970: never); for owner and manager.';
grant execute on function public.read_plans() to authenticated;

create function private.plan_words(rules jsonb) returns text
language sql
stable
set search_path = ''
return (
  select string_agg(format('%s on days %s %s-%s every %s min, %s places', rule ->> 'purpose',
    (select string_agg(day, ' ' order by day) from jsonb_array_elements_text(rule -> 'days') as day),
    rule ->> 'opens', rule ->> 'closes', rule ->> 'minutes', rule ->> 'places'), '; ' order by place)
  from jsonb_array_elements(rules) with ordinality as given (rule, place));
comment on function private.plan_words(jsonb) is 'A plan in the words of the audit trail.';

create function private.save_plan(outlet bigint, expected timestamptz, new_rules jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  before public.appointment_plans;
  after public.appointment_plans;
  event public.audit_events;
begin
  perform private.require_role('owner', 'manager');
  perform from public.dealers where id = outlet and closed_at is null for update;
  if not found then
    return null;
  end if;
  select * into before from public.appointment_plans where outlet_id = outlet;
  if coalesce(before.updated_at, to_timestamp(0)) <> expected then
    return jsonb_build_object('isConflict', coalesce(before.rules, '[]') <> new_rules, 'at', before.updated_at, 'rules', before.rules);
  end if;
  insert into public.appointment_plans (outlet_id, rules) values (outlet, new_rules)
  on conflict (outlet_id) do update set rules = excluded.rules, updated_at = now()
  returning * into after;
  if before.rules is distinct from after.rules then
    event.action := 'Changed';
    event.table_name := 'appointment_plans';
    event.row_id := outlet::text;
    event.subject := 'Appointment times · ' || (select name from public.dealers where id = outlet);
    event.before := coalesce(private.plan_words(before.rules), 'none');
    event.after := coalesce(private.plan_words(after.rules), 'none');
    perform private.add_audit_event(event);
  end if;
  return jsonb_build_object('isConflict', false, 'at', after.updated_at, 'rules', after.rules);
end
$$;
comment on function private.save_plan(bigint, timestamptz, jsonb) is 'What public.save_plan does.';
grant execute on function private.save_plan(bigint, timestamptz, jsonb) to authenticated;

create function public.save_plan(outlet bigint, expected timestamptz, new_rules jsonb) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.save_plan(outlet, expected, new_rules);
comment on function public.save_plan(bigint, timestamptz, jsonb) is
  'Saves which times an outlet offers over what was changed last at a moment: {isConflict, at, rules} as they stand; null when there is no such outlet. What is booked stays booked. For owner and manager.';
grant execute on function public.save_plan(bigint, timestamptz, jsonb) to authenticated;

-- A manager who comes second reads who was first. The list is completed as it stands, because other files complete it too.
do $$
declare
  condition text;
begin
  select pg_catalog.pg_get_expr(polqual, polrelid) into condition from pg_catalog.pg_policy
    where polname = 'owner and manager can read their part of the audit trail';
  if strpos(condition, '''promise_settings''::text') = 0 then
    raise exception 'the policy does not name promise_settings: %', condition;
  end if;
  execute 'alter policy "owner and manager can read their part of the audit trail" on public.audit_events using ('
    || replace(condition, '''promise_settings''::text', '''promise_settings''::text, ''appointment_plans''::text') || ')';
end
$$;

-- The sheet of a lead shows its appointment.
create function private.lead_sheet(lead_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_lead constant jsonb := private.read_lead(lead_id);
begin
  return found_lead || jsonb_build_object('appointment', (
    select private.appointment_json(visit, lead)
    from public.leads lead join public.appointments visit using (enquiry_table, enquiry_id) where lead.id = lead_id));
end
$$;
comment on function private.lead_sheet(uuid) is 'What public.read_lead answers: what private.read_lead says, and the appointment.';
grant execute on function private.lead_sheet(uuid) to authenticated;
create or replace function public.read_lead(lead_id uuid) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.lead_sheet(lead_id);

-- An appointment goes with its enquiry; it names nobody, so an erased enquiry keeps it, and it counts on.
create function private.end_appointment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.appointments where enquiry_table = old.enquiry_table and enquiry_id = old.enquiry_id;
  return null;
end
$$;
comment on function private.end_appointment() is 'Trigger: a deleted lead takes its appointment along.';
create trigger leads_end_appointment after delete on public.leads
  for each row execute function private.end_appointment();

do $$
declare
  completed record;
  definition text;
begin
  for completed in
    select * from (values
      -- What is known of a person is their appointment too.
      ('private.person_file(text, text)', '''isHeld'', lead.is_held,',
       '''isHeld'', lead.is_held, ''appointment'', (select to_jsonb(visit) - array[''id'', ''enquiry_id'', ''enquiry_table'', ''version'']
          from public.appointments visit where visit.enquiry_id = enquiry.enquiry_id),'),
      -- The receipt says when, and how to change that.
      ('private.mail_json(private.mails)', '''answeredAt'', lead.answered_at,',
       '''answeredAt'', lead.answered_at, ''appointment'', private.read_visit(lead.enquiry_id),')
    ) as list (function_name, part, replacement)
  loop
    definition := pg_catalog.pg_get_functiondef(completed.function_name::regprocedure);
    if strpos(definition, completed.part) = 0 then
      raise exception '% does not hold %', completed.function_name, completed.part;
    end if;
    execute replace(definition, completed.part, completed.replacement);
  end loop;
end
$$;
