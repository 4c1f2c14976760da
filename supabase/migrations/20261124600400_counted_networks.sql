-- A sender is an address and the network that it is of: hosts and tunnels give 65,536 networks of the size that counts as one
-- address to whoever asks, so each counts by itself, and all of them together count four times as much.

create function private.network_of(sender text) returns text
language sql
immutable
set search_path = ''
-- Whatever stands before the 64 digits says what is counted, and stays.
return case when char_length(sender) >= 64 and right(sender, 32) <> left(right(sender, 64), 32)
  then left(sender, -64) || right(sender, 32) end;
comment on function private.network_of(text) is 'What counts for the network of a sender, which is 32 digits of its address and 32 of its network; null where the address is all of it.';

create function private.count_one(counted text, is_day_full boolean, share integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  time_window constant interval := '10 minutes';
  limits private.enquiry_limits;
  sent_lately integer;
begin
  select * into limits from private.enquiry_limits;
  insert into private.enquiry_senders as known (sender) values (counted)
  on conflict on constraint enquiry_senders_pkey do update set
    window_start = case when known.window_start > now() - time_window then known.window_start else now() end,
    in_window = case when known.window_start > now() - time_window then known.in_window + 1 else 1 end,
    in_day = known.in_day + 1
  where (known.in_window < limits.in_ten_minutes * share or known.window_start <= now() - time_window)
    and known.in_day < share * case when is_day_full then limits.in_a_full_day else limits.in_a_day end
  returning in_window into sent_lately;
  return sent_lately;
end
$$;
comment on function private.count_one(text, boolean, integer) is 'Counts one enquiry under a name, which may send so many times what private.enquiry_limits says: how many these ten minutes brought, or null when it may send no more.';

create or replace function private.count_sender(sender text, is_day_full boolean) returns integer
language plpgsql
set search_path = ''
as $$
declare
  network constant text := private.network_of(sender);
  sent_lately constant integer := private.count_one(sender, is_day_full, 1);
begin
  -- What an address may not send is no reason against its neighbours.
  if sent_lately is null or network is not null and private.count_one(network, is_day_full, 4) is null then
    return null;
  end if;
  return sent_lately;
end
$$;
comment on function private.count_sender(text, boolean) is 'Counts one enquiry of an address and of its network: how many the address sent in these ten minutes, or null when either may send no more.';
comment on table private.enquiry_senders is 'Enquiries of an address, and of a network, in its present ten minutes and on its day. Each is a hash that changes daily.';
comment on table private.enquiry_limits is 'One row: how many enquiries an address may send, and four times as many a network; how many bytes a day takes.';

create function private.is_day_full(taken bigint, size bigint, doubt integer) returns boolean
language sql
stable
set search_path = ''
return (
  select taken >= case when doubt > 0 then bytes_a_day / 4 when size <= 3000 then bytes_a_day * 2 else bytes_a_day end
  from private.enquiry_limits);
comment on function private.is_day_full(bigint, bigint, integer) is 'Has a day that took so many bytes no room for an enquiry of so many, as private.store_enquiry counts them? Doubtful ones get its first quarter, and what is short has it twice: so large ones never keep people out.';

create or replace function private.hold_slot(
  wanted text, outlet bigint, slot_start timestamptz, token text, has_licence boolean, sender text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Six visitors behind one address, such as that of a mobile network, each hold one; four times as many of its network,
  -- whose hash ends a sender.
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
  if exists (
    select from public.appointments
    where right(held_by, 32) = right(sender, 32) and state = 'held' and held_until > clock_timestamp() and token_hash <> hash
    having count(*) filter (where held_by = sender) >= most_of_address or count(*) >= 4 * most_of_address
  ) then
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
