-- Mail: each mail is first a row here, written in the transaction that makes it due, and a scheduled function
-- sends it. So a mail server that is away loses nothing and holds up no form. The row holds neither the text
-- of the mail nor anybody's address: both are looked up when the mail is sent, so that data which was erased
-- or withdrawn meanwhile is in none. A member of staff who is invited, or gets a new password, finds the link
-- in a mail too: the token of the link is stored here sealed under a key that the database does not have, and
-- only until the mail is sent.
create table private.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'lead', 'broken', 'receipt', 'appointment', 'reminder', 'reminder-soon', 'no-show', 'order', 'arrival', 'code', 'breach',
    'review', 'digest', 'week', 'link', 'more-leads', 'more-broken', 'slow', 'errors')),
  lead_id uuid references public.leads (id) on delete cascade,
  day date,
  address_hash text not null default '',
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text not null default '' check (char_length(failure) <= 100),
  staff_id uuid references public.staff (id) on delete cascade,
  sealed_link text not null default '' check (char_length(sealed_link) <= 1000),
  family text,
  outlet_ids bigint[] not null default '{}',
  more integer not null default 0,
  constraint mails_about_check check (
    (kind in ('digest', 'week', 'slow', 'errors')) = (day is not null) and (kind = 'link') = (staff_id is not null)
    and (kind in ('lead', 'broken', 'receipt', 'appointment', 'reminder', 'reminder-soon', 'no-show', 'order',
      'arrival', 'code', 'breach', 'review'))
      = (lead_id is not null)
    and (kind in ('more-leads', 'more-broken')) = (family is not null) and (family is not null) = (more > 0))
);
comment on table private.mails is 'The outbox of mails: each is sent once, and tried for a week.';
comment on column private.mails.kind is
  'lead: a new lead, to the list of its outlet; broken: a broken promise, to the managers; receipt: to the visitor; '
  'appointment: to the visitor whose appointment was changed; reminder, reminder-soon: to the visitor, the day before '
  'and two hours before; no-show: to the visitor who did not come; order: to the buyer whose order went on or has '
  'another day; arrival: to who waits for a model that has come; code: to who asked for one at the page of their data; breach: to whom a breach touched; review: asks '
  'once for a review; digest: each morning; week: the figures of the week before, each Monday; link: to set a password, to its '
  'account; more-leads, more-broken: how many leads, or broken promises, had no mail of their own; slow, errors: pages '
  'answer slowly, or a version of the site has more errors, to the owner.';
comment on column private.mails.address_hash is
  'For a receipt: a hash of the address, so that nobody has a stranger written to many times.';
comment on column private.mails.next_at is
  'The mail is not tried before this moment; each try moves it ahead, so that two runs never send the same mail.';
comment on column private.mails.failure is 'The code of the last failure, never its words, which may hold addresses.';
comment on column private.mails.sealed_link is 'For a link or a code: encrypted by the server, and empty once the mail is sent.';

comment on column private.mails.family is 'For more-leads and more-broken: the family of the leads.';
comment on column private.mails.outlet_ids is
  'For more-leads and more-broken: the outlets of the leads, whose lists get the mail; null stands for leads of no '
  'outlet.';
comment on column private.mails.more is 'For more-leads and more-broken: how many leads.';

create unique index mails_lead_key on private.mails (lead_id, kind) where lead_id is not null;
create unique index mails_day_key on private.mails (day, kind) where day is not null;
create index mails_next_at_idx on private.mails (next_at) where sent_at is null;
create index mails_address_hash_idx on private.mails (address_hash, created_at) where address_hash <> '';
create unique index mails_staff_id_key on private.mails (staff_id) where staff_id is not null;
-- One such mail of a kind and family waits at a time, and counts on until it is sent.
create unique index mails_family_key on private.mails (kind, family) where family is not null and attempts = 0;
create index mails_family_idx on private.mails (created_at) where family is not null;

alter table private.mails enable row level security;

create function private.mailbox_hash(email text) returns text
language sql immutable set search_path = ''
as $$
  -- Many providers deliver addresses that differ in dots, or after a plus, to one person.
  select encode(sha256(convert_to(
    regexp_replace(split_part(lower(email), '@', 1), '\+.*|\.', '', 'g') || '@' || split_part(lower(email), '@', 2),
      'UTF8')), 'hex')
$$;
comment on function private.mailbox_hash(text) is
  'A hash that is the same for all spellings of one person''s address, as far as spelling can tell.';

-- A person who withdrew consent gets no receipt either.
create function private.visitor_address(lead public.leads) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  email constant text := private.enquiry_json(lead.enquiry_table, lead.enquiry_id) ->> 'email';
begin
  -- A receipt goes to one plain address. Text that a mail program reads as something else (a comment, a
  -- group, a list) would let a sender have one stranger written to once for each spelling, and would stop the
  -- run in which it comes.
  return case when private.is_email(email) and private.may_send('email', lead.mobile, email) then array[email] end;
end
$$;
comment on function private.visitor_address(public.leads) is
  'The address that a visitor gave with an enquiry; null when there is none.';

create function private.is_mailed(lead public.leads) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.visitor_address(lead) is not null
    and coalesce((private.enquiry_json(lead.enquiry_table, lead.enquiry_id) ->> 'robot_score')::integer, 0) = 0;
end
$$;
comment on function private.is_mailed(public.leads) is
  'Does the visitor of a lead get mails about an appointment: was an address given, by somebody who is no robot, and '
  'consent not withdrawn?';
grant execute on function private.is_mailed(public.leads) to office;

-- A flood of forms must not use up what the dealer's mail account may send in a day. Above a number the leads
-- are told of in one mail every ten minutes, and every hour once there were many such mails.
create function private.count_into_mail(mail_kind text, lead public.leads) returns void
language sql volatile set search_path = ''
as $$
  insert into private.mails as known (kind, family, outlet_ids, more, next_at)
  select mail_kind, lead.family, array[lead.outlet_id], 1, now() + case
    when count(*) < 24 then interval '10 minutes' else interval '1 hour' end
  from private.mails where family is not null and created_at > now() - interval '1 day'
  on conflict (kind, family) where family is not null and attempts = 0 do update set
    more = known.more + 1,
    outlet_ids = array(select distinct unnest(known.outlet_ids || excluded.outlet_ids))
$$;
comment on function private.count_into_mail(text, public.leads) is
  'Counts a lead into the one waiting mail about leads of its family that get no mail of their own.';

create function private.queue_lead_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  sender constant text := nullif(current_setting('private.sender', true), '');
begin
  if private.charge(sender, '{"mails about leads in ten minutes": 1, "mails about leads": 1}') is null then
    insert into private.mails (kind, lead_id) values ('lead', new.id);
  else
    perform private.count_into_mail('more-leads', new);
  end if;
  return null;
end
$$;
comment on function private.queue_lead_mail() is
  'Trigger: writes down the mail about a new lead to its outlet; once the budgets of such mails are used up, the lead '
  'is counted into one mail about all of these. private.store_enquiry names the sender.';

create table private.left_out_receipts (
  day date primary key,
  times integer not null default 1
);
comment on table private.left_out_receipts is
  'How many visitors got no receipt on an Indian calendar day, because the budgets of receipts were used up; for 30 '
  'days.';

alter table private.left_out_receipts enable row level security;

-- Whoever booked a time gets a receipt in any case: the times of an outlet are counted, and nobody should
-- come in vain.
create function private.queue_receipt(form_table text, enquiry_id uuid, sender text, has_time boolean) returns void
language plpgsql set search_path = ''
as $$
declare
  enquiry constant jsonb := private.enquiry_json(form_table, enquiry_id);
  most_of_mailbox constant integer := case when has_time then 6 else 3 end;
  is_call constant boolean := form_table = 'phone_calls';
  lead public.leads;
  hash text;
  is_mailed boolean;
  by_whatsapp text;
begin
  select * into lead from public.leads
  where enquiry_table = form_table and leads.enquiry_id = queue_receipt.enquiry_id and not is_put_aside
    and coalesce(arrived_at, created_at) > now() - interval '1 day';
  if lead.id is null or (enquiry ->> 'robot_score')::integer > 0 then
    return;
  end if;
  is_mailed := private.is_email(enquiry ->> 'email') is true
    and not exists (select from private.mails where kind = 'receipt' and lead_id = lead.id);
  if is_mailed then
    hash := private.mailbox_hash(enquiry ->> 'email');
    is_mailed := (select count(*) from private.mails where address_hash = hash and created_at > now() - interval '1 day')
      < most_of_mailbox;
  end if;
  -- Whoever was spoken with, or is promised nothing, needs no message that somebody calls back.
  by_whatsapp := case when not is_call then 'receipt' when lead.answered_at is null and lead.promised_at > now()
    then 'missed-call' end;
  if (private.draft_whatsapp(by_whatsapp, lead, null, now())).failure is distinct from '' then
    by_whatsapp := null;
  end if;
  if not is_mailed and by_whatsapp is null then
    return;
  end if;
  if not has_time and not is_call and private.charge(sender, '{"receipts in an hour": 1, "receipts": 1}') is not null then
    insert into private.left_out_receipts as known (day) values (private.indian_day(now()))
    on conflict (day) do update set times = known.times + 1;
    return;
  end if;
  if is_mailed then
    insert into private.mails (kind, lead_id, address_hash) values ('receipt', lead.id, hash);
  end if;
  if by_whatsapp is not null then
    perform private.queue_whatsapp(by_whatsapp, lead);
  end if;
end
$$;
comment on function private.queue_receipt(text, uuid, text, boolean) is
  'Writes down the receipt to a visitor by mail and by WhatsApp: at most three mails a day to one mailbox, within the '
  'budgets of receipts. With a booked time up to six to one mailbox, outside these budgets.';

-- Definer, because the table is closed to all API roles.
create function private.receipts_left_out() returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(sum(times), 0)::integer from private.left_out_receipts where day = private.indian_day(now())
$$;
comment on function private.receipts_left_out() is
  'How many visitors got no receipt today, because the budgets of receipts were used up.';
call private.expose('receipts_left_out', 'service_role');

create function private.queue_due_mails(moment timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  clock constant time := (moment at time zone 'Asia/Kolkata')::time;
  today constant date := private.indian_day(moment);
  lead public.leads;
  has_own_mail boolean;
  broken integer := 0;
  daily integer;
  weekly integer;
  reminders integer;
begin
  -- A lead that is in no list is not to be answered.
  for lead in
    select * from public.leads
    where is_open and answered_at is null and promised_at <= moment and promised_at > moment - interval '1 day'
      and is_listed and not is_erased
      and not exists (select from private.mails where kind = 'broken' and lead_id = leads.id)
    limit 500
  loop
    -- A lead that came with too many others to be mailed alone breaks with them too.
    has_own_mail := exists (select from private.mails where kind = 'lead' and lead_id = lead.id);
    insert into private.mails (kind, lead_id, next_at, sent_at)
    values ('broken', lead.id, moment, case when not has_own_mail then moment end) on conflict do nothing;
    if found and not has_own_mail then
      perform private.count_into_mail('more-broken', lead);
    end if;
    broken := broken + 1;
  end loop;
  -- A site that was away in the morning sends no digest in the evening.
  if clock >= '09:00' and clock < '12:00'
    and not exists (select from private.mails where kind = 'digest' and mails.day = today) then
    insert into private.mails (kind, day, next_at)
    select 'digest', today, moment
    union all
    -- Whoever mends a slow page needs days, so the same cause is told once in seven.
    select alarms.kind, today, moment from private.site_alarms(today) as alarms
    where not exists (select from private.mails told where told.kind = alarms.kind and told.day > today - 7)
    on conflict do nothing;
    get diagnostics daily = row_count;
  end if;
  -- Off until the owner says who gets it. A site that was away on Monday morning sends none.
  if extract(isodow from today) = 1 and clock >= '08:00' and clock < '12:00' and private.mail_list('week', null) is not null
    and not exists (select from private.mails where kind = 'week' and mails.day = today) then
    insert into private.mails (kind, day, next_at) values ('week', today, moment) on conflict do nothing;
    get diagnostics weekly = row_count;
  end if;
  reminders := private.queue_reminders(moment) + private.queue_review_asks(moment);
  delete from private.mails where created_at < moment - interval '30 days';
  delete from private.left_out_receipts where day < today - 30;
  delete from private.data_codes where made_at < moment - interval '10 minutes';
  return broken + reminders + coalesce(daily, 0) + coalesce(weekly, 0);
end
$$;
comment on function private.queue_due_mails(timestamptz) is
  'Writes down the mails that time makes due at a moment: promises that broke since yesterday, reminders, at nine in India the '
  'digest and what the owner must know of the site, that once in seven days, and on Monday at eight the figures of the week; answers how many. Forgets what is older '
  'than 30 days.';
call private.expose('queue_due_mails', 'service_role');

create function private.queue_appointment_mail(enquiry uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  -- What a visitor changes is mailed if a receipt was: so nobody has a stranger written to by moving times.
  -- What staff change is mailed to every visitor with an address. Two changes before the mail is sent make
  -- one mail.
  insert into private.mails (kind, lead_id)
  select 'appointment', leads.id from public.leads
  where leads.enquiry_id = enquiry and private.is_mailed(leads) and (auth.uid() is not null
    or exists (select from private.mails where mails.kind = 'receipt' and mails.lead_id = leads.id))
  on conflict (lead_id, kind) where lead_id is not null
    do update set sent_at = null, attempts = 0, failure = '', next_at = now(),
      -- Stays the moment of the first change that the mail tells of.
      created_at = case when mails.sent_at is null and mails.attempts = 0 then mails.created_at else now() end;
  perform private.queue_changed_whatsapp(enquiry);
end
$$;
comment on function private.queue_appointment_mail(uuid) is
  'Writes down the mail and the message by WhatsApp to a visitor whose appointment was changed.';

create function private.unsay_change(lead_of_appointment uuid) returns boolean
language plpgsql set search_path = ''
as $$
declare
  was_said boolean;
begin
  -- What went out by WhatsApp cannot be taken back, so the next change is told too.
  if exists (
    select from private.whatsapp_messages as told
    where told.lead_id = lead_of_appointment and told.kind = 'appointment' and told.attempts > 0 and not exists (
      select from private.whatsapp_messages as later
      where later.lead_id = lead_of_appointment and later.kind = 'appointment' and later.created_at > told.created_at)
      and (select count(*) = 1 from public.lead_events
        where lead_events.lead_id = lead_of_appointment and lead_events.kind = 'appointment'
          and lead_events.created_at >= told.created_at))
  then
    return false;
  end if;
  delete from private.mails
  where kind = 'appointment' and lead_id = lead_of_appointment and sent_at is null and attempts = 0 and (
    select count(*) = 1 and bool_and(actor_id is not null) from public.lead_events
    where lead_events.lead_id = lead_of_appointment and lead_events.kind = 'appointment'
      and lead_events.created_at >= mails.created_at);
  was_said := found;
  delete from private.whatsapp_messages as waiting
  where kind = 'appointment' and lead_id = lead_of_appointment and state = 'waiting' and attempts = 0 and (
    select count(*) = 1 and bool_and(actor_id is not null) from public.lead_events
    where lead_events.lead_id = lead_of_appointment and lead_events.kind = 'appointment'
      and lead_events.created_at >= waiting.created_at);
  return was_said or found;
end
$$;
comment on function private.unsay_change(uuid) is
  'Takes back what would tell of the last change of an appointment; false when that is on its way, tells of more '
  'changes than this one, or of a change by the visitor.';

create function private.mail_staff_link(staff_id uuid, sealed_link text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_role('owner');
  -- The earlier link does not work any more.
  delete from private.mails where mails.staff_id = mail_staff_link.staff_id;
  insert into private.mails (kind, staff_id, sealed_link)
    values ('link', mail_staff_link.staff_id, mail_staff_link.sealed_link);
end
$$;
comment on function private.mail_staff_link(uuid, text) is
  'Writes down the mail with the link to set an account''s password, in the place of an earlier one; for the owner.';
call private.expose('mail_staff_link', 'authenticated');
