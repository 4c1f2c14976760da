-- Messages by WhatsApp: each is first a row here, written in the transaction that makes it due, and a
-- scheduled function sends it by the Cloud API. The row holds no text; facts are looked up when it is sent,
-- and so are consent, marks, limit and cap, so that whoever withdrew meanwhile is written to no more.
create table private.whatsapp_settings (
  is_only_row boolean primary key default true constraint whatsapp_settings_is_only_row_check check (is_only_row),
  connected_at timestamptz,
  off_kinds text[] not null default '{}' check (
    off_kinds <@ array['receipt', 'reminder', 'reminder-soon', 'appointment', 'missed-call', 'order', 'order-day', 'arrival']),
  cap_rupees integer not null default 500 check (cap_rupees between 0 and 1000000),
  price_mills integer not null default 115 check (price_mills between 0 and 1000000),
  price_source text not null default 'India, utility, as vendors agree for 2026: check at Meta' check (private.is_line(price_source, 200)),
  price_day date not null default '2026-11-01'
);
comment on table private.whatsapp_settings is 'What the owner set for messages by WhatsApp; one row.';
comment on column private.whatsapp_settings.connected_at is
  'When the server last had the variables of WhatsApp; without that moment, or long after it, nobody is written to.';
comment on column private.whatsapp_settings.off_kinds is 'The kinds of messages that are not written.';
comment on column private.whatsapp_settings.cap_rupees is
  'How many rupees a month the messages may cost; above it nothing but changed appointments and moved days of orders is told.';
comment on column private.whatsapp_settings.price_mills is 'The price of one message in thousandths of a rupee.';
comment on column private.whatsapp_settings.price_source is 'Where the price stands.';
comment on column private.whatsapp_settings.price_day is 'The day on which it stood there.';

alter table private.whatsapp_settings enable row level security;
insert into private.whatsapp_settings default values;

create trigger whatsapp_settings_audit
  after update of off_kinds, cap_rupees, price_mills, price_source, price_day on private.whatsapp_settings
  for each row execute function private.audit_row();

create table private.whatsapp_templates (
  template text not null check (template in ('receipt', 'reminder', 'appointment', 'missed-call', 'order', 'arrival')),
  language text not null check (language in ('en', 'or', 'hi')),
  state text not null check (state in ('missing', 'pending', 'approved', 'rejected', 'paused')),
  asked_at timestamptz not null default now(),
  primary key (template, language)
);
comment on table private.whatsapp_templates is 'How Meta stands to each template; asked every hour.';

alter table private.whatsapp_templates enable row level security;

create table private.whatsapp_messages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'receipt', 'reminder', 'reminder-soon', 'appointment', 'missed-call', 'order', 'order-day', 'arrival', 'reply')),
  reply text not null default '' check (
    (kind = 'reply') = (reply <> '')
    and reply in ('', 'confirmed', 'move', 'ask-cancel', 'cancelled', 'over', 'stopped')),
  lead_id uuid references public.leads (id) on delete cascade,
  number_end text not null check (number_end ~ '^([0-9]{10})?$'),
  language text not null check (language in ('en', 'or', 'hi')),
  about_at timestamptz,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  taken_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'delivered', 'read', 'failed', 'left-out')),
  failure text not null default '' check (failure ~ '^[a-z0-9-]{0,40}$'),
  vendor_id text not null default '' check (char_length(vendor_id) <= 200),
  sent_at timestamptz,
  price_mills integer not null default 0
);
comment on table private.whatsapp_messages is 'The outbox of WhatsApp, and what became of each message; for 13 months.';
comment on column private.whatsapp_messages.kind is
  'receipt: the reference and the promise; reminder, reminder-soon: the day before an appointment and two hours before; '
  'appointment: it was changed; missed-call: until when somebody calls back; order: a step of an order is done; '
  'order-day: a planned day of one has moved; arrival: an awaited vehicle has come; reply: the answer to a press of a button or to STOP.';
comment on column private.whatsapp_messages.number_end is 'The last ten digits of the number; empty once its person is erased.';
comment on column private.whatsapp_messages.about_at is 'For a reminder: the time of the appointment that it was written for.';
comment on column private.whatsapp_messages.next_at is
  'The message is not tried before this moment; each try moves it ahead, so that two runs never send the same one.';
comment on column private.whatsapp_messages.taken_at is 'When it was last handed over; the limit of one in 24 hours counts from then.';
comment on column private.whatsapp_messages.state is
  'waiting, sent, delivered and read only move forward; failed: staff write it themselves; left-out: nobody shall.';
comment on column private.whatsapp_messages.failure is 'Why it failed or was left out: a code.';
comment on column private.whatsapp_messages.vendor_id is 'The id that Meta gave it.';
comment on column private.whatsapp_messages.price_mills is 'What it cost, in thousandths of a rupee.';

create unique index whatsapp_messages_once_key on private.whatsapp_messages
  (lead_id, kind, coalesce(about_at, '-infinity')) where kind not in ('appointment', 'order', 'order-day', 'reply');
create unique index whatsapp_messages_change_key on private.whatsapp_messages (lead_id)
  where kind = 'appointment' and state = 'waiting' and attempts = 0;
create unique index whatsapp_messages_order_key on private.whatsapp_messages (lead_id)
  where kind in ('order', 'order-day') and state = 'waiting' and attempts = 0;
create index whatsapp_messages_due_idx on private.whatsapp_messages (next_at) where state = 'waiting';
create index whatsapp_messages_number_idx on private.whatsapp_messages (number_end, created_at) where number_end <> '';
create index whatsapp_messages_vendor_id_idx on private.whatsapp_messages (vendor_id) where vendor_id <> '';
create index whatsapp_messages_failed_idx on private.whatsapp_messages (created_at) where state = 'failed';
create index whatsapp_messages_lead_id_idx on private.whatsapp_messages (lead_id, created_at);
create index whatsapp_messages_cost_idx on private.whatsapp_messages (sent_at) include (price_mills) where price_mills > 0;
create index whatsapp_messages_created_at_idx on private.whatsapp_messages (created_at);

alter table private.whatsapp_messages enable row level security;

create function private.messages_by_whatsapp(mobile text) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select kind = 'opt-in' from private.consents
    where number_end = right(private.number_digits(mobile), 10) and number_end <> ''
      and kind in ('opt-in', 'withdrawal') and channel in ('', 'whatsapp')
    order by id desc limit 1), false)
$$;
comment on function private.messages_by_whatsapp(text) is
  'Did the owner of a number allow messages by WhatsApp? The newest wish about this channel, or all, counts; without any, nobody is written to.';

create function private.spent_mills(moment timestamptz) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce(sum(price_mills), 0) from private.whatsapp_messages
  where price_mills > 0 and sent_at >= date_trunc('month', moment at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'
    and sent_at < (date_trunc('month', moment at time zone 'Asia/Kolkata') + interval '1 month') at time zone 'Asia/Kolkata'
$$;
comment on function private.spent_mills(timestamptz) is
  'What the messages of an Indian calendar month cost, in thousandths of a rupee.';

create function private.template_of(message_kind text) returns text
language sql immutable set search_path = ''
as $$
  select case message_kind when 'reminder-soon' then 'reminder' when 'order-day' then 'order' else message_kind end
$$;
comment on function private.template_of(text) is 'The template of a kind of messages.';

-- Why a message is not sent at a moment; each reason is asked when it is written down and again when it is
-- sent.
create function private.whatsapp_refusal(message private.whatsapp_messages, moment timestamptz) returns text
language plpgsql stable set search_path = ''
as $$
declare
  settings private.whatsapp_settings;
  appointment public.appointments;
begin
  if message.number_end = '' or private.marks_of(message.number_end) <> '[]' then
    return 'withdrawn';
  end if;
  -- What somebody asked for by a press is answered without the consent to be written to, but not after a
  -- STOP, which is answered itself.
  if message.kind = 'reply' then
    return case
      when message.created_at < moment - interval '23 hours' then 'late'
      when message.reply <> 'stopped' and not private.may_send('whatsapp', message.number_end, '') then 'withdrawn' end;
  end if;
  if not private.messages_by_whatsapp(message.number_end) then
    return 'withdrawn';
  end if;
  select * into settings from private.whatsapp_settings;
  if settings.connected_at is null or settings.connected_at < moment - interval '1 hour' then
    return 'away';
  end if;
  if message.kind = any (settings.off_kinds) then
    return 'off';
  end if;
  if message.kind in ('reminder', 'reminder-soon', 'appointment') then
    select known.* into appointment from public.appointments known
    join public.leads on leads.enquiry_table = known.enquiry_table and leads.enquiry_id = known.enquiry_id
    where leads.id = message.lead_id;
    if appointment.id is null or appointment.starts_at <= moment
      or message.kind <> 'appointment' and (appointment.state <> 'booked' or appointment.starts_at <> message.about_at) then
      return 'over';
    end if;
  end if;
  if message.kind in ('order', 'order-day') and not exists (
    select from public.orders where lead_id = message.lead_id) then
    return 'over';
  end if;
  if message.created_at < moment - interval '24 hours' then
    return case when message.attempts > 0 then 'away' else 'late' end;
  end if;
  if not exists (
    select from private.whatsapp_templates as known
    where known.template = private.template_of(message.kind) and known.language = message.language and known.state = 'approved')
  then
    return 'template';
  end if;
  -- What changed, an appointment or a day of an order, is told within the day of another message, and above
  -- the cap too.
  if message.kind not in ('appointment', 'order-day') then
    if exists (
      select from private.whatsapp_messages as other
      where other.number_end = message.number_end and other.id is distinct from message.id
        and other.kind not in ('appointment', 'order-day', 'reply') and other.state not in ('failed', 'left-out')
        -- Both reminders of one appointment count once, or the second would never go out.
        and (other.kind, other.lead_id, other.about_at) is distinct from
          ('reminder', message.lead_id, case message.kind when 'reminder-soon' then message.about_at end)
        and coalesce(other.taken_at, other.created_at) > moment - interval '24 hours'
        -- Of those that wait the first is sent.
        and (other.taken_at is not null or (other.created_at, other.id) < (message.created_at, message.id)))
    then
      return 'limit';
    end if;
  -- Nobody has somebody written to without end by moving times.
  elsif (
    select count(*) >= 6 from private.whatsapp_messages as other
    where other.number_end = message.number_end and other.kind in ('appointment', 'order-day') and other.id <> message.id
      and other.state not in ('failed', 'left-out') and other.created_at > moment - interval '24 hours')
  then
    return 'limit';
  end if;
  if message.kind not in ('appointment', 'order-day')
    and private.spent_mills(moment) + settings.price_mills > settings.cap_rupees * 1000::bigint then
    return 'cap';
  end if;
  return null;
end
$$;
comment on function private.whatsapp_refusal(private.whatsapp_messages, timestamptz) is
  'Why a message must not be sent at a moment; null where nothing speaks against it. withdrawn: no consent, or a mark; '
  'away: not connected, or given up; off: switched off; over: the appointment is past or changed; late: older than a day; template: not '
  'approved; limit: another message within 24 hours, or six about changed times and days; cap: the rupees of the month are spent.';

create function private.draft_whatsapp(message_kind text, lead public.leads, about timestamptz, moment timestamptz)
returns private.whatsapp_messages
language plpgsql stable set search_path = ''
as $$
declare
  draft private.whatsapp_messages;
begin
  if lead.is_erased or lead.is_put_aside or lead.family = 'people'
    -- Messages go to Indian numbers, by their last ten digits.
    or lead.mobile_digits !~ '^(0|91|0091)?[6-9][0-9]{9}$'
    or coalesce((private.enquiry_json(lead.enquiry_table, lead.enquiry_id) ->> 'robot_score')::integer, 0) > 0 then
    return null;
  end if;
  draft.id := gen_random_uuid();
  draft.kind := message_kind;
  draft.lead_id := lead.id;
  draft.number_end := lead.number_end;
  draft.about_at := about;
  draft.attempts := 0;
  draft.created_at := moment;
  draft.language := coalesce((
    select context.language from public.enquiry_contexts context where context.enquiry_id = lead.enquiry_id), 'en');
  draft.failure := coalesce(private.whatsapp_refusal(draft, moment), '');
  return draft;
end
$$;
comment on function private.draft_whatsapp(text, public.leads, timestamptz, timestamptz) is
  'A message to the person of a lead as it would be written down, with why it must not be, if anything speaks against it; '
  'null where WhatsApp is no way to them at all.';

create function private.queue_whatsapp(
  message_kind text, lead public.leads, about timestamptz default null, moment timestamptz default now()
) returns boolean
language plpgsql set search_path = ''
as $$
declare
  draft constant private.whatsapp_messages := private.draft_whatsapp(message_kind, lead, about, moment);
begin
  if draft.failure is distinct from '' then
    return false;
  end if;
  insert into private.whatsapp_messages (id, kind, lead_id, number_end, language, about_at, created_at, next_at)
  values (draft.id, draft.kind, draft.lead_id, draft.number_end, draft.language, draft.about_at, moment, moment)
  on conflict do nothing;
  return found;
end
$$;
comment on function private.queue_whatsapp(text, public.leads, timestamptz, timestamptz) is
  'Writes down a message to the person of a lead; false where WhatsApp is no way to them, so that another way is taken.';

create function private.queue_order_whatsapp(lead public.leads, is_moved boolean) returns boolean
language plpgsql set search_path = ''
as $$
declare
  wanted constant text := case when is_moved then 'order-day' else 'order' end;
  pause constant interval := interval '3 minutes';
begin
  -- What waits is written from the facts of its sending, so it tells this too.
  update private.whatsapp_messages as waiting set next_at = now() + pause,
    kind = case when is_moved then 'order-day' else waiting.kind end
  where lead_id = lead.id and waiting.kind in ('order', 'order-day') and state = 'waiting' and attempts = 0;
  if found then
    return true;
  end if;
  if not private.queue_whatsapp(wanted, lead) then
    return false;
  end if;
  -- A step that is pressed by mistake and taken back within these minutes makes no second message.
  update private.whatsapp_messages set next_at = now() + pause
  where lead_id = lead.id and kind = wanted and state = 'waiting' and attempts = 0;
  return true;
end
$$;
comment on function private.queue_order_whatsapp(public.leads, boolean) is
  'Writes down the one message to a buyer about their order, a moved day or a step; false where WhatsApp is no way to them.';

create function private.is_move_on_whatsapp(lead uuid, moved_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.whatsapp_messages
    where lead_id = lead and kind = 'order-day' and state not in ('failed', 'left-out')
      and coalesce(taken_at, now()) >= moved_at);
end
$$;
comment on function private.is_move_on_whatsapp(uuid, timestamptz) is
  'Is or was the buyer of a lead told by WhatsApp of a day that moved at this moment?';
grant execute on function private.is_move_on_whatsapp(uuid, timestamptz) to office;

create function private.is_order_on_whatsapp(lead public.leads) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Most dealers have no WhatsApp set up, and lists ask for each of their rows.
  return exists (select from private.whatsapp_settings where connected_at > now() - interval '1 hour')
    and (private.draft_whatsapp('order-day', lead, null, now())).failure is not distinct from '';
end
$$;
comment on function private.is_order_on_whatsapp(public.leads) is
  'Would the buyer of a lead be told by WhatsApp that a day of the order moved?';
grant execute on function private.is_order_on_whatsapp(public.leads) to office;

create function private.is_on_whatsapp(lead public.leads) returns boolean
language plpgsql stable security definer set search_path = ''
as $$ begin return (private.draft_whatsapp('appointment', lead, null, now())).failure is not distinct from ''; end $$;
comment on function private.is_on_whatsapp(public.leads) is
  'Would the visitor of a lead be told by WhatsApp of a change of the appointment?';
grant execute on function private.is_on_whatsapp(public.leads) to office;

create function private.is_reminded_on_whatsapp(lead public.leads, starts_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Another message of this day, such as the receipt, has told of the time, or was the reminder itself.
  return coalesce((private.draft_whatsapp('reminder', lead, starts_at, now())).failure in ('', 'limit'), false);
end
$$;
comment on function private.is_reminded_on_whatsapp(public.leads, timestamptz) is
  'Is the visitor of a lead told by WhatsApp of an appointment to come? Not while reminders are off, not approved, or above the cap.';
grant execute on function private.is_reminded_on_whatsapp(public.leads, timestamptz) to office;

create function private.queue_changed_whatsapp(enquiry uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where enquiry_id = enquiry;
  perform private.queue_whatsapp('appointment', lead);
end
$$;
comment on function private.queue_changed_whatsapp(uuid) is
  'Writes down the message to a visitor whose appointment was changed.';

-- For the server, which sends.

create function private.note_whatsapp_connection(moment timestamptz) returns void
language sql security definer set search_path = ''
as $$ update private.whatsapp_settings set connected_at = moment where is_only_row $$;
comment on function private.note_whatsapp_connection(timestamptz) is 'Notes that the server has what it needs to send.';
call private.expose('note_whatsapp_connection', 'service_role');

create function private.facts_of_message(message_kind text) returns text
language sql immutable set search_path = ''
as $$ select case when message_kind in ('order', 'order-day') then 'order' when message_kind = 'arrival' then message_kind
  else 'appointment' end $$;
comment on function private.facts_of_message(text) is 'The kind of mail whose facts a kind of messages is written from.';

create function private.take_whatsapp(moment timestamptz, most integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  settings private.whatsapp_settings;
  message private.whatsapp_messages;
  refusal text;
  taken jsonb := '[]';
  is_unread boolean;
begin
  -- One run at a time judges what may be sent, because a message changes what may be sent after it.
  perform pg_advisory_xact_lock(hashtextextended('whatsapp', 0));
  select * into settings from private.whatsapp_settings;
  -- Meta may have taken what was handed over before: what it told of that is read before anything else is
  -- done about it.
  is_unread := exists (select from private.whatsapp_deliveries where state = 'waiting' and tries = 0);
  -- Whoever took the consent back is left out of everything that is due: ten thousand messages at once, so
  -- that no number of them makes a run too long to end.
  update private.whatsapp_messages set state = 'left-out', failure = 'withdrawn'
  where id in (
    select id from private.whatsapp_messages
    where state = 'waiting' and next_at <= moment and kind <> 'reply' and (attempts = 0 or not is_unread) and number_end in (
      select number_end from private.whatsapp_messages where state = 'waiting' and next_at <= moment
      group by number_end having not private.messages_by_whatsapp(number_end))
    limit 10000);
  for message in
    select * from private.whatsapp_messages where state = 'waiting' and next_at <= moment
      and (attempts = 0 or not is_unread)
    -- Somebody waits for answers and for what was changed.
    order by kind = 'reply' desc, kind in ('appointment', 'order-day') desc, next_at, created_at limit least(most, 100000)
    for update skip locked
  loop
    refusal := private.whatsapp_refusal(message, moment);
    update private.whatsapp_messages set
      state = case when refusal is null then state when refusal in ('away', 'template') then 'failed' else 'left-out' end,
      failure = coalesce(refusal, ''),
      attempts = attempts + (refusal is null)::integer,
      taken_at = case when refusal is null then moment else taken_at end,
      -- Counts as spent from now on; a message that fails gives it back.
      sent_at = case when refusal is null then moment end,
      price_mills = case when refusal is null and kind <> 'reply' then settings.price_mills else 0 end,
      next_at = moment + least(interval '1 minute' * power(2, least(attempts + 1, 9)), interval '6 hours')
    where id = message.id;
    if refusal is null then
      taken := taken || (private.mail_json(jsonb_populate_record(null::private.mails,
          jsonb_build_object('id', message.id, 'kind', private.facts_of_message(message.kind), 'lead_id', message.lead_id)))
        || jsonb_build_object('kind', message.kind, 'reply', message.reply, 'language', message.language,
          'number', message.number_end));
    end if;
  end loop;
  return taken;
end
$$;
comment on function private.take_whatsapp(timestamptz, integer) is
  'The messages that are due at a moment and may be sent, at most so many, with the facts from which each is written; what may not be sent '
  'is left out or, where only the way is closed, left to staff. A message that was taken is not due again for a while, longer after each try.';
call private.expose('take_whatsapp', 'service_role');

create function private.record_whatsapp(message_id uuid, vendor_id text, failure_code text default '', may_retry boolean default false)
returns void
language sql security definer set search_path = ''
as $$
  update private.whatsapp_messages set
    vendor_id = record_whatsapp.vendor_id,
    failure = failure_code,
    sent_at = case when failure_code = '' then sent_at end,
    price_mills = case when failure_code = '' then price_mills else 0 end,
    state = case when failure_code = '' then 'sent' when may_retry then 'waiting' else 'failed' end
  -- Meta may have told already what became of it.
  where id = message_id and state = 'waiting'
$$;
comment on function private.record_whatsapp(uuid, text, text, boolean) is
  'Notes that Meta took a message, under which id, or with which code it failed and whether it is tried again.';
call private.expose('record_whatsapp', 'service_role');

create function private.note_templates(templates jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into private.whatsapp_templates as known (template, language, state)
  select given ->> 'template', given ->> 'language', given ->> 'state' from jsonb_array_elements(templates) as given
  on conflict (template, language) do update set state = excluded.state, asked_at = now()
$$;
comment on function private.note_templates(jsonb) is 'Notes how Meta stands to the templates: [{template, language, state}].';
call private.expose('note_templates', 'service_role');
