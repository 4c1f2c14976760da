-- Mail: what is to be sent stands here first, written in the transaction that makes it due, and a scheduled function sends it.
-- So a mail server that is away loses nothing and holds up no form. Neither words nor addresses of people stand here: both are
-- looked up when a mail is sent, so that what was erased or withdrawn meanwhile is in none.

create table private.mails (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('lead', 'broken', 'receipt', 'digest')),
  lead_id uuid references public.leads (id) on delete cascade,
  day date,
  address_hash text not null default '',
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text not null default '' check (char_length(failure) <= 100),
  constraint mails_about_check check ((kind = 'digest') = (day is not null) and (kind = 'digest') = (lead_id is null))
);
comment on table private.mails is 'The outbox of mails: each is sent once, and tried for a week.';
comment on column private.mails.kind is
  'lead: a new one, to the list of its outlet; broken: its promise, to the managers; receipt: to the visitor; digest: each morning.';
comment on column private.mails.address_hash is 'Of a receipt, so that nobody has a stranger written to many times.';
comment on column private.mails.next_at is 'Not tried before; moved ahead with each try, so that two runs never send the same.';
comment on column private.mails.failure is 'The code of the last failure, never its words, which may hold addresses.';
alter table private.mails enable row level security;
create unique index mails_lead_key on private.mails (lead_id, kind) where lead_id is not null;
create unique index mails_day_key on private.mails (day) where day is not null;
create index mails_next_at_idx on private.mails (next_at) where sent_at is null;
create index mails_address_hash_idx on private.mails (address_hash, created_at) where address_hash <> '';

alter table public.promise_settings
  add column mail_lists jsonb not null default '[]'
    check (jsonb_typeof(mail_lists) = 'array' and length(mail_lists::text) <= 20000);
comment on column public.promise_settings.mail_lists is
  'Who gets mail: [{"purpose", "outletId", "emails"}]; purpose is sales, service, people, manager or digest, no outletId means every outlet.';

create function private.queue_lead_mails() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry jsonb;
  hash text;
begin
  insert into private.mails (kind, lead_id) values ('lead', new.id);
  execute format('select to_jsonb(enquiry) from public.%I enquiry where id = $1', new.enquiry_table)
    into enquiry using new.enquiry_id;
  if enquiry ->> 'email' ~ '^[^@\s<>,;]+@[^@\s<>,;]+\.[^@\s<>,;]+$' and coalesce((enquiry ->> 'doubt')::integer, 0) = 0 then
    hash := encode(sha256(convert_to(lower(enquiry ->> 'email'), 'UTF8')), 'hex');
    insert into private.mails (kind, lead_id, address_hash)
    select 'receipt', new.id, hash
    where (select count(*) from private.mails where address_hash = hash and created_at > now() - interval '1 day') < 3;
  end if;
  return null;
end
$$;
comment on function private.queue_lead_mails() is
  'Trigger: a lead that just came is told to its outlet, and to the visitor who gave an address; three times a day at most to one.';
create trigger leads_queue_mails after insert on public.leads
  for each row when (new.created_at > now() - interval '1 day') execute function private.queue_lead_mails();

create function private.mail_list(purpose text, outlet bigint) returns text[]
language sql
stable
set search_path = ''
as $$
  select array_agg(distinct email) from public.promise_settings,
    jsonb_array_elements(mail_lists) as list, jsonb_array_elements_text(list -> 'emails') as email
  where list ->> 'purpose' = mail_list.purpose and (list ->> 'outletId' is null or (list ->> 'outletId')::bigint = outlet)
$$;
comment on function private.mail_list(text, bigint) is 'The addresses that staff wrote down for a purpose and an outlet; null for none.';

create function private.managers_addresses() returns text[]
language sql
stable
set search_path = ''
return (
  select array_agg(email order by email) from public.staff
  where role in ('owner', 'manager') and status = 'active' and expires_on >= private.indian_day(now()) and email <> ''
);
comment on function private.managers_addresses() is 'Owners and managers, who get what nobody else was named for.';

create function private.mail_recipients(kind text, lead public.leads) returns text[]
language sql
stable
set search_path = ''
as $$
  select case
    when kind = 'digest' then coalesce(private.mail_list('digest', null), private.mail_list('manager', null), private.managers_addresses())
    when lead.family = 'people' then private.mail_list('people', lead.outlet_id)
    when kind = 'broken' then coalesce(private.mail_list('manager', lead.outlet_id), private.managers_addresses())
    when kind = 'lead' then coalesce(
      private.mail_list(case lead.family when 'service' then 'service' else 'sales' end, lead.outlet_id),
      (select array[case lead.family when 'service' then coalesce(service_email, email) else email end]
       from public.dealers where id = lead.outlet_id and closed_at is null),
      (select array[coalesce(nullif(case lead.family when 'service' then service_email else '' end, ''), nullif(sales_email, ''))]
       from public.dealership))
  end;
$$;
comment on function private.mail_recipients(text, public.leads) is
  'Who gets a mail of staff: the list that staff wrote, else the outlet''s or dealer''s own address, else owners and managers. Applicants go to their own list alone.';

create function private.visitor_address(lead public.leads) returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  email text;
begin
  execute format('select to_jsonb(enquiry) ->> ''email'' from public.%I enquiry where id = $1', lead.enquiry_table)
    into email using lead.enquiry_id;
  return case when email <> '' then array[email] end;
end
$$;
comment on function private.visitor_address(public.leads) is 'The address that a visitor gave with an enquiry; null when there is none.';

create function private.digest_facts(day date) returns jsonb
language sql
stable
set search_path = ''
as $$
  with leads as (select * from public.leads where family <> 'people'),
    span as (select private.indian_day_start(day - 1) as first, private.indian_day_start(day) as last)
  select jsonb_build_object(
    'came', (select count(*) from leads, span where created_at >= first and created_at < last),
    'unassigned', (select count(*) from leads where is_open and assignee_id is null),
    'overdue', (select count(*) from leads where is_open and due_at < now()),
    'promised', (select count(*) from leads, span where promised_at >= first and promised_at < last),
    'kept', (select count(*) from leads, span where promised_at >= first and promised_at < last and answered_at <= promised_at))
$$;
comment on function private.digest_facts(date) is 'What the digest of a morning says: the day before, and what is open now; applicants are not counted.';

create function private.mail_json(mail private.mails) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = mail.lead_id;
  return jsonb_build_object(
    'id', mail.id,
    'kind', mail.kind,
    'day', mail.day,
    'to', coalesce(to_jsonb(case mail.kind when 'receipt' then private.visitor_address(lead)
      else private.mail_recipients(mail.kind, lead) end), '[]'),
    'lead', case when mail.lead_id is not null then jsonb_build_object(
      'id', lead.id, 'enquiryTable', lead.enquiry_table, 'enquiryId', lead.enquiry_id, 'name', lead.name, 'mobile', lead.mobile,
      'model', lead.model, 'message', lead.message, 'createdAt', lead.created_at, 'promisedAt', lead.promised_at,
      'answeredAt', lead.answered_at, 'outlet', coalesce((select name from public.dealers where id = lead.outlet_id), ''),
      'assignee', coalesce((select staff.name from public.staff where id = lead.assignee_id), '')) end,
    'digest', case when mail.kind = 'digest' then private.digest_facts(mail.day) end,
    'dealership', (select jsonb_build_object('name', name, 'footer', mail_footer, 'email', sales_email, 'phone', sales_no)
      from public.dealership));
end
$$;
comment on function private.mail_json(private.mails) is 'All that a mail is written from, as it is now.';

create function private.take_mail(moment timestamptz) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail private.mails;
begin
  update private.mails set
    attempts = attempts + 1,
    next_at = moment + least(interval '1 minute' * power(2, least(attempts + 1, 9)), interval '6 hours')
  where id = (
    select id from private.mails
    where sent_at is null and next_at <= moment and created_at > moment - interval '7 days'
    order by next_at, created_at limit 1 for update skip locked)
  returning * into mail;
  if not found then
    return null;
  end if;
  return private.mail_json(mail);
end
$$;
comment on function private.take_mail(timestamptz) is 'What public.take_mail does.';
grant execute on function private.take_mail(timestamptz) to service_role;

create function public.take_mail(moment timestamptz) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.take_mail(moment);
comment on function public.take_mail(timestamptz) is
  'The mail that is due longest at a moment, with all that it is written from; null when none is. It is not due again for a while, so that two runs at once never send the same, and longer after each try.';
grant execute on function public.take_mail(timestamptz) to service_role;

create function private.record_mail(mail_id uuid, failure_code text) returns void
language sql
security definer
set search_path = ''
as $$
  update private.mails set
    sent_at = case when failure_code = '' then now() end,
    failure = left(failure_code, 100)
  where id = mail_id
$$;
comment on function private.record_mail(uuid, text) is 'What public.record_mail does.';
grant execute on function private.record_mail(uuid, text) to service_role;

create function public.record_mail(mail_id uuid, failure_code text) returns void
language sql
volatile
security invoker
set search_path = ''
as $$ select private.record_mail(mail_id, failure_code) $$;
comment on function public.record_mail(uuid, text) is 'Notes that a mail was sent, or with which code that failed.';
grant execute on function public.record_mail(uuid, text) to service_role;

create function private.queue_due_mails(moment timestamptz) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  clock constant time := (moment at time zone 'Asia/Kolkata')::time;
  broken integer;
  digests integer;
begin
  insert into private.mails (kind, lead_id, next_at)
  select 'broken', id, moment from public.leads
  where is_open and answered_at is null and promised_at <= moment and promised_at > moment - interval '1 day'
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
comment on function private.queue_due_mails(timestamptz) is 'What public.queue_due_mails does.';
grant execute on function private.queue_due_mails(timestamptz) to service_role;

create function public.queue_due_mails(moment timestamptz) returns integer
language sql
volatile
security invoker
set search_path = ''
return private.queue_due_mails(moment);
comment on function public.queue_due_mails(timestamptz) is
  'Writes down the mails that time makes due at a moment: promises that broke since yesterday, and the digest at nine in India; answers how many. Forgets what is older than 30 days.';
grant execute on function public.queue_due_mails(timestamptz) to service_role;
