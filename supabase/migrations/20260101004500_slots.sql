-- Plans: which times an outlet offers, for test rides and for the workshop.

create function private.are_slot_rules(rules jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select private.fits(rules, private.shape_of('appointment_plans.rules')) and not exists (
    select from jsonb_array_elements(rules) with ordinality as given (rule, place)
    where rule ->> 'opens' >= rule ->> 'closes'
      -- Two rules for one time could name different numbers of places.
      or exists (
        select from jsonb_array_elements(rules) with ordinality as other (rule, place)
        where other.place > given.place and other.rule ->> 'purpose' = given.rule ->> 'purpose'
          and other.rule ->> 'opens' < given.rule ->> 'closes' and given.rule ->> 'opens' < other.rule ->> 'closes'
          and exists (select from jsonb_array_elements(other.rule -> 'days') as day where given.rule -> 'days' @> day)))
$$;
comment on function private.are_slot_rules(jsonb) is
  'Is each rule of the plan complete, and do no two rules of one purpose cover the same time?';

create table public.appointment_plans (
  outlet_id bigint primary key references public.dealers (id),
  rules jsonb not null default '[]'
    constraint appointment_plans_rules_check check (private.are_slot_rules(rules)),
  updated_at timestamptz(3) not null default now()
);
comment on table public.appointment_plans is
  'The times that an outlet offers; an outlet without a row, or without rules, offers none.';
comment on column public.appointment_plans.rules is
  '[{"purpose", "days", "opens", "closes", "minutes", "places"}]: on these days of the week (1 is Monday) times of so '
  'many minutes each, one after the other from opens; the last one ends by closes, and each is for so many visitors. '
  'Clock times are India''s.';
comment on column public.appointment_plans.updated_at is
  'When the plan was changed last; an edit names this moment, so that it is saved over no other change.';

-- Visitors see free times and staff edit plans through functions.
alter table public.appointment_plans enable row level security;
grant select on public.appointment_plans to office;
create policy "active staff read which times are offered" on public.appointment_plans
  for select to office
  using ((select private.is_staff()));
comment on policy "active staff read which times are offered" on public.appointment_plans is
  'All active staff; visitors are shown the same times.';

create function private.plan_words(rules jsonb) returns text
language sql stable set search_path = ''
as $$
  select string_agg(format('%s on days %s %s-%s every %s min, %s places', rule ->> 'purpose',
    (select string_agg(day, ' ' order by day) from jsonb_array_elements_text(rule -> 'days') as day),
    rule ->> 'opens', rule ->> 'closes', rule ->> 'minutes', rule ->> 'places'), '; ' order by place)
  from jsonb_array_elements(rules) with ordinality as given (rule, place)
$$;
comment on function private.plan_words(jsonb) is 'A plan in the words of the audit trail.';

create function private.read_plans() returns jsonb
language plpgsql stable security definer set search_path = ''
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
comment on function private.read_plans() is
  'Which times each open outlet offers, and when its plan was changed last (1970: never); for owner and manager.';
call private.judge('read_plans');
call private.expose('read_plans', 'authenticated');

create function private.save_plan(outlet bigint, expected timestamptz, new_rules jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  before public.appointment_plans;
  after public.appointment_plans;
  event public.audit_events;
begin
  perform private.require_role('owner', 'manager');
  if not private.edits_outlet(outlet) then
    raise exception 'this outlet is not the caller''s' using errcode = 'insufficient_privilege';
  end if;
  perform from public.dealers where id = outlet and closed_at is null for update;
  if not found then
    return null;
  end if;
  select * into before from public.appointment_plans where outlet_id = outlet;
  if coalesce(before.updated_at, to_timestamp(0)) <> expected then
    return jsonb_build_object('isConflict', coalesce(before.rules, '[]') <> new_rules, 'at', before.updated_at,
      'rules', before.rules);
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
comment on function private.save_plan(bigint, timestamptz, jsonb) is
  'Saves which times an outlet offers, over the plan that was changed last at a moment: {isConflict, at, rules} as '
  'they are then; null when there is no such outlet. Booked appointments stay booked. For owner and manager.';
call private.expose('save_plan', 'authenticated');

-- Slots: the times of a plan that are free, and the places in them.

create function private.slots_of(outlet bigint, wanted text, first_day date, last_day date)
returns table (starts_at timestamptz, minutes integer, places integer)
language sql stable set search_path = ''
as $$
  select private.indian_day_start(day::date) + (rule ->> 'opens')::interval + make_interval(mins => step),
    (rule ->> 'minutes')::integer, (rule ->> 'places')::integer
  from public.appointment_plans plan
  join public.dealers on dealers.id = plan.outlet_id and dealers.closed_at is null
  cross join generate_series(first_day::timestamp, last_day::timestamp, '1 day') as day
  -- A rule that cannot be read offers no time, and fails no other.
  cross join jsonb_path_query(plan.rules, '$[*] ? (@.minutes > 0 && @.places >= 0
    && @.opens like_regex "^[0-2][0-9]:[0-5][0-9]$" && @.closes like_regex "^[0-2][0-9]:[0-5][0-9]$")') as rule
  cross join lateral generate_series(0,
    extract(epoch from (rule ->> 'closes')::interval - (rule ->> 'opens')::interval)::integer / 60
      - (rule ->> 'minutes')::integer,
    (rule ->> 'minutes')::integer) as step
  where plan.outlet_id = outlet and rule ->> 'purpose' = wanted
    and rule -> 'days' @> to_jsonb(extract(isodow from day)::integer) and not private.is_closed_day(outlet, day::date)
$$;
comment on function private.slots_of(bigint, text, date, date) is
  'Every time that an outlet offers for a purpose on these Indian calendar days, both included, taken or not.';

-- Visitors book from the same places as staff, who book for people on the phone or at the counter. Definer,
-- because a place is also taken by people whom the caller does not see.
create function private.free_times(wanted text, outlet bigint, first_day date, last_day date)
returns table (starts_at timestamptz, minutes integer, free integer)
language sql stable security definer set search_path = ''
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
  'The times of an outlet that still have a place for a purpose, on these Indian calendar days, both included; past '
  'times too.';
grant execute on function private.free_times(text, bigint, date, date) to office;

create function private.line_of(model text) returns text
language sql stable set search_path = ''
as $$
  select category from public.vehicles
  where line_of.model in (bike_name, display_name) or starts_with(line_of.model, display_name || ' ')
  order by char_length(display_name) desc limit 1
$$;
comment on function private.line_of(text) is
  'The line of a vehicle by either of its names, also with a variant behind the name; null for any other text.';

create function private.free_slots(wanted text, outlet bigint, first_day date, model text default '') returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'outlets', (
      -- The addresses let a form that offers outlets put the nearest first. A line that single outlets have
      -- is offered there alone: no other has the vehicle for a ride, or the tools for its service.
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'address', address,
        'latitude', latitude, 'longitude', longitude) order by sort_order, id), '[]')
      from (
        select dealers.*, rank() over (order by services @> array[private.line_of(model)] desc nulls last) as place
        from public.dealers join public.appointment_plans plan on plan.outlet_id = dealers.id
        where closed_at is null and plan.rules @> jsonb_build_array(jsonb_build_object('purpose', wanted))) as offering
      where place = 1),
    'slots', (
      select coalesce(jsonb_agg(
        jsonb_build_object('startsAt', starts_at, 'minutes', minutes, 'free', free) order by starts_at), '[]')
      from private.free_times(wanted, outlet, greatest(first_day, private.indian_day(now())),
        least(first_day + 13, private.indian_day(now()) + 27))
      -- No outlet is ready for a visitor who comes in a minute.
      where starts_at > now() + interval '30 minutes'),
    'marks', private.marks_of_days(wanted, first_day, first_day + 13))
$$;
comment on function private.free_slots(text, bigint, date, text) is
  'The outlets that offer times for a purpose, of a model whose line single outlets have those alone, and for one of them the free times of the fourteen days from a day, '
  'with the number of free places, and the days that the dealer marked; times within the next half hour and after four weeks are left out.';
call private.expose('free_slots', 'service_role');

-- A booking locks the time first and counts the lead after, so that a visitor and a member of staff never
-- block each other. A transaction that Postgres ends for a deadlock is undone as a whole, and the server
-- calls again.
create function private.lock_time(outlet bigint, slot_start timestamptz) returns void
language sql set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended(format('slot %s %s', outlet, extract(epoch from slot_start)), 0))
$$;
comment on function private.lock_time(bigint, timestamptz) is
  'Lets one transaction after the other book at this time of an outlet. To be called before any lead is written, '
  'because all leads share the rows of counts.';

create function private.token_hash(token text) returns text
language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;
comment on function private.token_hash(text) is 'The hash of a hold''s token, which is stored in place of the token.';

-- A function that takes a place takes this lock first and any row after it, so that two never block each
-- other.
create function private.lowest_place(outlet bigint, wanted text, slot_start timestamptz) returns integer
language sql stable set search_path = ''
as $$
  with numbers as materialized (
    select place from public.appointments
    where outlet_id = outlet and purpose = wanted and starts_at = slot_start
      and state in ('held', 'booked', 'no-show', 'done'))
  select min(number)::integer from generate_series(1, (select count(*) from numbers) + 1) as number
  where number not in (select place from numbers)
$$;
comment on function private.lowest_place(bigint, text, timestamptz) is
  'The lowest number of a place at a time of an outlet that nobody has, whether or not the plan has that many.';

create function private.take_place(outlet bigint, wanted text, slot_start timestamptz, own_hold text) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  offered record;
  taken integer;
begin
  perform private.lock_time(outlet, slot_start);
  select slot.minutes, slot.places into offered
  from private.slots_of(outlet, wanted, private.indian_day(slot_start), private.indian_day(slot_start)) as slot
  where slot.starts_at = slot_start and slot_start > now()
    and private.indian_day(slot_start) <= private.indian_day(now()) + 28;
  if not found then
    return null;
  end if;
  select count(*) filter (where state <> 'held' or held_until > clock_timestamp()
    and token_hash is distinct from own_hold)
  into taken
  from public.appointments
  where outlet_id = outlet and purpose = wanted and starts_at = slot_start
    and state in ('held', 'booked', 'no-show', 'done');
  if taken >= offered.places then
    return null;
  end if;
  return jsonb_build_object('minutes', offered.minutes, 'place',
    private.lowest_place(outlet, wanted, slot_start));
end
$$;
comment on function private.take_place(bigint, text, timestamptz, text) is
  'The number of a free place at a time and how many minutes it takes, for a caller who writes it in this '
  'transaction; null when there is no free place, or no such time. Other transactions wait until this one ends.';

create function private.share_opens_at(wanted text, outlet bigint, day date, sender text, own_hold text)
returns timestamptz
language sql stable set search_path = ''
as $$
  select min(held_until) from public.appointments
  where held_by = sender and state = 'held' and held_until > clock_timestamp() and token_hash <> own_hold
    and outlet_id = outlet and purpose = wanted and private.indian_day(starts_at) = day
  having count(*) >= (select ceil(sum(places) / 2.0) from private.slots_of(outlet, wanted, day, day))
$$;
comment on function private.share_opens_at(text, bigint, date, text, text) is
  'When the sender may hold one more time of an outlet''s day, where they hold half of its places already, so that '
  'another visitor always finds one; null where they may now.';

create function private.hold_slot(
  wanted text, outlet bigint, slot_start timestamptz, token text, has_licence boolean, sender text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  -- A browser holds one time by its token, but a script makes tokens as it likes, so addresses are counted
  -- too. Customers of a carrier share one: two dozen of them may choose a time in the same ten minutes.
  -- Visitors of one network, whose hash is the end of each sender, may hold four times as many.
  most_of_address constant integer := 24;
  hash constant text := private.token_hash(token);
  mine public.appointments;
  place jsonb;
  opens_at timestamptz;
  until constant timestamptz := now() + interval '10 minutes';
begin
  -- A visitor who presses twice is one visitor.
  perform pg_advisory_xact_lock(hashtextextended('hold ' || hash, 0));
  select * into mine from public.appointments where token_hash = hash;
  if mine.starts_at = slot_start and mine.outlet_id = outlet and mine.purpose = wanted and mine.held_until > now() then
    return jsonb_build_object('outcome', 'held', 'heldUntil', mine.held_until);
  end if;
  -- One address must never hold every place. The charge locks its row, so that no two calls count at once.
  opens_at := coalesce(private.charge(sender, '{"held times": 1}'), (
    select min(held_until) from public.appointments
    where right(held_by, 32) = right(sender, 32) and state = 'held' and held_until > clock_timestamp()
      and token_hash <> hash
    having count(*) filter (where held_by = sender) >= most_of_address or count(*) >= 4 * most_of_address));
  if opens_at is not null then
    return jsonb_build_object('outcome', 'too_many', 'opensAt', opens_at);
  end if;
  place := private.take_place(outlet, wanted, slot_start, hash);
  if place is null then
    return jsonb_build_object('outcome', 'taken');
  end if;
  opens_at := private.share_opens_at(wanted, outlet, private.indian_day(slot_start), sender, hash);
  if opens_at is not null then
    return jsonb_build_object('outcome', 'too_many', 'opensAt', opens_at);
  end if;
  delete from public.appointments where token_hash = hash;
  delete from public.appointments where id in (
    select id from public.appointments where state = 'held' and held_until < now() limit 50 for update skip locked);
  insert into public.appointments
    (outlet_id, purpose, starts_at, minutes, place, state, has_licence, token_hash, held_until, held_by)
  values (outlet, wanted, slot_start, (place ->> 'minutes')::integer, (place ->> 'place')::integer, 'held',
    hold_slot.has_licence, hash, until, sender);
  return jsonb_build_object('outcome', 'held', 'heldUntil', until);
end
$$;
comment on function private.hold_slot(text, bigint, timestamptz, text, boolean, text) is
  'Holds a place for ten minutes: {outcome, heldUntil}; outcome is held, taken or too_many (24 of an address at '
  'once, half of the places of the outlet''s day, or the budget of held times; until opensAt). A token has one hold: another time gives the first one back, the same time changes '
  'nothing.';
call private.expose('hold_slot', 'service_role');

create function private.release_slot(token text) returns void
language sql security definer set search_path = ''
as $$ delete from public.appointments where token_hash = private.token_hash(token) $$;
comment on function private.release_slot(text) is 'Gives a hold back; a token without a hold is no error.';
call private.expose('release_slot', 'service_role');

-- A day on which an outlet is closed takes no new appointment, but appointments booked before stay. The
-- member of staff who closes a day is told of them.
create function private.stranded_appointments(outlet bigint default null, asked date default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner', 'manager');
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('day', stranded.day, 'booked', stranded.booked) order by stranded.day), '[]')
    from (
      select private.indian_day(appointment.starts_at) as day, count(*) as booked
      from public.appointments appointment join public.dealers on dealers.id = appointment.outlet_id
      where appointment.state = 'booked' and appointment.starts_at > now()
        and (outlet is null or appointment.outlet_id = outlet)
        and (asked is null or private.indian_day(appointment.starts_at) = asked)
        and (dealers.closed_at is not null
          or private.is_closed_day(appointment.outlet_id, private.indian_day(appointment.starts_at)))
      group by 1) as stranded);
end
$$;
comment on function private.stranded_appointments(bigint, date) is
  'How many booked appointments are on coming days on which their outlet is closed, by day; of one outlet or all, of '
  'one day or all. For owner and manager.';
call private.expose('stranded_appointments', 'authenticated');
