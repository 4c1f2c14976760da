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
    'fields', door.fields, 'sealed', coalesce((select sealed from private.door_secrets where door_id = door.id), ''))
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
    return 'repeated';
  end if;
  return case when enquiry is null then given.state else private.settle_delivery(given, enquiry, context) end;
end
$$;
comment on function private.take_delivery(text, jsonb, jsonb, jsonb) is
  'Stores a delivery (id, vendor_id, came_at, sent_at, body, headers, state, note) once, and makes its enquiry where '
  'one is given. Answers the state, repeated for a delivery that is here already, and off where the door is not on.';
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
  )
  select (select count(*) from emptied)::integer + (select count(*) from gone)::integer + (select count(*) from days)::integer
$$;
comment on function private.sweep_deliveries() is
  'Empties deliveries older than 30 days and removes those older than 13 months; answers how many.';
call private.expose('sweep_deliveries', 'service_role');

-- For the owner, who makes doors and sees what comes through them.

create function private.door_json(door public.doors) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('slug', door.slug, 'vendor', door.vendor, 'at', door.updated_at,
    'secretSince', (select made_at from private.door_secrets where door_id = door.id),
    'facts', jsonb_build_object('title', door.title, 'isOn', door.is_on, 'family', door.family,
      'outletId', door.outlet_id, 'pages', door.pages, 'numbers', door.numbers, 'fields', door.fields))
$$;
comment on function private.door_json(public.doors) is 'A door as its owner sees it, without its secret.';

create function private.read_doors() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (select coalesce(jsonb_agg(private.door_json(doors) order by id), '[]') from public.doors);
end
$$;
comment on function private.read_doors() is 'The doors, in the order in which they were made; for the owner alone.';
call private.expose('read_doors', 'authenticated');

create function private.add_door(slug text, vendor text, facts jsonb, sealed text default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  made public.doors;
begin
  perform private.require_role('owner');
  insert into public.doors (slug, vendor, title, is_on, family, outlet_id, pages, numbers, fields)
  values (add_door.slug, add_door.vendor, facts ->> 'title', (facts ->> 'isOn')::boolean, facts ->> 'family',
    (facts ->> 'outletId')::bigint, facts -> 'pages', facts -> 'numbers', facts -> 'fields')
  on conflict on constraint doors_slug_key do nothing returning * into made;
  if made.id is null then
    return null;
  end if;
  if sealed is not null then
    insert into private.door_secrets (door_id, sealed) values (made.id, add_door.sealed);
  end if;
  return private.door_json(made);
end
$$;
comment on function private.add_door(text, text, jsonb, text) is
  'Makes a door; null where its name is taken. For the owner alone.';
call private.expose('add_door', 'authenticated');

create function private.save_door(slug text, expected timestamptz, facts jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  saved public.doors;
begin
  perform private.require_role('owner');
  update public.doors set title = facts ->> 'title', is_on = (facts ->> 'isOn')::boolean,
    family = facts ->> 'family', outlet_id = (facts ->> 'outletId')::bigint, pages = facts -> 'pages',
    numbers = facts -> 'numbers', fields = facts -> 'fields'
  where doors.slug = save_door.slug and updated_at = expected returning * into saved;
  return case when saved.id is not null then private.door_json(saved) end;
end
$$;
comment on function private.save_door(text, timestamptz, jsonb) is
  'Saves the facts of a door that was changed last at this moment; null where another one stands there. For the owner '
  'alone.';
call private.expose('save_door', 'authenticated');

create function private.trace_door(door public.doors, what text, after text) returns void
language plpgsql set search_path = ''
as $$
declare
  event public.audit_events;
begin
  event.action := 'Changed';
  event.table_name := 'doors';
  event.row_id := door.id::text;
  event.subject := door.title || ' · ' || what;
  event.after := after;
  perform private.add_audit_event(event);
end
$$;
comment on function private.trace_door(public.doors, text, text) is
  'Writes into the audit trail what was done with a door beside a change of its facts.';

create function private.renew_door_secret(slug text, sealed text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  door public.doors;
begin
  perform private.require_role('owner');
  select * into door from public.doors where doors.slug = renew_door_secret.slug;
  if not found then
    return null;
  end if;
  insert into private.door_secrets as known (door_id, sealed) values (door.id, renew_door_secret.sealed)
  on conflict on constraint door_secrets_pkey do update set sealed = excluded.sealed, made_at = now();
  perform private.trace_door(door, 'secret', 'made anew');
  return private.door_json(door);
end
$$;
comment on function private.renew_door_secret(text, text) is
  'Gives a door another secret; null where there is no such door. For the owner alone.';
call private.expose('renew_door_secret', 'authenticated');

create function private.read_deliveries(slug text, before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', page.id, 'vendorId', page.vendor_id, 'cameAt', page.came_at,
      'sentAt', page.sent_at, 'state', page.state, 'note', page.note, 'tries', page.tries,
      'nextTryAt', page.next_try_at, 'leadId', (
        select leads.id from public.leads
        where leads.enquiry_id = page.id and leads.enquiry_table in ('outside_enquiries', 'phone_calls')))
      order by page.came_at desc, page.id desc), '[]')
    from (
      select delivery.* from private.deliveries delivery join public.doors door on door.id = delivery.door_id
      where door.slug = read_deliveries.slug and (before is null or delivery.came_at < before)
      order by delivery.came_at desc, delivery.id desc limit 50) as page);
end
$$;
comment on function private.read_deliveries(text, timestamptz) is
  'The fifty newest deliveries of a door, or those before a moment, without what was sent; for the owner alone.';
call private.expose('read_deliveries', 'authenticated');

create function private.read_intake_health() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
begin
  perform private.require_role('owner', 'manager');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('slug', door.slug, 'title', door.title, 'vendor', door.vendor,
      'isOn', door.is_on,
      'today', jsonb_build_object(
        'came', count_of.came, 'made', count_of.made,
        'wrong', coalesce((select wrong from private.door_days where door_id = door.id and day = today), 0)),
      'newestAt', (select max(came_at) from private.deliveries where door_id = door.id),
      'waiting', (select count(*) from private.deliveries where door_id = door.id and state = 'waiting'),
      'failed', (select count(*) from private.deliveries where door_id = door.id and state = 'failed'),
      'asked', (
        select jsonb_build_object('at', asked_at, 'sent', sent, 'here', here, 'note', note)
        from private.door_asks where door_id = door.id)) order by door.id), '[]')
    from public.doors door, lateral (
      select count(*) as came, count(*) filter (where state in ('made', 'quarantined')) as made
      from private.deliveries
      where door_id = door.id and came_at >= private.indian_day_start(today)) as count_of);
end
$$;
comment on function private.read_intake_health() is
  'How each door did today, and what its sender said when it was asked last; for owner and manager.';
call private.expose('read_intake_health', 'authenticated');

-- The text of a test would have the key of its sender in it, and nobody needs that text.
create function private.test_door(slug text, delivery_id uuid, vendor_id text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  door public.doors;
begin
  perform private.require_role('owner');
  select * into door from public.doors where doors.slug = test_door.slug and is_on;
  if not found then
    return false;
  end if;
  insert into private.deliveries (id, door_id, vendor_id, state)
  values (delivery_id, door.id, test_door.vendor_id, 'test');
  perform private.trace_door(door, 'test', 'came in');
  return true;
end
$$;
comment on function private.test_door(text, uuid, text) is
  'Stores a test of a door as a delivery that never counts; false where the door is not on. For the owner alone.';
call private.expose('test_door', 'authenticated');

-- The owner has a delivery tried again that waits for its next try, or whose tries have ended.
create function private.try_delivery(slug text, delivery_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  door public.doors;
begin
  perform private.require_role('owner');
  select * into door from public.doors where doors.slug = try_delivery.slug;
  update private.deliveries set state = 'waiting', next_try_at = now()
  where id = delivery_id and door_id = door.id and state in ('waiting', 'failed') and body <> '';
  if not found then
    return false;
  end if;
  perform private.trace_door(door, 'delivery', 'to be tried again');
  return true;
end
$$;
comment on function private.try_delivery(text, uuid) is
  'Makes a delivery that waits or failed due now; false where there is none, or its text is gone. For the owner alone.';
call private.expose('try_delivery', 'authenticated');
