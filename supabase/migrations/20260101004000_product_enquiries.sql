-- Product enquiries: test-ride requests from a bike's page. Visitors insert, staff read.

create table public.product_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null check (char_length(email) between 3 and 254),
  model text not null check (char_length(model) between 1 and 80),
  colour text not null check (char_length(colour) between 1 and 60),
  message text not null default '' check (char_length(message) <= 2000),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || colour || ' ' || message)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  doubt smallint not null default 0 check (doubt between 0 and 2),
  sender text check (char_length(sender) <= 64)
);
comment on table public.product_enquiries is 'Test-ride and product enquiries, shown in the Enquiry Report.';

call private.make_enquiry_table('product_enquiries');

create view public.product_enquiry_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  mobile as mobile_no,
  email as email_id,
  model,
  colour as color,
  message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.product_enquiries;
comment on view public.product_enquiry_report is 'The Enquiry Report: one row for each product enquiry, dated in Indian time.';
call private.make_report('product_enquiry_report', 'product_enquiries');
