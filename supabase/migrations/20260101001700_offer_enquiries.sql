-- Offer enquiries: visitors who want the latest offer. Visitors insert, staff read.

create table public.offer_enquiries (
  id uuid primary key,
  name text not null constraint offer_enquiries_name_check check (char_length(name) between 1 and 120),
  mobile text not null constraint offer_enquiries_mobile_check check (char_length(mobile) between 1 and 20),
  email text not null constraint offer_enquiries_email_check check (char_length(email) between 1 and 254),
  agreed boolean not null constraint offer_enquiries_agreed_check check (agreed),
  submission_hash text not null default '' constraint offer_enquiries_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email)) stored
);
comment on table public.offer_enquiries is 'Visitors interested in an offer, shown in the Offer Report.';
comment on column public.offer_enquiries.id is 'Made by the visitor''s browser, so that a repeated send stores one row.';
comment on column public.offer_enquiries.agreed is 'The terms have to be agreed to.';
comment on column public.offer_enquiries.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.offer_enquiries.search_text is 'What the report''s search box looks through.';

create index offer_enquiries_created_at_idx on public.offer_enquiries (created_at desc, id desc);
call private.index_search_text('offer_enquiries');

alter table public.offer_enquiries enable row level security;

grant insert (id, name, mobile, email, agreed, submission_hash) on public.offer_enquiries to anon;
grant select on public.offer_enquiries to authenticated;

create policy "anyone can send an offer enquiry, dated now" on public.offer_enquiries
  for insert to anon
  with check (created_at = now());

create policy "active staff can read offer enquiries" on public.offer_enquiries
  for select to authenticated
  using ((select private.is_staff()));

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

grant select on public.offer_report to authenticated;
