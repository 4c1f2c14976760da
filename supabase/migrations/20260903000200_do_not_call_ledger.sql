-- The ledger holds who is not to be called too: each time that was said, and each time it was taken back, with who noted it. What
-- lists and exports leave out goes by the mark of the number as before.

alter table private.consents drop constraint consents_kind_check;
alter table private.consents add constraint consents_kind_check
  check (kind in ('opt-in', 'withdrawal', 'do-not-call', 'may-call')) not valid;
-- squawk-ignore adding-field-with-default
alter table private.consents
  add column noted_by text not null default '' constraint consents_noted_by_check check (char_length(noted_by) <= 200);
comment on table private.consents is
  'The ledger of opt-ins and withdrawals, each with the enquiry that it came with, and of who is not to be called or may be again.';
comment on column private.consents.noted_by is
  'What the member of staff was called who noted it; empty for what people did themselves.';

-- Of what people allowed to be written the newest counts; whether they are called is another matter.
create or replace function private.is_withheld(mobile text, email text) returns boolean
language sql
stable
set search_path = ''
return exists (
    select from private.consents
    where number_end = right(private.number_digits(mobile), 10) and number_end <> '' and kind in ('opt-in', 'withdrawal')
    having (array_agg(kind order by id desc))[1] = 'withdrawal')
  or exists (
    select from private.consents
    where consents.email = lower(is_withheld.email) and consents.email <> '' and kind in ('opt-in', 'withdrawal')
    having (array_agg(kind order by id desc))[1] = 'withdrawal');

create or replace function private.consents_of(enquiry_table text, enquiry_id uuid) returns jsonb
language sql
stable
set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object('at', created_at, 'kind', kind, 'notice', notice,
    'version', private.notice_version(notice), 'by', noted_by) order by id), '[]')
  from private.consents
  where consents.enquiry_table = consents_of.enquiry_table and consents.enquiry_id = consents_of.enquiry_id);
comment on function private.consents_of(text, uuid) is
  'What came into the ledger with an enquiry: opt-ins and withdrawals, and what staff noted at its lead.';

do $$
declare
  definition constant text := pg_catalog.pg_get_functiondef('private.mark_contact(uuid, text, boolean)'::regprocedure);
  part constant text := 'perform private.add_lead_event(';
begin
  if strpos(definition, part) = 0 then
    raise exception 'private.mark_contact does not hold %', part;
  end if;
  execute replace(definition, part, 'if mark = ''do-not-call'' then
      insert into private.consents (kind, number_end, enquiry_table, enquiry_id, noted_by)
      values (case when is_set then ''do-not-call'' else ''may-call'' end, person, found_lead.enquiry_table, found_lead.enquiry_id,
        left(private.name_of_staff(auth.uid()), 200));
    end if;
    ' || part);
end
$$;

-- What stands already, at the newest lead of its number.
insert into private.consents (created_at, kind, number_end, enquiry_table, enquiry_id, noted_by)
select mark.made_at, 'do-not-call', mark.digits, lead.enquiry_table, lead.enquiry_id,
  coalesce(left(private.name_of_staff(mark.made_by), 200), '')
from public.contact_marks mark
cross join lateral (
  select enquiry_table, enquiry_id from public.leads
  where mobile_digits <> '' and right(mobile_digits, 10) = mark.digits order by created_at desc limit 1) as lead
where mark.mark = 'do-not-call' order by mark.made_at;
