-- Four reports that no form filled get one: spare parts, questions to the workshop and to the showroom, reviews.

alter table public.service_enquiries add column doubt smallint not null default 0 check (doubt between 0 and 2);
alter table public.spare_part_enquiries add column doubt smallint not null default 0 check (doubt between 0 and 2);
alter table public.sales_enquiries add column doubt smallint not null default 0 check (doubt between 0 and 2);
alter table public.reviews add column doubt smallint not null default 0 check (doubt between 0 and 2);
call private.open_to_visitors('service_enquiries');
call private.open_to_visitors('spare_part_enquiries');
call private.open_to_visitors('sales_enquiries');
call private.open_to_visitors('reviews');

call private.add_form_text('service_enquiries', 'message', 2000);
call private.add_form_text('sales_enquiries', 'message', 2000);
call private.add_form_text('spare_part_enquiries', 'accessory', 120);
call private.add_form_text('spare_part_enquiries', 'part_number', 60);
call private.add_form_text('reviews', 'name', 120);
call private.add_form_text('reviews', 'place', 120);
call private.add_form_text('reviews', 'model', 80);
-- A generated column takes no other expression before Postgres 17; with the number it is made anew.
-- squawk-ignore ban-drop-column
alter table public.reviews drop column mobile_digits;
call private.add_form_text('reviews', 'mobile', 20);
alter table public.reviews
  add column rating smallint check (rating between 1 and 5),
  add column may_publish boolean not null default false,
  add column photos text[] not null default '{}'
    check (cardinality(photos) <= 4 and array_to_string(photos, ' ', '') ~ '^([0-9a-f]{64}\.(webp|jpg)( |$))*$');

comment on table public.service_enquiries is 'Questions to the workshop, shown in the Service Report.';
comment on column public.spare_part_enquiries.accessory is 'The accessory or part, as its page or the visitor calls it.';
comment on column public.reviews.place is 'Town or village, shown with the first name.';
comment on column public.reviews.rating is 'Stars, 1 to 5; null in reviews from before there was a form.';
comment on column public.reviews.may_publish is 'The customer allowed to show words, photographs, first name and place.';
comment on column public.reviews.photos is 'Files in the private bucket photos; emptied when staff decline.';

create or replace view public.service_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as mobile_no, email as email_id, model, pin_code,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  message
from public.service_enquiries;

create or replace view public.spare_part_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as mobile_no, email as email_id, model, pin_code, message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  accessory, part_number
from public.spare_part_enquiries;

create or replace view public.sales_report with (security_invoker = true) as
select id, created_at, search_text, name, mobile as mobile_no, email as email_id, model, pin_code,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  message
from public.sales_enquiries;

create or replace view public.review_report with (security_invoker = true) as
select id, created_at, search_text, message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  rating, name, mobile as mobile_no, place, model, may_publish
from public.reviews;
