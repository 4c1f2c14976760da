-- Finance enquiries: loan requests from the finance page. The form checks nothing, so every field may be empty.
-- Visitors insert, staff read.

create table public.finance_enquiries (
  id uuid primary key,
  name text not null default '' constraint finance_enquiries_name_check check (char_length(name) <= 120),
  mobile text not null default '' constraint finance_enquiries_mobile_check check (char_length(mobile) <= 20),
  email text not null default '' constraint finance_enquiries_email_check check (char_length(email) <= 254),
  loan_amount text not null default '' constraint finance_enquiries_loan_amount_check check (char_length(loan_amount) <= 60),
  model text not null default '' constraint finance_enquiries_model_check check (char_length(model) <= 80),
  message text not null default '' constraint finance_enquiries_message_check check (char_length(message) <= 2000),
  agreed boolean not null default false,
  proof_of_address text constraint finance_enquiries_proof_of_address_check check (proof_of_address in
    ('Electricity bill', 'Gas bill', 'Bank statement', 'Landline bill', 'Registered lease')),
  proof_of_identity text constraint finance_enquiries_proof_of_identity_check check (proof_of_identity in
    ('Aadhar', 'PAN', 'Voter ID', 'Driving licence', 'Passport')),
  submission_hash text not null default '' constraint finance_enquiries_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || loan_amount || ' ' || message)) stored
);
comment on table public.finance_enquiries is 'Loan requests from the finance page, shown in the Finance Report.';
comment on column public.finance_enquiries.id is 'Made by the visitor''s browser, so that a repeated send stores one row.';
comment on column public.finance_enquiries.loan_amount is 'As typed, because the form lets anything in ("about 2 lakh"); a wish, not money to calculate with.';
comment on column public.finance_enquiries.agreed is 'Whether the terms were ticked; the form does not insist.';
comment on column public.finance_enquiries.proof_of_address is 'The document the customer can bring, if one was picked.';
comment on column public.finance_enquiries.proof_of_identity is 'The document the customer can bring, if one was picked.';
comment on column public.finance_enquiries.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.finance_enquiries.search_text is 'What the report''s search box looks through.';

create index finance_enquiries_created_at_idx on public.finance_enquiries (created_at desc, id desc);
call private.index_search_text('finance_enquiries');

alter table public.finance_enquiries enable row level security;

grant insert (
  id, name, mobile, email, loan_amount, model, message, agreed, proof_of_address, proof_of_identity,
  submission_hash
) on public.finance_enquiries to anon;
grant select on public.finance_enquiries to authenticated;

create policy "anyone can send a finance enquiry, dated now" on public.finance_enquiries
  for insert to anon
  with check (created_at = now());

create policy "active staff can read finance enquiries" on public.finance_enquiries
  for select to authenticated
  using ((select private.is_staff()));

create view public.finance_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  mobile as contact,
  email,
  model,
  loan_amount,
  message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.finance_enquiries;
comment on view public.finance_report is 'The Finance Report: one row for each finance enquiry, dated in Indian time.';

grant select on public.finance_report to authenticated;
