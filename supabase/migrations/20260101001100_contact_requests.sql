-- Contact requests: the contact forms of the home page, the contact page and the chat widget. Visitors insert, staff
-- read.

create table public.contact_requests (
  id uuid primary key,
  first_name text not null constraint contact_requests_first_name_check check (char_length(first_name) between 1 and 120),
  last_name text not null constraint contact_requests_last_name_check check (char_length(last_name) between 1 and 120),
  postal_code text not null constraint contact_requests_postal_code_check check (char_length(postal_code) between 1 and 60),
  mobile text not null constraint contact_requests_mobile_check check (char_length(mobile) between 1 and 20),
  message text not null default '' constraint contact_requests_message_check check (char_length(message) <= 2000),
  submission_hash text not null default '' constraint contact_requests_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(first_name || ' ' || last_name || ' ' || mobile || ' ' || postal_code || ' ' || message)) stored
);
comment on table public.contact_requests is 'Messages from the contact forms, shown in the Message Report.';
comment on column public.contact_requests.id is 'Made by the visitor''s browser, so that a repeated send stores one row.';
comment on column public.contact_requests.mobile is 'What the form calls telephone.';
comment on column public.contact_requests.message is 'What the form calls comment; only the home page lets it be empty.';
comment on column public.contact_requests.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.contact_requests.search_text is 'What the report''s search box looks through.';

create index contact_requests_created_at_idx on public.contact_requests (created_at desc, id desc);
call private.index_search_text('contact_requests');

alter table public.contact_requests enable row level security;

grant insert (
  id, first_name, last_name, postal_code, mobile, message, submission_hash
) on public.contact_requests to anon;
grant select on public.contact_requests to authenticated;

create policy "anyone can send a contact request, dated now" on public.contact_requests
  for insert to anon
  with check (created_at = now());

create policy "active staff can read contact requests" on public.contact_requests
  for select to authenticated
  using ((select private.is_staff()));

create view public.contact_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  first_name,
  last_name,
  mobile as mobile_no,
  postal_code,
  message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.contact_requests;
comment on view public.contact_report is 'The Message Report: one row for each contact request, dated in Indian time.';

grant select on public.contact_report to authenticated;
