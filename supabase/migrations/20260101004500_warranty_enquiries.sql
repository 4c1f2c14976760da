-- Warranty enquiries: requests for an extended warranty. Only name, e-mail and number are asked for. Visitors insert,
-- staff read.

create table public.warranty_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null check (char_length(email) between 1 and 254),
  model text not null default '' check (char_length(model) <= 80),
  registration_number text not null default '' check (char_length(registration_number) <= 60),
  year_of_purchase text not null default '' check (char_length(year_of_purchase) <= 60),
  message text not null default '' check (char_length(message) <= 2000),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || registration_number || ' ' ||
      year_of_purchase || ' ' || message)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  doubt smallint not null default 0 check (doubt between 0 and 2),
  sender text check (char_length(sender) <= 64)
);
comment on table public.warranty_enquiries is 'Requests for an extended warranty, shown in the EW Report.';

call private.make_enquiry_table('warranty_enquiries');

create view public.warranty_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  mobile as contact_number,
  email,
  model,
  registration_number,
  year_of_purchase,
  message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.warranty_enquiries;
comment on view public.warranty_report is 'The EW Report: one row for each warranty enquiry, dated in Indian time.';
call private.make_report('warranty_report', 'warranty_enquiries');
