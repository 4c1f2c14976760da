-- Service bookings: the book-for-service form. It checks nothing, so every field may be empty. Visitors insert,
-- staff read.

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
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || entered_model || ' ' ||
      registration_number || ' ' || service_type || ' ' || year_of_purchase || ' ' ||
      coalesce(private.day_text(booking_date), '') || ' ' || message)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  doubt smallint not null default 0 check (doubt between 0 and 2),
  sender text check (char_length(sender) <= 64)
);
comment on table public.service_bookings is 'Requests for a workshop date, shown in the Booking Report.';
comment on column public.service_bookings.model is 'The model picked from the list.';
comment on column public.service_bookings.entered_model is 'The model typed in, where the list did not have it.';
comment on column public.service_bookings.booking_date is 'The wished workshop day in India.';

call private.make_enquiry_table('service_bookings');

create view public.booking_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  coalesce(private.day_text(booking_date), '') as "bookingDate",
  name,
  mobile as "contactNumber",
  email,
  model,
  entered_model as "enteredModel",
  registration_number as "registrationNumber",
  service_type as "serviceType",
  year_of_purchase as "yearOfPurchase",
  message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.service_bookings;
comment on view public.booking_report is 'The Booking Report: one row for each service booking, dated in Indian time.';
call private.make_report('booking_report', 'service_bookings');
