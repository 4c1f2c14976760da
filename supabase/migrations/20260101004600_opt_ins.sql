-- Opt-ins: customers who want news, and on which channels. Visitors insert, staff read.

create table public.opt_ins (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  registration_number text not null check (char_length(registration_number) between 1 and 60),
  rcs boolean not null default false,
  sms boolean not null default false,
  obd boolean not null default false,
  email boolean not null default false,
  whatsapp boolean not null default false,
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || registration_number)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  doubt smallint not null default 0 check (doubt between 0 and 2),
  sender text check (char_length(sender) <= 64)
);
comment on table public.opt_ins is 'Consent to be told news, by channel.';
comment on column public.opt_ins.rcs is 'May be told news by rich messages (RCS).';
comment on column public.opt_ins.sms is 'May be told news by SMS.';
comment on column public.opt_ins.obd is 'May be told news by recorded calls (outbound dialling).';
comment on column public.opt_ins.email is 'May be told news by e-mail.';
comment on column public.opt_ins.whatsapp is 'May be told news on WhatsApp.';

call private.make_enquiry_table('opt_ins');

create view public.opt_in_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  registration_number as registration,
  name,
  mobile,
  rcs,
  sms,
  obd,
  email,
  whatsapp,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.opt_ins;
comment on view public.opt_in_report is 'Opt-ins: one row for each form sent, dated in Indian time.';
call private.make_report('opt_in_report', 'opt_ins');
