-- Sales enquiries: questions to the showroom. No public form sends them yet, so no visitor may insert. Staff read.

create table public.sales_enquiries (
  id uuid primary key,
  name text not null constraint sales_enquiries_name_check check (char_length(name) between 1 and 120),
  mobile text not null constraint sales_enquiries_mobile_check check (char_length(mobile) between 1 and 20),
  email text not null default '' constraint sales_enquiries_email_check check (char_length(email) <= 254),
  model text not null default '' constraint sales_enquiries_model_check check (char_length(model) <= 80),
  pin_code text not null default '' constraint sales_enquiries_pin_code_check check (char_length(pin_code) <= 60),
  submission_hash text not null default '' constraint sales_enquiries_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || pin_code)) stored
);
comment on table public.sales_enquiries is 'Questions to the showroom, shown in the Sales Report.';
comment on column public.sales_enquiries.id is 'Made by whoever sends it, so that a repeated send stores one row.';
comment on column public.sales_enquiries.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.sales_enquiries.search_text is 'What the report''s search box looks through.';

create index sales_enquiries_created_at_idx on public.sales_enquiries (created_at desc, id desc);
call private.index_search_text('sales_enquiries');

alter table public.sales_enquiries enable row level security;

grant select on public.sales_enquiries to authenticated;

create policy "active staff can read sales enquiries" on public.sales_enquiries
  for select to authenticated
  using ((select private.is_staff()));

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

grant select on public.sales_report to authenticated;
