-- Joy Club members: the customer club's form. It asks for nothing, so every field may be empty. Visitors insert,
-- staff read.

create table public.joy_club_members (
  id uuid primary key,
  name text not null default '' check (char_length(name) <= 120),
  mobile text not null default '' check (char_length(mobile) <= 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null default '' check (char_length(model) <= 80),
  registration_number text not null default '' check (char_length(registration_number) <= 60),
  purchase_year text not null default '' check (char_length(purchase_year) <= 60),
  message text not null default '' check (char_length(message) <= 2000),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || registration_number || ' ' ||
      purchase_year || ' ' || message)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  doubt smallint not null default 0 check (doubt between 0 and 2),
  sender text check (char_length(sender) <= 64)
);
comment on table public.joy_club_members is 'Requests to join the customer club.';

call private.make_enquiry_table('joy_club_members');

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
call private.make_report('joy_club_report', 'joy_club_members');
