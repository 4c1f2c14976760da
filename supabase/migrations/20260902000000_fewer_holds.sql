-- An address keeps no more times from others than a family at one telephone needs, and the link of an appointment moves it a few
-- times, not without end.

-- squawk-ignore adding-field-with-default
alter table public.appointments
  add column held_by text constraint appointments_held_by_check
    check (held_by is null or state = 'held' and char_length(held_by) between 1 and 64),
  add column moves integer not null default 0 constraint appointments_moves_check check (moves >= 0);
comment on column public.appointments.held_by is
  'Who holds it: the address as a hash under a key the database does not have; gone with the hold.';
comment on column public.appointments.moves is 'How often its visitor gave it another time by their link.';
create index appointments_held_by_idx on public.appointments (held_by) where state = 'held';

create or replace function private.hold_slot(
  wanted text, outlet bigint, slot_start timestamptz, token text, has_licence boolean, sender text
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Six visitors behind one address, such as that of a mobile network, each hold one.
  most_of_address constant integer := 6;
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
  -- So that one address never holds every place. Counting its pace locks its row, so that no two count at once.
  if private.is_over_pace('slot ' || sender, now(), 20) then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  if (
    select count(*) from public.appointments
    where held_by = sender and state = 'held' and held_until > clock_timestamp() and token_hash <> hash
  ) >= most_of_address then
    return jsonb_build_object('outcome', 'too_many');
  end if;
  place := private.take_place(outlet, wanted, slot_start, hash);
  if place is null then
    return jsonb_build_object('outcome', 'taken');
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
comment on function public.hold_slot(text, bigint, timestamptz, text, boolean, text) is
  'Holds a place for ten minutes: {outcome, heldUntil}, held, taken or too_many (six of an address at once, twenty in ten minutes). A token has one hold: another time gives the first one back, the same time changes nothing.';

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
    placed := private.place_visit(visit, (change ->> 'outletId')::bigint, (change ->> 'startsAt')::timestamptz);
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
  return private.visit_json(placed) || '{"outcome": "changed"}';
end
$$;
comment on function public.change_visit(uuid, jsonb) is
  'Moves the appointment of an enquiry ({outletId, startsAt}), at most five times, or cancels it ({}), for its visitor: the appointment with outcome changed, taken, over (its time has come), or often (moved too often); null when there is none.';
