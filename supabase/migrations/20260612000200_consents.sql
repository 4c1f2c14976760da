-- Consent: one ledger of what people allowed and took back. It is only ever added to; the newest entry of a number or an address
-- counts, so that whoever opts in again is written to again.

create table private.consents (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('opt-in', 'withdrawal')),
  number_end text not null default '' check (number_end ~ '^\d{0,10}$'),
  email text not null default '' check (email = lower(email) and char_length(email) <= 254),
  enquiry_table text not null,
  enquiry_id uuid not null
);
comment on table private.consents is 'The ledger of opt-ins and withdrawals, each with the enquiry that it came with.';
comment on column private.consents.number_end is 'The last ten digits of the number; empty when none was given.';
create index consents_number_end_idx on private.consents (number_end, id desc) where number_end <> '';
create index consents_email_idx on private.consents (email, id desc) where email <> '';
alter table private.consents enable row level security;

create function private.is_withheld(mobile text, email text) returns boolean
language sql
stable
set search_path = ''
return exists (
    select from private.consents
    where number_end = right(private.number_digits(mobile), 10) and number_end <> ''
    having (array_agg(kind order by id desc))[1] = 'withdrawal')
  or exists (
    select from private.consents
    where consents.email = lower(is_withheld.email) and consents.email <> ''
    having (array_agg(kind order by id desc))[1] = 'withdrawal');
comment on function private.is_withheld(text, text) is
  'Must somebody with this number or address be left out of mails, lists and exports? Each may be empty or null.';

create function private.note_opt_in() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.consents (kind, number_end, enquiry_table, enquiry_id)
  values ('opt-in', right(private.number_digits(new.mobile), 10), 'opt_ins', new.id);
  return null;
end
$$;
comment on function private.note_opt_in() is 'Trigger: who opts in is written to, also after a withdrawal.';
create trigger opt_ins_note_opt_in after insert on public.opt_ins
  for each row when (not new.is_quarantined) execute function private.note_opt_in();

insert into private.consents (created_at, kind, number_end, enquiry_table, enquiry_id)
select created_at, 'opt-in', right(private.number_digits(mobile), 10), 'opt_ins', id
from public.opt_ins where not is_quarantined order by created_at;

create function private.withdraw_consent(lead_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  lead public.leads;
  email text;
begin
  select * into lead from public.leads where id = lead_id;
  if not found then
    return false;
  end if;
  execute format('select to_jsonb(enquiry) ->> ''email'' from public.%I enquiry where id = $1', lead.enquiry_table)
    into email using lead.enquiry_id;
  if not private.is_withheld(lead.mobile, email) then
    insert into private.consents (kind, number_end, email, enquiry_table, enquiry_id)
    values ('withdrawal', right(lead.mobile_digits, 10), lower(coalesce(email, '')), lead.enquiry_table, lead.enquiry_id);
  end if;
  return true;
end
$$;
comment on function private.withdraw_consent(uuid) is 'What public.withdraw_consent does.';
grant execute on function private.withdraw_consent(uuid) to service_role;

create function public.withdraw_consent(lead_id uuid) returns boolean
language sql
volatile
security invoker
set search_path = ''
return private.withdraw_consent(lead_id);
comment on function public.withdraw_consent(uuid) is
  'Notes that whoever sent a lead wants to be written to no more; false when there is none of this id. The server checks the link first.';
grant execute on function public.withdraw_consent(uuid) to service_role;

-- Who withdrew gets no receipt either.
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
  return case when email <> '' and not private.is_withheld(lead.mobile, email) then array[email] end;
end
$$;
