-- An address books so many times a day. Only holds were limited, and a time is booked without one too: one address could have
-- every free time of four weeks, today and again tomorrow.

alter table private.enquiry_limits add column times_a_day integer not null default 10;
comment on column private.enquiry_limits.times_a_day is 'How many times of appointments an address may book; a bus full of people behind one. Four times as many its network.';

create function private.count_in_day(counted text, most integer) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into private.enquiry_senders as known (sender) values (counted)
  on conflict on constraint enquiry_senders_pkey do update set in_day = known.in_day + 1, window_start = now()
  where known.in_day < most;
  return found;
end
$$;
comment on function private.count_in_day(text, integer) is 'Counts one more under a name that changes daily; false when it had so many.';

create function private.may_book(sender text) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  most constant integer := (select times_a_day from private.enquiry_limits);
  network constant text := private.network_of(sender);
begin
  return sender is null or private.count_in_day('visit ' || sender, most)
    and (network is null or private.count_in_day('visit ' || network, 4 * most));
end
$$;
comment on function private.may_book(text) is 'Counts one more booked time of an address and of its network; false when either had what a day gives. The server says who it is; what it does not know is not counted.';
comment on column private.enquiry_senders.sender is 'Behind the word slip where it counts price slips, and visit where it counts booked times.';

create or replace function private.book_slot(form_table text, enquiry uuid, slot jsonb) returns jsonb
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
  -- What this enquiry has already costs nothing more.
  if place is not null and visit.state is distinct from 'booked' and not private.may_book(slot ->> 'sender') then
    place := null;
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
$$;;
comment on function private.book_slot(text, uuid, jsonb) is 'Makes the hold of an enquiry an appointment; without a hold that still runs it takes a free place, and where none is free, or its address booked enough of them today, the time is missed. Answers as private.visit_json; null where there is no lead or no outlet.';

create or replace function private.change_visit(enquiry uuid, change jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Plans change more than once; whoever needs more calls.
  most_moves constant integer := 5;
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
    if visit.moves >= most_moves then
      return private.visit_json(visit) || '{"outcome": "often"}';
    end if;
    begin
      placed := private.place_visit(visit, (change ->> 'outletId')::bigint, (change ->> 'startsAt')::timestamptz);
      if placed.id is not null and visit.state <> 'booked' and not private.may_book(change ->> 'sender') then
        raise exception 'too many times of one address' using errcode = 'program_limit_exceeded';
      end if;
    exception when program_limit_exceeded then
      return private.visit_json(visit) || '{"outcome": "too_many"}';
    end;
    if placed.id is null then
      return private.visit_json(visit) || '{"outcome": "taken"}';
    end if;
    update public.appointments set moves = moves + 1 where id = placed.id;
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
  perform private.queue_visit_mail(enquiry);
  return private.visit_json(placed) || '{"outcome": "changed"}';
end
$$;;