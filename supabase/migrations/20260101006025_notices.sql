-- Notices of privacy: what visitors read beside a form about their details. The server composes the words
-- from the form's schema and the facts here, and each wording that was ever shown is kept, so that an entry
-- of the ledger of consents can name what its sender had read.
create table private.notices (
  version text primary key check (version ~ '^[0-9a-f]{12}$'),
  form text not null check (char_length(form) <= 60),
  purpose text not null check (char_length(purpose) <= 20),
  language text not null check (language in ('en', 'or', 'hi')),
  words text not null check (char_length(words) <= 6000),
  shown_since timestamptz not null default now()
);
comment on table private.notices is 'Every wording of a form''s notice that was ever shown, by a hash of its words.';

alter table private.notices enable row level security;

create function private.notice_facts() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', name, 'email', coalesce(nullif(care_email, ''), sales_email),
    'phone', coalesce(nullif(care_no, ''), sales_no),
    'days', (select coalesce(jsonb_object_agg(enquiry_table, days), '{}') from public.retention_rules))
  from public.dealership
$$;
comment on function private.notice_facts() is
  'The facts that notices say: whom to ask, and after how many days the people of a table are erased.';
call private.expose('notice_facts', 'anon', 'authenticated');

create function private.keep_notices(language text, notices jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  insert into private.notices (version, form, purpose, language, words)
  select notice ->> 'version', notice ->> 'form', notice ->> 'purpose', keep_notices.language, notice ->> 'words'
  from jsonb_array_elements(keep_notices.notices) as notice
  on conflict (version) do nothing
$$;
comment on function private.keep_notices(text, jsonb) is
  'Keeps the wordings that are shown now: [{version, form, purpose, words}].';
call private.expose('keep_notices', 'service_role');
