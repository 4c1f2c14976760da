-- Spare-part enquiries: questions to the parts counter. No public form sends them yet, so no
-- visitor may insert. Staff read.

create table public.spare_part_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null default '' check (char_length(model) <= 80),
  pin_code text not null default '' check (char_length(pin_code) <= 60),
  message text not null default '' check (char_length(message) <= 2000),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || pin_code || ' ' || message)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false
);
comment on table public.spare_part_enquiries is 'Questions to the parts counter, shown in the Spare Part Report.';

call private.make_enquiry_table('spare_part_enquiries', has_form => false);

create view public.spare_part_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  mobile as mobile_no,
  email as email_id,
  model,
  pin_code,
  message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.spare_part_enquiries;
comment on view public.spare_part_report is 'The Spare Part Report: one row for each spare-part enquiry, dated in Indian time.';
call private.make_report('spare_part_report', 'spare_part_enquiries');
