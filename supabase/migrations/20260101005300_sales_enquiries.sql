-- Sales enquiries: questions to the showroom. No public form sends them yet, so no
-- visitor may insert. Staff read.

create table public.sales_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null default '' check (char_length(model) <= 80),
  pin_code text not null default '' check (char_length(pin_code) <= 60),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || pin_code)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false
);
comment on table public.sales_enquiries is 'Questions to the showroom, shown in the Sales Report.';

call private.make_enquiry_table('sales_enquiries', has_form => false);

create view public.sales_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  mobile as mobile_no,
  email as email_id,
  model,
  pin_code,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.sales_enquiries;
comment on view public.sales_report is 'The Sales Report: one row for each sales enquiry, dated in Indian time.';
call private.make_report('sales_report', 'sales_enquiries');
