-- How many enquiries are taken from visitors. A college or a shop shares one address, so the limits of an
-- address are wide; the limit of bytes for a day keeps a flood from filling the disk, whatever its calls say
-- and from however many addresses they come.
create table private.enquiry_limits (
  is_only boolean primary key default true check (is_only),
  in_ten_minutes integer not null default 120,
  in_a_day integer not null default 400,
  in_a_full_day integer not null default 5,
  bytes_a_day bigint not null default 20000000,
  receipts_a_day integer not null default 300,
  slip_bytes_a_day bigint not null default 5000000,
  times_a_day integer not null default 10
);
comment on table private.enquiry_limits is
  'One row: how many enquiries an address may send (and a network four times as many), and how many bytes a day takes.';
comment on column private.enquiry_limits.in_a_full_day is
  'The limit of an address in place of in_a_day once half of the day''s bytes are taken.';
comment on column private.enquiry_limits.bytes_a_day is
  'Bytes of all enquiries together, with those of their index entries. Doubtful enquiries get the first quarter, busy '
  'addresses half.';
comment on column private.enquiry_limits.receipts_a_day is
  'Receipts to all visitors together, in 24 hours: more would make the dealer''s domain one that writes to strangers.';
comment on column private.enquiry_limits.slip_bytes_a_day is
  'Bytes of all price slips together; about a thousand slips. An address may keep as many slips as it may send '
  'enquiries.';
comment on column private.enquiry_limits.times_a_day is
  'How many times of appointments an address may book, which is enough for a bus full of people behind one address. A '
  'network may book four times as many.';

alter table private.enquiry_limits enable row level security;
insert into private.enquiry_limits default values;

create table private.enquiry_senders (
  sender text primary key check (char_length(sender) <= 80),
  window_start timestamptz not null default now(),
  in_window integer not null default 1,
  in_day integer not null default 1
);
comment on table private.enquiry_senders is
  'Enquiries of an address, and of a network, in its present ten minutes and on its day. The name of each is a hash '
  'that changes daily.';
comment on column private.enquiry_senders.sender is
  'The hash, after the word slip where the row counts price slips, and appointment where it counts booked times.';

alter table private.enquiry_senders enable row level security;

create table private.enquiry_days (
  day date primary key,
  bytes bigint not null,
  slip_bytes bigint not null default 0
);
comment on table private.enquiry_days is
  'Bytes of all enquiries by Indian calendar day, with what their indexes take.';
comment on column private.enquiry_days.slip_bytes is 'Bytes of all price slips of the day.';

alter table private.enquiry_days enable row level security;

create table private.sender_paces (
  sender text primary key check (char_length(sender) <= 80),
  busy_until timestamptz not null
);
comment on table private.sender_paces is
  'How fast a mobile number or an address sends: each submission moves busy_until on, and the sender is too fast once '
  'that is more than the window ahead of now.';

create index sender_paces_busy_until_idx on private.sender_paces (busy_until);

alter table private.sender_paces enable row level security;

create function private.is_over_pace(sender text, moment timestamptz, allowed integer) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  time_window constant interval := interval '10 minutes';
  gap constant interval := time_window / allowed;
  busy_until timestamptz;
begin
  insert into private.sender_paces as paces (sender, busy_until) values (is_over_pace.sender, moment + gap)
  on conflict on constraint sender_paces_pkey
    do update set busy_until = least(greatest(paces.busy_until, moment), moment + time_window) + gap
  returning paces.busy_until into busy_until;
  return busy_until > moment + time_window;
end
$$;
comment on function private.is_over_pace(text, timestamptz, integer) is
  'Counts one submission of a sender; true when there were more than allowed within ten minutes.';

create function private.forget_senders() returns void
language sql volatile set search_path = ''
as $$
  delete from private.sender_paces where sender in
    (select sender from private.sender_paces where busy_until < now() limit 500 for update skip locked);
  delete from private.enquiry_senders where sender in
    (select sender from private.enquiry_senders
      where window_start < now() - interval '1 day' limit 500 for update skip locked);
  delete from private.enquiry_days where day < private.indian_day(now()) - 7;
$$;
comment on function private.forget_senders() is 'Deletes rows that no longer count.';

-- A sender is an address together with its network: anyone can get 65,536 networks of the size that counts as
-- one address from a host or a tunnel, so each of them is counted by itself, and all of them together may
-- send four times as much as one.
create function private.network_of(sender text) returns text
language sql immutable set search_path = ''
as $$
  -- The prefix before the 64 digits says what is counted, and stays.
  select case when char_length(sender) >= 64 and right(sender, 32) <> left(right(sender, 64), 32)
    then left(sender, -64) || right(sender, 32) end
$$;
comment on function private.network_of(text) is
  'The name under which the network of a sender is counted. A sender is 32 digits of the address and 32 of the '
  'network; null where both are the same.';

create function private.count_one(counted text, is_day_full boolean, share integer) returns integer
language plpgsql set search_path = ''
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
comment on function private.count_one(text, boolean, integer) is
  'Counts one enquiry of a sender or network, which may send so many times what private.enquiry_limits says: how many '
  'it sent in these ten minutes, or null when it may send no more.';

create function private.count_sender(sender text, is_day_full boolean) returns integer
language plpgsql set search_path = ''
as $$
declare
  network constant text := private.network_of(sender);
  sent_lately constant integer := private.count_one(sender, is_day_full, 1);
begin
  -- An enquiry that its address may not send does not count against the network, so that neighbours are not
  -- blocked.
  if sent_lately is null or network is not null and private.count_one(network, is_day_full, 4) is null then
    return null;
  end if;
  return sent_lately;
end
$$;
comment on function private.count_sender(text, boolean) is
  'Counts one enquiry of an address and of its network: how many the address sent in these ten minutes, or null when '
  'either may send no more.';

create function private.count_in_day(counted text, most integer) returns boolean
language plpgsql set search_path = ''
as $$
begin
  insert into private.enquiry_senders as known (sender) values (counted)
  on conflict on constraint enquiry_senders_pkey do update set in_day = known.in_day + 1, window_start = now()
  where known.in_day < most;
  return found;
end
$$;
comment on function private.count_in_day(text, integer) is
  'Counts one more under a name that changes daily; false when the name had so many already.';

create function private.is_day_full(taken bigint, size bigint, robot_score integer) returns boolean
language sql stable set search_path = ''
as $$
  select taken >= case when robot_score > 0 then bytes_a_day / 4 when size <= 3000 then bytes_a_day * 2
    else bytes_a_day end
  from private.enquiry_limits
$$;
comment on function private.is_day_full(bigint, bigint, integer) is
  'Is a day that took so many bytes too full for an enquiry of so many bytes, as private.store_enquiry counts them? '
  'Doubtful enquiries get the first quarter of the day''s bytes, and short ones get twice the day''s bytes, so that '
  'large ones never keep people out.';

create function private.may_book(sender text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  most constant integer := (select times_a_day from private.enquiry_limits);
  network constant text := private.network_of(sender);
begin
  return sender is null or private.count_in_day('appointment ' || sender, most)
    and (network is null or private.count_in_day('appointment ' || network, 4 * most));
end
$$;
comment on function private.may_book(text) is
  'Counts one more booked time of an address and of its network; false when either used up its limit for the day. The '
  'server names the sender; a booking without a sender is not counted.';
