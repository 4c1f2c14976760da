-- Service bookings: the book-for-service form. It checks nothing, so every field may be empty. Visitors insert, staff
-- read.

create table public.service_bookings (
  id uuid primary key,
  name text not null default '' constraint service_bookings_name_check check (char_length(name) <= 120),
  mobile text not null default '' constraint service_bookings_mobile_check check (char_length(mobile) <= 20),
  email text not null default '' constraint service_bookings_email_check check (char_length(email) <= 254),
  model text not null default '' constraint service_bookings_model_check check (char_length(model) <= 80),
  entered_model text not null default '' constraint service_bookings_entered_model_check check (char_length(entered_model) <= 80),
  registration_number text not null default '' constraint service_bookings_registration_number_check check (char_length(registration_number) <= 60),
  service_type text not null default '' constraint service_bookings_service_type_check check (service_type in ('', 'Paid', 'Free')),
  year_of_purchase text not null default '' constraint service_bookings_year_of_purchase_check check (char_length(year_of_purchase) <= 60),
  booking_date date,
  message text not null default '' constraint service_bookings_message_check check (char_length(message) <= 2000),
  submission_hash text not null default '' constraint service_bookings_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || mobile || ' ' || email || ' ' || model || ' ' || entered_model || ' ' ||
      registration_number || ' ' || service_type || ' ' || year_of_purchase || ' ' ||
      coalesce(private.day_text(booking_date), '') || ' ' || message)) stored
);
comment on table public.service_bookings is 'Requests for a workshop date, shown in the Booking Report.';
comment on column public.service_bookings.id is 'Made by the visitor''s browser, so that a repeated send stores one row.';
comment on column public.service_bookings.model is 'The model picked from the list.';
comment on column public.service_bookings.entered_model is 'The model typed in, where the list did not have it.';
comment on column public.service_bookings.booking_date is 'The wished workshop day in India.';
comment on column public.service_bookings.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.service_bookings.search_text is 'What the report''s search box looks through.';

create index service_bookings_created_at_idx on public.service_bookings (created_at desc, id desc);
call private.index_search_text('service_bookings');

alter table public.service_bookings enable row level security;

grant insert (
  id, name, mobile, email, model, entered_model, registration_number, service_type, year_of_purchase,
  booking_date, message, submission_hash
) on public.service_bookings to anon;
grant select on public.service_bookings to authenticated;

create policy "anyone can send a service booking, dated now" on public.service_bookings
  for insert to anon
  with check (created_at = now());

create policy "active staff can read service bookings" on public.service_bookings
  for select to authenticated
  using ((select private.is_staff()));

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

grant select on public.booking_report to authenticated;
