-- What comes back from WhatsApp: how far a message came, and what customers answer. A call of Meta is stored
-- as it came before Meta is told that it arrived, and worked on afterwards. Whatever comes doubled or in
-- another order: one id is one answer, and a message only moves forward.
create table private.whatsapp_deliveries (
  id uuid primary key,
  came_at timestamptz not null default now(),
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  note text not null default '' check (note ~ '^[A-Za-z0-9_]{0,40}$'),
  tries integer not null default 0,
  next_try_at timestamptz not null default now()
);
comment on table private.whatsapp_deliveries is
  'Calls of Meta about WhatsApp. The text of each is kept until its work is done, its id for 13 months.';
comment on column private.whatsapp_deliveries.id is 'Made by the server from the bytes of the call.';
comment on column private.whatsapp_deliveries.note is 'Why the work failed: a code.';

create index whatsapp_deliveries_due_idx on private.whatsapp_deliveries (next_try_at) where state = 'waiting';
create index whatsapp_deliveries_came_at_idx on private.whatsapp_deliveries (came_at);

alter table private.whatsapp_deliveries enable row level security;

create table private.whatsapp_days (
  day date primary key,
  wrong integer not null default 1
);
comment on table private.whatsapp_days is
  'How many calls with a wrong signature came on an Indian calendar day; nothing else of them is kept.';

alter table private.whatsapp_days enable row level security;

create function private.note_wrong_whatsapp() returns void
language sql security definer set search_path = ''
as $$
  insert into private.whatsapp_days as known (day) values (private.indian_day(now()))
  on conflict (day) do update set wrong = known.wrong + 1
$$;
comment on function private.note_wrong_whatsapp() is 'Counts a call with a wrong signature.';
call private.expose('note_wrong_whatsapp', 'service_role');

create function private.keep_whatsapp_delivery(delivery_id uuid, body text, came_at timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.whatsapp_deliveries (id, body, came_at) values (delivery_id, body, came_at) on conflict do nothing;
  return found;
end
$$;
comment on function private.keep_whatsapp_delivery(uuid, text, timestamptz) is
  'Stores a call of Meta as it came; false for one that is here already.';
call private.expose('keep_whatsapp_delivery', 'service_role');

create function private.due_whatsapp_deliveries(most integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  taken jsonb;
begin
  -- Whoever takes a call has five minutes for it; then another run may.
  with due as (
    update private.whatsapp_deliveries set next_try_at = now() + interval '5 minutes'
    where id in (
      select id from private.whatsapp_deliveries where state = 'waiting' and next_try_at <= now()
      order by next_try_at limit least(most, 500) for update skip locked)
    returning *)
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'body', body) order by came_at), '[]') into taken from due;
  return taken;
end
$$;
comment on function private.due_whatsapp_deliveries(integer) is 'Takes calls of Meta whose work is due, the earliest first, for five minutes.';
call private.expose('due_whatsapp_deliveries', 'service_role');

create function private.put_off_whatsapp_delivery(delivery_id uuid, why text) returns void
language sql security definer set search_path = ''
as $$
  -- What a database that was away never looked at is still unread, and holds back messages that may be out.
  update private.whatsapp_deliveries set note = why, tries = tries + (why <> 'away')::integer,
    state = case when came_at < now() - interval '7 days' then 'failed' else state end,
    next_try_at = now() + least(interval '1 hour', make_interval(mins => (2 ^ least(tries, 6))::integer))
  where id = delivery_id and state = 'waiting'
$$;
comment on function private.put_off_whatsapp_delivery(uuid, text) is
  'A try that failed: the next one is after 1, 2, 4 … 60 minutes; after seven days there is none. A database that was '
  'away (away) is no try.';
call private.expose('put_off_whatsapp_delivery', 'service_role');

create function private.place_of_state(state text) returns integer
language sql immutable set search_path = ''
as $$ select array_position(array['waiting', 'sent', 'delivered', 'read'], state) $$;
comment on function private.place_of_state(text) is 'How far a message came; null for one that failed or was left out.';

create function private.move_messages(statuses jsonb) returns void
language sql set search_path = ''
as $$
  -- Of several states of one message in a call the furthest counts; failing ends what was not delivered.
  with given as (
    select distinct on (message.id) message.id, status ->> 'state' as state, (status ->> 'at')::timestamptz as at,
      coalesce(status ->> 'failure', '') as failure, (status ->> 'isFree')::boolean as is_free,
      status ->> 'vendorId' as vendor_id
    from jsonb_array_elements(statuses) as status
    join private.whatsapp_messages message on message.id = (status ->> 'messageId')::uuid
      or message.vendor_id <> '' and message.vendor_id = status ->> 'vendorId'
    order by message.id, private.place_of_state(status ->> 'state') desc nulls last)
  update private.whatsapp_messages message set
    state = given.state,
    vendor_id = given.vendor_id,
    failure = given.failure,
    sent_at = case when given.state = 'failed' then null else coalesce(message.sent_at, given.at) end,
    price_mills = case when given.state = 'failed' or given.is_free then 0 else message.price_mills end
  from given
  where message.id = given.id and case given.state
    when 'failed' then message.state in ('waiting', 'sent')
    else private.place_of_state(given.state) > private.place_of_state(message.state) end
$$;
comment on function private.move_messages(jsonb) is
  'Moves messages forward: [{vendorId, messageId, state, at, failure, isFree}], none back; isFree says that Meta charges nothing for it.';

create function private.reply_by_whatsapp(answer jsonb, what text, number_end text, lead uuid) returns void
language sql set search_path = ''
as $$
  insert into private.whatsapp_messages (id, kind, reply, lead_id, number_end, created_at, next_at, language)
  values (md5(answer ->> 'id' || ' ' || what)::uuid, 'reply', what, lead, number_end,
    (answer ->> 'takenAt')::timestamptz, (answer ->> 'takenAt')::timestamptz, coalesce((
    select context.language from public.leads join public.enquiry_contexts context using (enquiry_id)
    where leads.id = lead), 'en'))
  on conflict do nothing
$$;
comment on function private.reply_by_whatsapp(jsonb, text, text, uuid) is
  'Writes down the reply to an answer; an answer that comes twice has one.';

create function private.lead_of_answer(number_end text, replied_to text, is_press boolean) returns public.leads
language plpgsql stable set search_path = ''
as $$
declare
  lead public.leads;
begin
  -- A message of ours that went to another number says nothing about this one.
  select leads.* into lead from private.whatsapp_messages message join public.leads on leads.id = message.lead_id
  where message.vendor_id = replied_to and replied_to <> '' and message.number_end = lead_of_answer.number_end;
  if lead.id is not null and (is_press or lead.is_open and lead.merged_into is null) then
    return lead;
  end if;
  lead := null;
  select * into lead from public.leads
  where leads.number_end = lead_of_answer.number_end and is_open and merged_into is null and not is_erased
    and family <> 'people'
  order by created_at desc limit 1;
  return lead;
end
$$;
comment on function private.lead_of_answer(text, text, boolean) is
  'The lead that an answer belongs to: that of the message which was answered, or the newest open one of the number; null where there is none.';

create function private.stop_whatsapp(answer jsonb, number_end text, lead public.leads) returns void
language plpgsql set search_path = ''
as $$
declare
  was_allowed constant boolean := private.may_send('whatsapp', number_end, '');
begin
  insert into private.consents (kind, number_end, enquiry_table, enquiry_id, channel, way)
  values ('withdrawal', number_end, coalesce(lead.enquiry_table, 'whatsapp'),
    coalesce(lead.enquiry_id, (answer ->> 'id')::uuid), 'whatsapp', 'whatsapp');
  -- Of what was handed over Meta may still tell; no further try of it passes private.whatsapp_refusal.
  update private.whatsapp_messages as waiting set state = 'left-out', failure = 'withdrawn'
  where waiting.number_end = stop_whatsapp.number_end and state = 'waiting' and attempts = 0;
  if was_allowed and answer ->> 'from' = '91' || number_end then
    perform private.reply_by_whatsapp(answer, 'stopped', number_end, lead.id);
  end if;
end
$$;
comment on function private.stop_whatsapp(jsonb, text, public.leads) is
  'Writes the wish for no more messages into the ledger at once, leaves out what waits, and says so once.';

create function private.press_of_whatsapp(answer jsonb, number_end text, lead public.leads) returns void
language plpgsql set search_path = ''
as $$
declare
  press constant text := answer ->> 'press';
  outcome text;
  reply text;
begin
  -- A customer who keeps the appointment hears nothing more.
  if press = 'keep' then
    return;
  end if;
  if press in ('confirm', 'cancel-yes') then
    outcome := private.change_own_appointment(lead.enquiry_id,
      case press when 'confirm' then '{"confirms": true}' else '{}' end::jsonb) ->> 'outcome';
    if press = 'cancel-yes' then
      -- The reply says it.
      delete from private.whatsapp_messages
      where lead_id = lead.id and kind = 'appointment' and state = 'waiting' and attempts = 0;
    end if;
    reply := case when outcome is distinct from 'changed' then 'over' when press = 'confirm' then 'confirmed' else 'cancelled' end;
  else
    reply := case when private.read_own_appointment(lead.enquiry_id) is null then 'over'
      when press = 'move' then 'move' else 'ask-cancel' end;
  end if;
  perform private.reply_by_whatsapp(answer, reply, number_end, lead.id);
end
$$;
comment on function private.press_of_whatsapp(jsonb, text, public.leads) is
  'Does what a button says, as the page of the appointment does: confirms, answers with the address of that page, asks once '
  'before it cancels, or cancels.';

create function private.enquiry_of_answer(answer jsonb, number_end text) returns void
language plpgsql set search_path = ''
as $$
declare
  sender constant text := md5('door whatsapp') || md5('door whatsapp');
  is_quarantined constant boolean :=
    private.charge(md5(number_end) || right(sender, 32), '{"enquiries of a number": 1}') is not null;
begin
  perform private.keep_context('outside_enquiries', (answer ->> 'id')::uuid,
    jsonb_build_object('source', 'whatsapp', 'medium', 'whatsapp'));
  perform set_config('private.sender', sender, true);
  insert into public.outside_enquiries (id, created_at, name, mobile, message, door, family, submission_hash, is_quarantined)
  values ((answer ->> 'id')::uuid, least(now(), greatest((answer ->> 'at')::timestamptz, now() - interval '90 days')),
    coalesce(answer ->> 'name', ''), case answer ->> 'from' when '91' || number_end then number_end else '+' || (answer ->> 'from') end,
    answer ->> 'words', 'whatsapp', 'sales',
    md5(answer ->> 'id'), is_quarantined)
  on conflict (id) do nothing;
end
$$;
comment on function private.enquiry_of_answer(jsonb, text) is
  'Makes an enquiry of a number that writes without a lead to belong to, like what comes through a door.';

create function private.take_answer(answer jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  answer_id constant uuid := answer ->> 'id';
  number_end constant text := right(answer ->> 'from', 10);
  press constant text := answer ->> 'press';
  -- A number of another country may end like one of ours.
  is_indian constant boolean := answer ->> 'from' = '91' || number_end;
  lead public.leads := case when is_indian then
    private.lead_of_answer(number_end, answer ->> 'repliedTo', press <> '') end;
begin
  if char_length(number_end) < 10 or exists (select from public.lead_events where id = answer_id)
    or exists (select from public.outside_enquiries where id = answer_id)
    or exists (select from private.consents where enquiry_id = answer_id) then
    return;
  end if;
  if lead.id is not null then
    perform private.add_lead_event(lead.id, answer_id, 'answer', answer ->> 'sort', answer ->> 'words');
  end if;
  if answer ->> 'sort' = 'stop' then
    perform private.stop_whatsapp(answer, number_end, lead);
  elsif press <> '' then
    if lead.id is not null then
      perform private.press_of_whatsapp(answer, number_end, lead);
    end if;
  elsif lead.id is null then
    perform private.enquiry_of_answer(answer, number_end);
  else
    -- Whoever has the lead has something to do: read it and answer.
    update public.leads set due_at = least(due_at, now() + interval '30 minutes'),
      next_step = case when next_step = '' then 'Answer on WhatsApp' else next_step end, version = version + 1
    where id = lead.id and is_open;
  end if;
end
$$;
comment on function private.take_answer(jsonb) is
  'Takes what a customer answered, once: {id, from, at, name, repliedTo, sort, press, words, takenAt}. It is a line of its lead, and '
  'work for whoever has that; a number without an open lead makes an enquiry.';

create function private.settle_whatsapp(delivery_id uuid, statuses jsonb, answers jsonb, moment timestamptz) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform from private.whatsapp_deliveries where id = delivery_id and state = 'waiting' for update;
  if not found then
    return false;
  end if;
  -- Answers change what a run of sending judges, and two calls may hold the same answer.
  perform pg_advisory_xact_lock(hashtextextended('whatsapp', 0));
  perform private.move_messages(statuses);
  for answer in select given from jsonb_array_elements(answers) as given order by given ->> 'at', given ->> 'id' loop
    perform private.take_answer(answer || jsonb_build_object('takenAt', moment));
  end loop;
  update private.whatsapp_deliveries set state = 'done', body = '', note = '' where id = delivery_id;
  return true;
end
$$;
comment on function private.settle_whatsapp(uuid, jsonb, jsonb, timestamptz) is
  'Does the work of a call of Meta at a moment in one act; false where it was done before.';
call private.expose('settle_whatsapp', 'service_role');

create function private.forget_whatsapp(lead uuid, digits text) returns void
language sql set search_path = ''
as $$
  -- What a message cost is a figure of the month and stays.
  update private.whatsapp_messages set number_end = '', vendor_id = '',
    failure = case when state = 'waiting' then 'withdrawn' else failure end,
    state = case when state = 'waiting' then 'left-out' else state end
  where lead_id = lead or number_end <> '' and number_end = digits;
  delete from private.whatsapp_deliveries where body <> '' and digits <> '' and strpos(body, digits) > 0;
  delete from private.consents where enquiry_table = 'whatsapp' and number_end <> '' and number_end = digits
$$;
comment on function private.forget_whatsapp(uuid, text) is 'Takes a person out of the messages of a lead, or of a number.';

create function private.sweep_whatsapp() returns integer
language sql security definer set search_path = ''
as $$
  with gone as (delete from private.whatsapp_messages where created_at < now() - interval '396 days' returning 1),
    emptied as (
      update private.whatsapp_deliveries set body = ''
      where came_at < now() - interval '30 days' and body <> '' returning 1),
    old as (delete from private.whatsapp_deliveries where came_at < now() - interval '396 days' and body = '' returning 1),
    days as (delete from private.whatsapp_days where day < private.indian_day(now()) - 396 returning 1)
  select ((select count(*) from gone) + (select count(*) from emptied) + (select count(*) from old)
    + (select count(*) from days))::integer
$$;
comment on function private.sweep_whatsapp() is
  'Removes messages and calls that are older than 13 months, and the text of calls older than 30 days; answers how many.';
call private.expose('sweep_whatsapp', 'service_role');
