-- Finance enquiries: loan requests from the finance page. The form checks nothing, so every field may be empty.
-- Visitors insert, staff read.

create table public.finance_enquiries (
  id uuid primary key,
  name text not null default '' check (char_length(name) <= 120),
  mobile text not null default '' check (char_length(mobile) <= 20),
  email text not null default '' check (char_length(email) <= 254),
  loan_amount text not null default '' check (char_length(loan_amount) <= 60),
  model text not null default '' check (char_length(model) <= 80),
  message text not null default '' check (char_length(message) <= 2000),
  agreed boolean not null default false,
  proof_of_address text check (proof_of_address in
    ('Electricity bill', 'Gas bill', 'Bank statement', 'Landline bill', 'Registered lease')),
  proof_of_identity text check (proof_of_identity in
    ('Aadhar', 'PAN', 'Voter ID', 'Driving licence', 'Passport')),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || loan_amount || ' ' || message)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  doubt smallint not null default 0 check (doubt between 0 and 2),
  sender text check (char_length(sender) <= 64)
);
comment on table public.finance_enquiries is 'Loan requests from the finance page, shown in the Finance Report.';
comment on column public.finance_enquiries.loan_amount is 'As typed, because the form lets anything in ("about 2 lakh"); a wish, not money to calculate with.';
comment on column public.finance_enquiries.agreed is 'Whether the terms were ticked; the form does not insist.';
comment on column public.finance_enquiries.proof_of_address is 'The document the customer can bring, if one was picked.';
comment on column public.finance_enquiries.proof_of_identity is 'The document the customer can bring, if one was picked.';

call private.make_enquiry_table('finance_enquiries');

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
call private.make_report('finance_report', 'finance_enquiries');
