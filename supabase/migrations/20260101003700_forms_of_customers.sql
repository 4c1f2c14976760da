-- Forms of customers: questions, the club, news, and what customers say about the dealer.

-- Contact requests: the contact forms of the home page, the contact page and the chat widget.
create table public.contact_requests (
  id uuid primary key,
  first_name text not null check (char_length(first_name) between 1 and 120),
  last_name text not null check (char_length(last_name) between 1 and 120),
  postal_code text not null check (char_length(postal_code) between 1 and 60),
  mobile text not null check (char_length(mobile) between 1 and 20),
  message text not null default '' check (char_length(message) <= 2000),
  search_text text not null generated always as
    (private.plain_words(first_name || ' ' || last_name || ' ' || mobile || ' ' || postal_code || ' ' ||
      "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.contact_requests is 'Messages from the contact forms, shown in the Message Report.';
comment on column public.contact_requests.mobile is 'The number in the form''s field telephone.';
comment on column public.contact_requests.message is
  'The text in the form''s field comment; only the home page lets it be empty.';

call private.make_enquiry_table('contact_requests');

create view public.contact_report with (security_invoker = true) as
select id, created_at, search_text, first_name, last_name, mobile as mobile_no, postal_code, message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.contact_requests;
comment on view public.contact_report is
  'The Message Report: one row for each contact request, dated in Indian time.';
call private.make_report('contact_report', 'contact_requests', 'Message Report');

-- Joy Club members: the customer club's form. The form requires nothing, so every field may be empty.
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
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || registration_number || ' ' ||
      purchase_year || ' ' || "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.joy_club_members is 'Requests to join the customer club.';

call private.make_enquiry_table('joy_club_members');

create view public.joy_club_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile, email,
  private.model_name(joy_club_members.model) as model,
  registration_number as "regNo", purchase_year as "purchaseYear", message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.joy_club_members;
comment on view public.joy_club_report is 'Joy Club members: one row for each form sent, dated in Indian time.';
call private.make_report('joy_club_report', 'joy_club_members', 'Club Report');

-- Opt-ins: customers who want news, and on which channels.
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
  search_text text not null generated always as (private.plain_words(name || ' ' || mobile || ' ' || registration_number)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.opt_ins is 'Consent to receive news, by channel.';
comment on column public.opt_ins.rcs is 'News may be sent as rich messages (RCS).';
comment on column public.opt_ins.sms is 'News may be sent by SMS.';
comment on column public.opt_ins.obd is 'News may be told in recorded calls (outbound dialling).';
comment on column public.opt_ins.email is 'News may be sent by e-mail.';
comment on column public.opt_ins.whatsapp is 'News may be sent on WhatsApp.';

call private.make_enquiry_table('opt_ins');

create view public.opt_in_report with (security_invoker = true) as
select id, created_at, search_text, registration_number as registration, name, mobile, rcs, sms, obd, email, whatsapp,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.opt_ins;
comment on view public.opt_in_report is 'Opt-ins: one row for each form sent, dated in Indian time.';
call private.make_report('opt_in_report', 'opt_ins', 'Opt-In Report');

-- Reviews: what customers say about the dealer.
create table public.reviews (
  id uuid primary key,
  message text not null check (char_length(message) between 1 and 2000),
  name text not null default '' check (char_length(name) <= 120),
  place text not null default '' check (char_length(place) <= 120),
  model text not null default '' check (char_length(model) <= 80),
  mobile text not null default '' check (char_length(mobile) <= 20),
  rating smallint check (rating between 1 and 5),
  may_publish boolean not null default false,
  photos text[] not null default '{}'
    check (cardinality(photos) <= 4 and array_to_string(photos, ' ', '') ~ '^([0-9a-f]{64}\.(webp|jpg)( |$))*$'),
  search_text text not null generated always as
    (private.plain_words("left"(message, 300) || ' ' || name || ' ' || place || ' ' || model || ' ' || mobile)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.reviews is 'Customers'' reviews, shown in the Review Report.';
comment on column public.reviews.place is 'Town or village, shown with the first name.';
comment on column public.reviews.rating is 'Stars, 1 to 5; null where none were given.';
comment on column public.reviews.may_publish is
  'The customer allowed to show words, photographs, first name and place.';
comment on column public.reviews.photos is 'Files in the private bucket photos; emptied when staff decline.';

call private.make_enquiry_table('reviews');
create index reviews_photos_idx on public.reviews using gin (photos) with (gin_pending_list_limit = 256);

create view public.review_report with (security_invoker = true) as
select id, created_at, search_text, message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  rating, name, mobile as mobile_no, place, private.model_name(reviews.model) as model, may_publish
from public.reviews;
comment on view public.review_report is 'The Review Report: one row for each review, dated in Indian time.';
call private.make_report('review_report', 'reviews');
