-- Mail: each mail is first a row here, written in the transaction that makes it due, and a scheduled function
-- sends it. So a mail server that is away loses nothing and holds up no form. The row holds neither the text
-- of the mail nor anybody's address: both are looked up when the mail is sent, so that data which was erased
-- or withdrawn meanwhile is in none. A member of staff who is invited, or gets a new password, finds the link
-- in a mail too: the token of the link is stored here sealed under a key that the database does not have, and
-- only until the mail is sent.
create table private.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('lead', 'broken', 'receipt', 'appointment', 'digest', 'link')),
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
  constraint mails_about_check check (
    (kind = 'digest') = (day is not null) and (kind = 'link') = (staff_id is not null)
    and (kind in ('digest', 'link')) = (lead_id is null))
);
comment on table private.mails is 'The outbox of mails: each is sent once, and tried for a week.';
comment on column private.mails.kind is
  'lead: a new lead, to the list of its outlet; broken: a broken promise, to the managers; receipt: to the visitor; '
  'appointment: to the visitor whose appointment was changed; digest: each morning; link: to set a password, to its '
  'account.';
comment on column private.mails.address_hash is
  'For a receipt: a hash of the address, so that nobody has a stranger written to many times.';
comment on column private.mails.next_at is
  'The mail is not tried before this moment; each try moves it ahead, so that two runs never send the same mail.';
comment on column private.mails.failure is 'The code of the last failure, never its words, which may hold addresses.';
comment on column private.mails.sealed_link is 'For a link: encrypted by the server, and empty once the mail is sent.';

create unique index mails_lead_key on private.mails (lead_id, kind) where lead_id is not null;
create unique index mails_day_key on private.mails (day) where day is not null;
create index mails_next_at_idx on private.mails (next_at) where sent_at is null;
create index mails_address_hash_idx on private.mails (address_hash, created_at) where address_hash <> '';
create unique index mails_staff_id_key on private.mails (staff_id) where staff_id is not null;
create index mails_receipt_idx on private.mails (created_at) where kind = 'receipt';

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
  -- A receipt goes to one plain address. Text that a mail program reads as something else (a comment, a group,
  -- a list) would let a sender have one stranger written to once for each spelling, and would stop the run in
  -- which it comes.
  return case when private.is_email(email) and not private.is_withheld(lead.mobile, email) then array[email] end;
end
$$;
comment on function private.visitor_address(public.leads) is
  'The address that a visitor gave with an enquiry; null when there is none.';

create function private.is_mailed(lead public.leads) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.mails where kind = 'receipt' and lead_id = lead.id)
    and private.visitor_address(lead) is not null;
$$;
comment on function private.is_mailed(public.leads) is
  'Does the visitor of a lead get mails about an appointment: did a receipt go to the address that was given, and was '
  'consent not withdrawn?';
grant execute on function private.is_mailed(public.leads) to office;

create function private.queue_lead_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  enquiry constant jsonb := private.enquiry_json(new.enquiry_table, new.enquiry_id);
  hash text;
begin
  insert into private.mails (kind, lead_id) values ('lead', new.id);
  if private.is_email(enquiry ->> 'email') and coalesce((enquiry ->> 'robot_score')::integer, 0) = 0 then
    hash := private.mailbox_hash(enquiry ->> 'email');
    insert into private.mails (kind, lead_id, address_hash)
    select 'receipt', new.id, hash
    where (select count(*) from private.mails where address_hash = hash and created_at > now() - interval '1 day') < 3
      and (select count(*) from private.mails where kind = 'receipt' and created_at > now() - interval '1 day')
        < (select receipts_a_day from private.enquiry_limits);
  end if;
  return null;
end
$$;
comment on function private.queue_lead_mails() is
  'Trigger: writes down the mails about a new lead to its outlet, and to the visitor who gave an address: at most '
  'three receipts a day to one address, and no more to all of them than private.enquiry_limits says.';

create function private.queue_due_mails(moment timestamptz) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  clock constant time := (moment at time zone 'Asia/Kolkata')::time;
  broken integer;
  digests integer;
begin
  -- A lead that is in no list is not to be answered.
  insert into private.mails (kind, lead_id, next_at)
  select 'broken', id, moment from public.leads
  where is_open and answered_at is null and promised_at <= moment and promised_at > moment - interval '1 day'
    and is_listed and not is_erased
  on conflict do nothing;
  get diagnostics broken = row_count;
  -- A site that was away in the morning sends no digest in the evening.
  insert into private.mails (kind, day, next_at)
  select 'digest', private.indian_day(moment), moment where clock >= '09:00' and clock < '12:00'
  on conflict do nothing;
  get diagnostics digests = row_count;
  delete from private.mails where created_at < moment - interval '30 days';
  return broken + digests;
end
$$;
comment on function private.queue_due_mails(timestamptz) is
  'Writes down the mails that time makes due at a moment: promises that broke since yesterday, and the digest at '
  'nine in India; answers how many. Forgets what is older than 30 days.';
call private.expose('queue_due_mails', 'service_role');

create function private.queue_appointment_mail(enquiry uuid) returns void
language sql set search_path = ''
as $$
  -- The mail goes to a visitor who got a receipt: so the address is one, and the enquiry was not refused for
  -- doubt. Two changes before the mail is sent make one mail.
  insert into private.mails (kind, lead_id)
  select 'appointment', mails.lead_id from private.mails
  join public.leads on leads.id = mails.lead_id
  where mails.kind = 'receipt' and leads.enquiry_id = enquiry
  on conflict (lead_id, kind) where lead_id is not null
    do update set sent_at = null, attempts = 0, failure = '', next_at = now(),
      -- Stays the moment of the first change that the mail tells of.
      created_at = case when mails.sent_at is null and mails.attempts = 0 then mails.created_at else now() end
$$;
comment on function private.queue_appointment_mail(uuid) is
  'Writes down the mail to a visitor whose appointment was changed.';

create function private.unsay_change(lead_of_appointment uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  delete from private.mails
  where kind = 'appointment' and lead_id = lead_of_appointment and sent_at is null and attempts = 0 and (
    select count(*) = 1 and bool_and(actor_id is not null) from public.lead_events
    where lead_events.lead_id = lead_of_appointment and lead_events.kind = 'appointment'
      and lead_events.created_at >= mails.created_at);
  return found;
end
$$;
comment on function private.unsay_change(uuid) is
  'Takes back the mail about the last change of an appointment; false when the mail is on its way, tells of more '
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
