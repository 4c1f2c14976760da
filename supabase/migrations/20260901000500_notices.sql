-- What somebody agreed to stands with their consent: the words of the form's notice as they read them. The words are their own
-- version, so that nobody has to remember to count one up: its short name follows from them.

create function private.notice_version(notice text) returns text
language sql
immutable
set search_path = ''
return case when notice = '' then '' else left(encode(sha256(convert_to(notice, 'UTF8')), 'hex'), 8) end;
comment on function private.notice_version(text) is 'What a notice is called; another one as soon as a letter of it differs.';

alter table private.consents
  add column notice text not null default '',
  add constraint consents_notice_check check (char_length(notice) <= 160) not valid;
comment on column private.consents.notice is 'Of an opt-in: what its form said beside the choice; empty where nobody noted that.';

create or replace function private.note_opt_in() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.consents (kind, number_end, enquiry_table, enquiry_id, notice)
  values ('opt-in', right(private.number_digits(new.mobile), 10), 'opt_ins', new.id, coalesce((
    select left(seen ->> 'Notice', 160) from public.enquiry_contexts where enquiry_contexts.enquiry_id = new.id), ''));
  return null;
end
$$;

create function private.consents_of(enquiry_table text, enquiry_id uuid) returns jsonb
language sql
stable
set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object('at', created_at, 'kind', kind, 'notice', notice,
    'version', private.notice_version(notice)) order by id), '[]')
  from private.consents
  where consents.enquiry_table = consents_of.enquiry_table and consents.enquiry_id = consents_of.enquiry_id);
comment on function private.consents_of(text, uuid) is 'What came into the ledger with an enquiry: opt-ins and withdrawals.';
create index consents_enquiry_id_idx on private.consents (enquiry_id);

do $$
declare
  definition constant text := pg_catalog.pg_get_functiondef('private.person_file(text, text)'::regprocedure);
  part constant text := '''work'', (select jsonb_build_object(';
begin
  if strpos(definition, part) = 0 then
    raise exception 'private.person_file does not hold %', part;
  end if;
  execute replace(definition, part,
    '''consents'', private.consents_of(enquiry.enquiry_table, enquiry.enquiry_id),
      ' || part);
end
$$;
