-- Product enquiries: test-ride requests from a bike's page. Visitors insert, staff read.

create table public.product_enquiries (
  id uuid primary key,
  name text not null constraint product_enquiries_name_check check (char_length(name) between 1 and 120),
  mobile text not null constraint product_enquiries_mobile_check check (char_length(mobile) between 1 and 20),
  email text not null constraint product_enquiries_email_check check (char_length(email) between 3 and 254),
  model text not null constraint product_enquiries_model_check check (char_length(model) between 1 and 80),
  colour text not null constraint product_enquiries_colour_check check (char_length(colour) between 1 and 60),
  message text not null default '' constraint product_enquiries_message_check check (char_length(message) <= 2000),
  submission_hash text not null default '' constraint product_enquiries_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || colour || ' ' || message)) stored
);
comment on table public.product_enquiries is 'Test-ride and product enquiries, shown in the Enquiry Report.';
comment on column public.product_enquiries.id is 'Made by the visitor''s browser, so that a repeated send stores one row.';
comment on column public.product_enquiries.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.product_enquiries.search_text is 'What the report''s search box looks through.';

create index product_enquiries_created_at_idx on public.product_enquiries (created_at desc, id desc);
call private.index_search_text('product_enquiries');

alter table public.product_enquiries enable row level security;

grant insert (id, name, mobile, email, model, colour, message, submission_hash) on public.product_enquiries to anon;
grant select on public.product_enquiries to authenticated;

create policy "anyone can send a product enquiry, dated now" on public.product_enquiries
  for insert to anon
  with check (created_at = now());

create policy "active staff can read product enquiries" on public.product_enquiries
  for select to authenticated
  using ((select private.is_staff()));

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

grant select on public.product_enquiry_report to authenticated;
