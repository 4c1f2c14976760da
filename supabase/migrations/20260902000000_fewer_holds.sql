-- An address keeps no more times from others than the visitors behind it need.

alter table public.appointments
  add column held_by text constraint appointments_held_by_check
    check (held_by is null or state = 'held' and char_length(held_by) between 1 and 64);
comment on column public.appointments.held_by is
  'Who holds it: the address as a hash under a key the database does not have; gone with the hold.';
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
