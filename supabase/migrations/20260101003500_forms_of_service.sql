-- Forms of the workshop: bookings, contracts, warranties, questions and spare parts.

-- Service bookings: the book-for-service form. The form checks nothing, so every field may be empty.
create table public.service_bookings (
  id uuid primary key,
  name text not null default '' check (char_length(name) <= 120),
  mobile text not null default '' check (char_length(mobile) <= 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null default '' check (char_length(model) <= 80),
  entered_model text not null default '' check (char_length(entered_model) <= 80),
  registration_number text not null default '' check (char_length(registration_number) <= 60),
  service_type text not null default '' check (service_type in ('', 'Paid', 'Free')),
  year_of_purchase text not null default '' check (char_length(year_of_purchase) <= 60),
  booking_date date,
  message text not null default '' check (char_length(message) <= 2000),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || entered_model || ' ' ||
      registration_number || ' ' || service_type || ' ' || year_of_purchase || ' ' ||
      coalesce(private.day_text(booking_date), '') || ' ' || "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.service_bookings is 'Requests for a workshop date, shown in the Booking Report.';
comment on column public.service_bookings.model is 'The model picked from the list.';
comment on column public.service_bookings.entered_model is
  'The model typed in, where the list did not have the visitor''s.';
comment on column public.service_bookings.booking_date is 'The wished workshop day in India.';

call private.make_enquiry_table('service_bookings', family => 'service');

create view public.booking_report with (security_invoker = true) as
select id, created_at, search_text, coalesce(private.day_text(booking_date), '') as "bookingDate", name,
  mobile as "contactNumber", email,
  private.model_name(service_bookings.model) as model,
  entered_model as "enteredModel", registration_number as "registrationNumber", service_type as "serviceType",
  year_of_purchase as "yearOfPurchase", message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.service_bookings;
comment on view public.booking_report is
  'The Booking Report: one row for each service booking, dated in Indian time.';
call private.make_report('booking_report', 'service_bookings');

-- AMC enquiries: requests for an annual maintenance contract.
create table public.amc_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null check (char_length(model) between 1 and 80),
  registration_number text not null check (char_length(registration_number) between 1 and 60),
  year_of_purchase text not null check (char_length(year_of_purchase) between 1 and 60),
  message text not null default '' check (char_length(message) <= 2000),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || registration_number || ' ' ||
      year_of_purchase || ' ' || "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.amc_enquiries is 'Requests for an annual maintenance contract, shown in the AMC Report.';

call private.make_enquiry_table('amc_enquiries', family => 'service');

create view public.amc_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as contact_number, email,
  private.model_name(amc_enquiries.model) as model,
  registration_number, year_of_purchase, message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.amc_enquiries;
comment on view public.amc_report is 'The AMC Report: one row for each AMC enquiry, dated in Indian time.';
call private.make_report('amc_report', 'amc_enquiries', 'AMC Report');

-- Warranty enquiries: requests for an extended warranty. Only name, e-mail and number are asked for.
create table public.warranty_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null default '' check (char_length(model) <= 80),
  registration_number text not null default '' check (char_length(registration_number) <= 60),
  year_of_purchase text not null default '' check (char_length(year_of_purchase) <= 60),
  message text not null default '' check (char_length(message) <= 2000),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || registration_number || ' ' ||
      year_of_purchase || ' ' || "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.warranty_enquiries is 'Requests for an extended warranty, shown in the EW Report.';

call private.make_enquiry_table('warranty_enquiries', family => 'service');

create view public.warranty_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as contact_number, email,
  private.model_name(warranty_enquiries.model) as model,
  registration_number, year_of_purchase, message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.warranty_enquiries;
comment on view public.warranty_report is 'The EW Report: one row for each warranty enquiry, dated in Indian time.';
call private.make_report('warranty_report', 'warranty_enquiries', 'EW Report');

-- Service enquiries: questions to the workshop.
create table public.service_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null default '' check (char_length(model) <= 80),
  pin_code text not null default '' check (char_length(pin_code) <= 60),
  message text not null default '' check (char_length(message) <= 2000),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || pin_code || ' ' ||
      "left"(message, 300))) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.service_enquiries is 'Questions to the workshop, shown in the Service Report.';

call private.make_enquiry_table('service_enquiries', family => 'service');

create view public.service_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as mobile_no, email as email_id,
  private.model_name(service_enquiries.model) as model, pin_code,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  message
from public.service_enquiries;
comment on view public.service_report is
  'The Service Report: one row for each service enquiry, dated in Indian time.';
call private.make_report('service_report', 'service_enquiries', 'Service Report');

-- Spare-part enquiries: questions to the parts counter.
create table public.spare_part_enquiries (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  email text not null default '' check (char_length(email) <= 254),
  model text not null default '' check (char_length(model) <= 80),
  pin_code text not null default '' check (char_length(pin_code) <= 60),
  message text not null default '' check (char_length(message) <= 2000),
  accessory text not null default '' check (char_length(accessory) <= 120),
  part_number text not null default '' check (char_length(part_number) <= 60),
  search_text text not null generated always as
    (private.plain_words(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || pin_code || ' ' ||
      "left"(message, 300) || ' ' || accessory || ' ' || part_number)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.spare_part_enquiries is 'Questions to the parts counter, shown in the Spare Part Report.';
comment on column public.spare_part_enquiries.accessory is
  'The accessory or part, by the name that its page or the visitor uses.';

call private.make_enquiry_table('spare_part_enquiries', family => 'service');

create view public.spare_part_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as mobile_no, email as email_id,
  private.model_name(spare_part_enquiries.model) as model, pin_code, message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  accessory, part_number
from public.spare_part_enquiries;
comment on view public.spare_part_report is
  'The Spare Part Report: one row for each spare-part enquiry, dated in Indian time.';
call private.make_report('spare_part_report', 'spare_part_enquiries', 'Spare Part Report');
