-- Opt-ins: customers who want news, and on which channels. Visitors insert, staff read.

create table public.opt_ins (
  id uuid primary key,
  name text not null constraint opt_ins_name_check check (char_length(name) between 1 and 120),
  mobile text not null constraint opt_ins_mobile_check check (char_length(mobile) between 1 and 20),
  registration_number text not null constraint opt_ins_registration_number_check check (char_length(registration_number) between 1 and 60),
  rcs boolean not null default false,
  sms boolean not null default false,
  obd boolean not null default false,
  email boolean not null default false,
  whatsapp boolean not null default false,
  submission_hash text not null default '' constraint opt_ins_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || registration_number)) stored
);
comment on table public.opt_ins is 'Consent to be told news, by channel.';
comment on column public.opt_ins.id is 'Made by the visitor''s browser, so that a repeated send stores one row.';
comment on column public.opt_ins.rcs is 'May be told news by rich messages (RCS).';
comment on column public.opt_ins.sms is 'May be told news by SMS.';
comment on column public.opt_ins.obd is 'May be told news by recorded calls (outbound dialling).';
comment on column public.opt_ins.email is 'May be told news by e-mail.';
comment on column public.opt_ins.whatsapp is 'May be told news on WhatsApp.';
comment on column public.opt_ins.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.opt_ins.search_text is 'What the report''s search box looks through.';

create index opt_ins_created_at_idx on public.opt_ins (created_at desc, id desc);
call private.index_search_text('opt_ins');

alter table public.opt_ins enable row level security;

grant insert (
  id, name, mobile, registration_number, rcs, sms, obd, email, whatsapp, submission_hash
) on public.opt_ins to anon;
grant select on public.opt_ins to authenticated;

create policy "anyone can send an opt-in, dated now" on public.opt_ins
  for insert to anon
  with check (created_at = now());

create policy "active staff can read opt-ins" on public.opt_ins
  for select to authenticated
  using ((select private.is_staff()));

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

grant select on public.opt_in_report to authenticated;
