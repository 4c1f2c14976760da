-- Warranty enquiries: requests for an extended warranty. Only name, e-mail and number are asked for. Visitors insert,
-- staff read.

create table public.warranty_enquiries (
  id uuid primary key,
  name text not null constraint warranty_enquiries_name_check check (char_length(name) between 1 and 120),
  mobile text not null constraint warranty_enquiries_mobile_check check (char_length(mobile) between 1 and 20),
  email text not null constraint warranty_enquiries_email_check check (char_length(email) between 1 and 254),
  model text not null default '' constraint warranty_enquiries_model_check check (char_length(model) <= 80),
  registration_number text not null default '' constraint warranty_enquiries_registration_number_check check (char_length(registration_number) <= 60),
  year_of_purchase text not null default '' constraint warranty_enquiries_year_of_purchase_check check (char_length(year_of_purchase) <= 60),
  message text not null default '' constraint warranty_enquiries_message_check check (char_length(message) <= 2000),
  submission_hash text not null default '' constraint warranty_enquiries_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || registration_number || ' ' ||
      year_of_purchase || ' ' || message)) stored
);
comment on table public.warranty_enquiries is 'Requests for an extended warranty, shown in the EW Report.';
comment on column public.warranty_enquiries.id is 'Made by the visitor''s browser, so that a repeated send stores one row.';
comment on column public.warranty_enquiries.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.warranty_enquiries.search_text is 'What the report''s search box looks through.';

create index warranty_enquiries_created_at_idx on public.warranty_enquiries (created_at desc, id desc);
call private.index_search_text('warranty_enquiries');

alter table public.warranty_enquiries enable row level security;

grant insert (
  id, name, mobile, email, model, registration_number, year_of_purchase, message, submission_hash
) on public.warranty_enquiries to anon;
grant select on public.warranty_enquiries to authenticated;

create policy "anyone can send a warranty enquiry, dated now" on public.warranty_enquiries
  for insert to anon
  with check (created_at = now());

create policy "active staff can read warranty enquiries" on public.warranty_enquiries
  for select to authenticated
  using ((select private.is_staff()));

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

grant select on public.warranty_report to authenticated;
