-- A receipt goes to one plain address. Text that a mail program reads as something else (a comment, a group, a list) had the
-- same stranger written to once for each way to write them, and stopped the run in which it stood.

create function private.is_mailable(email text) returns boolean
language sql
immutable
set search_path = ''
return char_length(email) <= 254
  and email ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$';
comment on function private.is_mailable(text) is 'Is it one e-mail address as forms check one, and nothing else?';

create function private.mailbox_hash(email text) returns text
language sql
immutable
set search_path = ''
-- Many providers hand what differs in dots, or after a plus, to one person.
return encode(sha256(convert_to(
  regexp_replace(split_part(lower(email), '@', 1), '\+.*|\.', '', 'g') || '@' || split_part(lower(email), '@', 2), 'UTF8')), 'hex');
comment on function private.mailbox_hash(text) is 'The same for all ways to write the address of one person, as far as anybody can tell.';

alter table private.enquiry_limits add column receipts_a_day integer not null default 300;
comment on column private.enquiry_limits.receipts_a_day is 'To all visitors together, in 24 hours: more would make the dealer''s domain one that writes to strangers.';
create index mails_receipt_idx on private.mails (created_at) where kind = 'receipt';

create or replace function private.queue_lead_mails() returns trigger
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
  if private.is_mailable(enquiry ->> 'email') and coalesce((enquiry ->> 'doubt')::integer, 0) = 0 then
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
comment on function private.queue_lead_mails() is 'Trigger: a lead that just came is told to its outlet, and to the visitor who gave an address; three times a day at most to one, and to no more of them a day than private.enquiry_limits says.';

create or replace function private.visitor_address(lead public.leads) returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  email text;
begin
  execute format('select to_jsonb(enquiry) ->> ''email'' from public.%I enquiry where id = $1', lead.enquiry_table)
    into email using lead.enquiry_id;
  return case when private.is_mailable(email) and not private.is_withheld(lead.mobile, email) then array[email] end;
end
$$;

create or replace function private.take_mail(moment timestamptz) returns jsonb
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
    -- Somebody waits for these; and no flood of forms makes more of them.
    order by kind in ('link', 'visit') desc, next_at, created_at limit 1 for update skip locked)
  returning * into mail;
  if not found then
    return null;
  end if;
  return private.mail_json(mail);
end
$$;
comment on function public.take_mail(timestamptz) is
  'The mail that is due longest at a moment, links to set a password and changed appointments first, with all that it is written from; null when none is. It is not due again for a while, so that two runs at once never send the same, and longer after each try.';
