-- Offer enquiries: visitors who want the latest offer. Visitors insert, staff read.

create table public.offer_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null check (char_length(email) between 1 and 254),
  agreed boolean not null check (agreed),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  doubt smallint not null default 0 check (doubt between 0 and 2),
  sender text check (char_length(sender) <= 64)
);
comment on table public.offer_enquiries is 'Visitors interested in an offer, shown in the Offer Report.';
comment on column public.offer_enquiries.agreed is 'The terms have to be agreed to.';

call private.make_enquiry_table('offer_enquiries');

create view public.offer_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  mobile as contact,
  email,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.offer_enquiries;
comment on view public.offer_report is 'The Offer Report: one row for each offer enquiry, dated in Indian time.';
call private.make_report('offer_report', 'offer_enquiries');
