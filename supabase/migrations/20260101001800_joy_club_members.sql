-- Joy Club members: the customer club's form. It asks for nothing, so every field may be empty. Visitors insert, staff
-- read.

create table public.joy_club_members (
  id uuid primary key,
  name text not null default '' constraint joy_club_members_name_check check (char_length(name) <= 120),
  mobile text not null default '' constraint joy_club_members_mobile_check check (char_length(mobile) <= 20),
  email text not null default '' constraint joy_club_members_email_check check (char_length(email) <= 254),
  model text not null default '' constraint joy_club_members_model_check check (char_length(model) <= 80),
  registration_number text not null default '' constraint joy_club_members_registration_number_check check (char_length(registration_number) <= 60),
  purchase_year text not null default '' constraint joy_club_members_purchase_year_check check (char_length(purchase_year) <= 60),
  message text not null default '' constraint joy_club_members_message_check check (char_length(message) <= 2000),
  submission_hash text not null default '' constraint joy_club_members_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || registration_number || ' ' ||
      purchase_year || ' ' || message)) stored
);
comment on table public.joy_club_members is 'Requests to join the customer club.';
comment on column public.joy_club_members.id is 'Made by the visitor''s browser, so that a repeated send stores one row.';
comment on column public.joy_club_members.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.joy_club_members.search_text is 'What the report''s search box looks through.';

create index joy_club_members_created_at_idx on public.joy_club_members (created_at desc, id desc);
call private.index_search_text('joy_club_members');

alter table public.joy_club_members enable row level security;

grant insert (
  id, name, mobile, email, model, registration_number, purchase_year, message, submission_hash
) on public.joy_club_members to anon;
grant select on public.joy_club_members to authenticated;

create policy "anyone can send a Joy Club form, dated now" on public.joy_club_members
  for insert to anon
  with check (created_at = now());

create policy "active staff can read Joy Club members" on public.joy_club_members
  for select to authenticated
  using ((select private.is_staff()));

create view public.joy_club_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  mobile,
  email,
  model,
  registration_number as "regNo",
  purchase_year as "purchaseYear",
  message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.joy_club_members;
comment on view public.joy_club_report is 'Joy Club members: one row for each form sent, dated in Indian time.';

grant select on public.joy_club_report to authenticated;
