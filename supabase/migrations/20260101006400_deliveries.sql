-- Deliveries: what a sender outside handed over, as it came. A delivery is stored before its sender is told
-- that it arrived, and in the same transaction becomes an enquiry, unless its fields have to be asked for
-- first. Whatever comes doubled or in another order: one id of a sender is one row.
create table private.deliveries (
  id uuid primary key,
  door_id bigint not null references public.doors (id),
  vendor_id text not null check (char_length(vendor_id) between 1 and 200),
  came_at timestamptz not null default now(),
  sent_at timestamptz,
  body text not null default '',
  headers jsonb not null default '{}',
  state text not null check (state in ('waiting', 'made', 'quarantined', 'test', 'refused', 'failed')),
  note text not null default '' check (note ~ '^[A-Za-z0-9_]{0,40}$'),
  tries integer not null default 0,
  next_try_at timestamptz,
  digits text not null default '' check (digits ~ '^[0-9]{0,10}$'),
  unique (door_id, vendor_id)
);
comment on table private.deliveries is
  'What senders outside handed over. The text of each is kept for 30 days, its id for 13 months.';
comment on column private.deliveries.id is
  'Made by the server from the sender and its id of the delivery; the enquiry that it becomes has the same.';
comment on column private.deliveries.vendor_id is 'The sender''s own id.';
comment on column private.deliveries.sent_at is 'When the sender says that it was made; the promise counts from then.';
comment on column private.deliveries.body is
  'What came, as text: the body, or the query of an address; emptied after 30 days and with the erasing of its person.';
comment on column private.deliveries.headers is 'The headers that say what the body is.';
comment on column private.deliveries.note is
  'Why it waits, failed or was refused, or what its lead lacks; contract/doors/door-words.ts has the words.';
comment on column private.deliveries.next_try_at is 'When the fields of a waiting delivery are asked for again.';
comment on column private.deliveries.digits is 'The last ten digits of the number in it, by which its person is found.';

create index deliveries_came_at_idx on private.deliveries (door_id, came_at desc, id desc);
create index deliveries_due_idx on private.deliveries (next_try_at) where state = 'waiting';
create index deliveries_unsettled_idx on private.deliveries (door_id, state) where state in ('waiting', 'failed');
create index deliveries_digits_idx on private.deliveries (digits) where digits <> '';
create index deliveries_kept_idx on private.deliveries (came_at) where body <> '';
create index deliveries_age_idx on private.deliveries (came_at);

alter table private.deliveries enable row level security;

create table private.door_days (
  door_id bigint not null references public.doors (id) on delete cascade,
  day date not null,
  wrong integer not null default 0,
  primary key (door_id, day)
);
comment on table private.door_days is
  'How many calls with a wrong signature or key came to a door on an Indian calendar day; nothing else of them is kept.';

alter table private.door_days enable row level security;

create table private.door_asks (
  door_id bigint primary key references public.doors (id) on delete cascade,
  asked_at timestamptz not null,
  sent integer not null,
  here integer not null,
  note text not null default ''
);
comment on table private.door_asks is
  'What the sender of a door said when it was asked last: how many leads of 48 hours it sent, and how many of these are '
  'here.';

alter table private.door_asks enable row level security;

create function private.empty_deliveries(ids uuid[]) returns void
language sql set search_path = ''
as $$
  update private.deliveries set body = '', headers = '{}', digits = '', next_try_at = null,
    note = case when state = 'waiting' then 'erased' else note end,
    state = case when state = 'waiting' then 'refused' else state end
  where id = any (ids)
$$;
comment on function private.empty_deliveries(uuid[]) is
  'Takes the person out of these deliveries; the id of each stays, so that it is never taken in again.';

-- For the server, which checks signatures, keys and fields.

create function private.open_door_json(door public.doors) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('slug', door.slug, 'vendor', door.vendor, 'pages', door.pages, 'numbers', door.numbers,
    'fields', door.fields, 'sealed', coalesce((select sealed from private.door_secrets where door_id = door.id), ''),
    'former', (
      select coalesce(jsonb_agg(jsonb_build_object('sealed', sealed, 'endedAt', ended_at) order by ended_at desc), '[]')
      from private.former_door_secrets where door_id = door.id))
$$;
comment on function private.open_door_json(public.doors) is
  'What the server needs of a door to check and read what comes through it.';

create function private.doors_of(vendor text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.open_door_json(doors) order by id), '[]') from public.doors
  where doors.vendor = doors_of.vendor and is_on
$$;
comment on function private.doors_of(text) is
  'The doors of a sender that are on, with their sealed secrets, in the order in which they were made.';
call private.expose('doors_of', 'service_role');

create function private.only_letters(words text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(lower(words), '[^[:alnum:]]', '', 'g') $$;
comment on function private.only_letters(text) is
  'A text in small letters without signs and gaps, so that SP 125 and sp-125 are the same.';

create function private.make_of_delivery(delivery private.deliveries, enquiry jsonb, context jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  door public.doors;
  form_table text;
  sender text;
  given jsonb;
  is_quarantined boolean := false;
begin
  select * into door from public.doors where id = delivery.door_id;
  form_table := case door.vendor when 'calls' then 'phone_calls' else 'outside_enquiries' end;
  sender := md5('door ' || door.slug) || md5('door ' || door.slug);
  -- A number that comes again and again is kept, and held back after the fifth time in ten minutes.
  if delivery.digits <> '' then
    is_quarantined := private.charge(md5(delivery.digits) || right(sender, 32), '{"enquiries of a number": 1}') is not null;
  end if;
  -- A model is stored under its name in links, as forms send it, where it is one that is sold here.
  given := enquiry || jsonb_build_object('model', coalesce((
      select bike_name from public.vehicles
      where private.only_letters(enquiry ->> 'model') in (
        private.only_letters(bike_name), private.only_letters(display_name)) order by id limit 1),
    enquiry ->> 'model', '')) || jsonb_build_object('id', delivery.id, 'door', door.slug, 'family', door.family,
    'submission_hash', md5(delivery.vendor_id), 'is_quarantined', is_quarantined, 'robot_score', 0,
    'created_at', least(now(), greatest(coalesce(delivery.sent_at, delivery.came_at), now() - interval '90 days')));
  perform private.keep_context(form_table, delivery.id,
    jsonb_build_object('source', door.slug, 'medium', door.vendor, 'outletId', door.outlet_id) || context);
  -- For private.queue_lead_mail: many leads of one door become one mail.
  perform set_config('private.sender', sender, true);
  if form_table = 'phone_calls' then
    insert into public.phone_calls (id, created_at, mobile, called_number, outcome, seconds, door, family,
      submission_hash, is_quarantined, robot_score)
    select id, created_at, mobile, called_number, outcome, seconds, call.door, call.family, submission_hash,
      call.is_quarantined, robot_score
    from jsonb_populate_record(null::public.phone_calls, given) as call
    on conflict (id) do nothing;
    -- Whoever was spoken with has been answered.
    update public.leads set touched_at = created_at
    where enquiry_table = form_table and enquiry_id = delivery.id and touched_at is null
      and enquiry ->> 'outcome' = 'Answered';
  else
    insert into public.outside_enquiries (id, created_at, name, mobile, email, model, message, answers, door, family,
      submission_hash, is_quarantined, robot_score)
    select id, created_at, name, mobile, email, model, message, answers, sent.door, sent.family, submission_hash,
      sent.is_quarantined, robot_score
    from jsonb_populate_record(null::public.outside_enquiries, given) as sent
    on conflict (id) do nothing;
  end if;
  perform private.queue_receipt(form_table, delivery.id, sender, false);
  return case when is_quarantined then 'quarantined' else 'made' end;
end
$$;
comment on function private.make_of_delivery(private.deliveries, jsonb, jsonb) is
  'Makes the enquiry of a delivery, under the id of the delivery; answers made or quarantined.';

-- A delivery whose enquiry the database refuses is kept all the same, and tried again.
create function private.settle_delivery(delivery private.deliveries, enquiry jsonb, context jsonb) returns text
language plpgsql set search_path = ''
as $$
declare
  outcome text;
  code text;
begin
  begin
    outcome := private.make_of_delivery(delivery, enquiry, context);
  exception
    when deadlock_detected or serialization_failure then
      raise;
    when others then
      get stacked diagnostics code = returned_sqlstate;
      raise warning 'no enquiry of delivery %: %', delivery.id, sqlerrm;
      update private.deliveries set state = 'waiting' where id = delivery.id;
      perform private.put_off_delivery(delivery.id, code);
      return 'waiting';
  end;
  update private.deliveries set state = outcome, note = delivery.note, next_try_at = null, sent_at = delivery.sent_at,
    digits = delivery.digits
  where id = delivery.id;
  return outcome;
end
$$;
comment on function private.settle_delivery(private.deliveries, jsonb, jsonb) is
  'Makes the enquiry of a stored delivery and notes what became of it; answers its state.';

-- A provider tells of one call several times: that it rings, that somebody answered, that it is over.
-- Whatever the order in which these come, a call that was answered stays answered, and lasted as long as was
-- said last.
create function private.follow_call(given private.deliveries, enquiry jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  is_answered constant boolean := enquiry ->> 'outcome' = 'Answered';
  is_news boolean;
begin
  update public.phone_calls set
    outcome = case when is_answered then 'Answered' else outcome end,
    seconds = greatest(seconds, (enquiry ->> 'seconds')::integer)
  where id = given.id
    and (is_answered and outcome <> 'Answered' or (enquiry ->> 'seconds')::integer > seconds);
  is_news := found;
  if is_news and is_answered then
    update public.leads set message = 'Answered call', touched_at = coalesce(touched_at, created_at)
    where enquiry_table = 'phone_calls' and enquiry_id = given.id and not is_erased;
  end if;
  -- The text that says the most is kept, also for a delivery that is still to be made into a call; one that
  -- was emptied stays empty.
  update private.deliveries set body = given.body, headers = coalesce(given.headers, '{}')
  where id = given.id and body <> '' and (is_news or is_answered and state in ('waiting', 'failed'));
end
$$;
comment on function private.follow_call(private.deliveries, jsonb) is
  'Adds to a call that is here already what its provider tells of it later.';

create function private.take_delivery(
  door_slug text, delivery jsonb, enquiry jsonb default null, context jsonb default '{}'
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  given private.deliveries := jsonb_populate_record(null::private.deliveries, delivery);
begin
  select id into given.door_id from public.doors where slug = door_slug and is_on;
  if not found then
    return 'off';
  end if;
  given.came_at := coalesce(given.came_at, now());
  given.digits := coalesce(right(private.number_digits(enquiry ->> 'mobile'), 10), '');
  given.note := coalesce(given.note, '');
  given.state := coalesce(given.state, 'waiting');
  insert into private.deliveries (id, door_id, vendor_id, came_at, sent_at, body, headers, state, note, next_try_at, digits)
  values (given.id, given.door_id, given.vendor_id, given.came_at, given.sent_at, coalesce(given.body, ''),
    coalesce(given.headers, '{}'), given.state, given.note, case given.state when 'waiting' then now() end, given.digits)
  on conflict do nothing;
  if not found then
    if enquiry ? 'outcome' then
      perform private.follow_call(given, enquiry);
    end if;
    return 'repeated';
  end if;
  return case when enquiry is null then given.state else private.settle_delivery(given, enquiry, context) end;
end
$$;
comment on function private.take_delivery(text, jsonb, jsonb, jsonb) is
  'Stores a delivery (id, vendor_id, came_at, sent_at, body, headers, state, note) once, and makes its enquiry where '
  'one is given. Answers the state, repeated for a delivery that is here already (what it adds to a call is noted), and off where the door is not on.';
call private.expose('take_delivery', 'service_role');

create function private.due_deliveries(most integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken jsonb;
begin
  -- Whoever takes a delivery has five minutes for it; then another run may.
  with due as (
    update private.deliveries set next_try_at = now() + interval '5 minutes'
    where id in (
      select id from private.deliveries where state = 'waiting' and next_try_at <= now()
      order by next_try_at limit least(most, 500) for update skip locked)
    returning *)
  select coalesce(jsonb_agg(jsonb_build_object('id', due.id, 'door', private.open_door_json(door),
    'vendorId', due.vendor_id, 'body', due.body, 'headers', due.headers, 'cameAt', due.came_at) order by due.came_at),
    '[]')
  into taken from due join public.doors door on door.id = due.door_id;
  return taken;
end
$$;
comment on function private.due_deliveries(integer) is
  'Takes the waiting deliveries that are due, the earliest first, for five minutes; also of doors that are off by now.';
call private.expose('due_deliveries', 'service_role');

create function private.finish_delivery(
  delivery_id uuid, enquiry jsonb, context jsonb default '{}', note text default '', sent_at timestamptz default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_delivery private.deliveries;
begin
  select * into found_delivery from private.deliveries where id = delivery_id and state = 'waiting' for update;
  if not found then
    return 'repeated';
  end if;
  found_delivery.note := finish_delivery.note;
  found_delivery.sent_at := coalesce(finish_delivery.sent_at, found_delivery.sent_at);
  found_delivery.digits := coalesce(right(private.number_digits(enquiry ->> 'mobile'), 10), '');
  return private.settle_delivery(found_delivery, enquiry, context);
end
$$;
comment on function private.finish_delivery(uuid, jsonb, jsonb, text, timestamptz) is
  'Makes the enquiry of a delivery that waited; answers its state, repeated for one that waits no more.';
call private.expose('finish_delivery', 'service_role');

create function private.put_off_delivery(delivery_id uuid, why text) returns void
language sql security definer set search_path = ''
as $$
  update private.deliveries set note = why, tries = tries + 1,
    state = case when came_at < now() - interval '7 days' then 'failed' else state end,
    next_try_at = case when came_at >= now() - interval '7 days'
      then now() + least(interval '1 hour', make_interval(mins => (2 ^ least(tries, 6))::integer)) end
  where id = delivery_id and state = 'waiting'
$$;
comment on function private.put_off_delivery(uuid, text) is
  'A try that failed: the next one is after 1, 2, 4 … 60 minutes; after seven days there is none.';
call private.expose('put_off_delivery', 'service_role');

create function private.note_wrong_delivery(door_slug text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.door_days as known (door_id, day, wrong)
  select id, private.indian_day(now()), 1 from public.doors where slug = door_slug
  on conflict on constraint door_days_pkey do update set wrong = known.wrong + 1
$$;
comment on function private.note_wrong_delivery(text) is 'Counts a call with a wrong signature or key to a door.';
call private.expose('note_wrong_delivery', 'service_role');

create function private.missing_deliveries(ids uuid[]) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(wanted), '{}') from unnest(ids) as wanted
  where not exists (select from private.deliveries where id = wanted)
$$;
comment on function private.missing_deliveries(uuid[]) is 'Those of these deliveries that never came.';
call private.expose('missing_deliveries', 'service_role');

create function private.note_asking(door_slug text, sent_ids uuid[], why text) returns void
language sql security definer set search_path = ''
as $$
  insert into private.door_asks as known (door_id, asked_at, sent, here, note)
  select doors.id, now(), cardinality(sent_ids),
    (select count(*) from private.deliveries where deliveries.id = any (sent_ids)), why
  from public.doors where slug = door_slug
  on conflict on constraint door_asks_pkey do update set asked_at = now(), note = excluded.note,
    -- A sender that did not answer leaves the counts of the last answer.
    sent = case when excluded.note = '' then excluded.sent else known.sent end,
    here = case when excluded.note = '' then excluded.here else known.here end
$$;
comment on function private.note_asking(text, uuid[], text) is
  'Notes that the sender of a door was asked, what it says it sent in 48 hours, and why it gave no answer.';
call private.expose('note_asking', 'service_role');

create function private.sweep_deliveries() returns integer
language sql security definer set search_path = ''
as $$
  with emptied as (
    update private.deliveries set body = '', headers = '{}', digits = ''
    where body <> '' and came_at < now() - interval '30 days' and state <> 'waiting' returning 1
  ), gone as (
    delete from private.deliveries where came_at < now() - interval '396 days' returning 1
  ), days as (
    delete from private.door_days where day < private.indian_day(now()) - 396 returning 1
  ), secrets as (
    delete from private.former_door_secrets where ended_at < now() - interval '30 days' returning 1
  )
  select ((select count(*) from emptied) + (select count(*) from gone) + (select count(*) from days)
    + (select count(*) from secrets))::integer
$$;
comment on function private.sweep_deliveries() is
  'Empties deliveries older than 30 days, removes those older than 13 months, and secrets that ended 30 days ago; '
  'answers how many.';
call private.expose('sweep_deliveries', 'service_role');
