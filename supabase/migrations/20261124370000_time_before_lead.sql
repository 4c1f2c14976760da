-- Whoever books takes the time first and counts the lead after. A visitor's enquiry did it the other way round, so a visitor and a
-- member of staff waited for each other; Postgres ended the visitor's side, where the failure was taken for a lost time and nobody
-- was told. What Postgres ends for a deadlock is now ended whole, and the server asks again.

create function private.lock_time(outlet bigint, slot_start timestamptz) returns void
language sql
set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended(format('slot %s %s', outlet, extract(epoch from slot_start)), 0)) $$;

comment on function private.lock_time(bigint, timestamptz) is
  'Lets one transaction after the other book at this time of an outlet. Before any lead is written: counts of leads are shared by all.';

create or replace function private.take_place(outlet bigint, wanted text, slot_start timestamptz, own_hold text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  offered record;
  taken integer;
  numbers integer[];
begin
  perform private.lock_time(outlet, slot_start);
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

create or replace function private.take_enquiry(form_table text, enquiry jsonb, sender text, context jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  slot constant jsonb := context -> 'slot';
  outcome text;
  visit jsonb;
begin
  begin
    perform private.lock_time((slot ->> 'outletId')::bigint, (slot ->> 'startsAt')::timestamptz) where slot is not null;
  exception when data_exception then
    -- What is no moment is lost as a time below, and an enquiry is never lost for its time.
    null;
  end;
  -- The lead goes to the outlet of the appointment, and to whoever is in turn there.
  outcome := public.store_enquiry(form_table, enquiry, sender,
    case when slot ? 'outletId' then context || jsonb_build_object('outletId', slot -> 'outletId') else context end);
  if slot is not null and outcome in ('stored', 'repeated') then
    begin
      visit := private.book_slot(form_table, (enquiry ->> 'id')::uuid, slot);
    exception
      when deadlock_detected then
        raise;
      when others then
        raise warning 'no appointment for %: %', enquiry ->> 'id', sqlerrm;
    end;
  end if;
  return jsonb_build_object('outcome', outcome, 'appointment', visit, 'promisedAt', (
    select promised_at from public.leads
    where outcome in ('stored', 'repeated') and enquiry_table = form_table and enquiry_id = (enquiry ->> 'id')::uuid));
end
$$;
