-- Spare-part enquiries: questions to the parts counter. No public form sends them yet, so no visitor may insert. Staff
-- read.

create table public.spare_part_enquiries (
  id uuid primary key,
  name text not null constraint spare_part_enquiries_name_check check (char_length(name) between 1 and 120),
  mobile text not null constraint spare_part_enquiries_mobile_check check (char_length(mobile) between 1 and 20),
  email text not null default '' constraint spare_part_enquiries_email_check check (char_length(email) <= 254),
  model text not null default '' constraint spare_part_enquiries_model_check check (char_length(model) <= 80),
  pin_code text not null default '' constraint spare_part_enquiries_pin_code_check check (char_length(pin_code) <= 60),
  message text not null default '' constraint spare_part_enquiries_message_check check (char_length(message) <= 2000),
  submission_hash text not null default '' constraint spare_part_enquiries_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || pin_code || ' ' || message)) stored
);
comment on table public.spare_part_enquiries is 'Questions to the parts counter, shown in the Spare Part Report.';
comment on column public.spare_part_enquiries.id is 'Made by whoever sends it, so that a repeated send stores one row.';
comment on column public.spare_part_enquiries.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.spare_part_enquiries.search_text is 'What the report''s search box looks through.';

create index spare_part_enquiries_created_at_idx on public.spare_part_enquiries (created_at desc, id desc);
call private.index_search_text('spare_part_enquiries');

alter table public.spare_part_enquiries enable row level security;

grant select on public.spare_part_enquiries to authenticated;

create policy "active staff can read spare-part enquiries" on public.spare_part_enquiries
  for select to authenticated
  using ((select private.is_staff()));

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

grant select on public.spare_part_report to authenticated;
