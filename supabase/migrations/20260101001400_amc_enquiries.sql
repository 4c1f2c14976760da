-- AMC enquiries: requests for an annual maintenance contract. Visitors insert, staff read.

create table public.amc_enquiries (
  id uuid primary key,
  name text not null constraint amc_enquiries_name_check check (char_length(name) between 1 and 120),
  mobile text not null constraint amc_enquiries_mobile_check check (char_length(mobile) between 1 and 20),
  email text not null constraint amc_enquiries_email_check check (char_length(email) between 1 and 254),
  model text not null constraint amc_enquiries_model_check check (char_length(model) between 1 and 80),
  registration_number text not null constraint amc_enquiries_registration_number_check check (char_length(registration_number) between 1 and 60),
  year_of_purchase text not null constraint amc_enquiries_year_of_purchase_check check (char_length(year_of_purchase) between 1 and 60),
  message text not null default '' constraint amc_enquiries_message_check check (char_length(message) <= 2000),
  submission_hash text not null default '' constraint amc_enquiries_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || registration_number || ' ' ||
      year_of_purchase || ' ' || message)) stored
);
comment on table public.amc_enquiries is 'Requests for an annual maintenance contract, shown in the AMC Report.';
comment on column public.amc_enquiries.id is 'Made by the visitor''s browser, so that a repeated send stores one row.';
comment on column public.amc_enquiries.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.amc_enquiries.search_text is 'What the report''s search box looks through.';

create index amc_enquiries_created_at_idx on public.amc_enquiries (created_at desc, id desc);
call private.index_search_text('amc_enquiries');

alter table public.amc_enquiries enable row level security;

grant insert (
  id, name, mobile, email, model, registration_number, year_of_purchase, message, submission_hash
) on public.amc_enquiries to anon;
grant select on public.amc_enquiries to authenticated;

create policy "anyone can send an AMC enquiry, dated now" on public.amc_enquiries
  for insert to anon
  with check (created_at = now());

create policy "active staff can read AMC enquiries" on public.amc_enquiries
  for select to authenticated
  using ((select private.is_staff()));

create view public.amc_report with (security_invoker = true) as
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
from public.amc_enquiries;
comment on view public.amc_report is 'The AMC Report: one row for each AMC enquiry, dated in Indian time.';

grant select on public.amc_report to authenticated;
