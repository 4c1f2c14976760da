-- Contact requests: the contact forms of the home page, the contact page and the chat widget. Visitors insert,
-- staff read.

create table public.contact_requests (
  id uuid primary key,
  first_name text not null check (char_length(first_name) between 1 and 120),
  last_name text not null check (char_length(last_name) between 1 and 120),
  postal_code text not null check (char_length(postal_code) between 1 and 60),
  mobile text not null check (char_length(mobile) between 1 and 20),
  message text not null default '' check (char_length(message) <= 2000),
  search_text text not null generated always as
    (lower(first_name || ' ' || last_name || ' ' || mobile || ' ' || postal_code || ' ' || message)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  doubt smallint not null default 0 check (doubt between 0 and 2),
  sender text check (char_length(sender) <= 64)
);
comment on table public.contact_requests is 'Messages from the contact forms, shown in the Message Report.';
comment on column public.contact_requests.mobile is 'What the form calls telephone.';
comment on column public.contact_requests.message is 'What the form calls comment; only the home page lets it be empty.';

call private.make_enquiry_table('contact_requests');

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
call private.make_report('contact_report', 'contact_requests');
