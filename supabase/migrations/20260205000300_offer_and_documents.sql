-- The Offer Report says which offer an enquiry is about, as it was called when the enquiry was sent: offers come and go. The
-- Finance Report says which documents the customer can bring.

alter table public.offer_enquiries
  add column offer_id bigint check (offer_id > 0),
  add column offer_title text not null default '' check (char_length(offer_title) <= 120);
comment on column public.offer_enquiries.offer_id is 'The offer on the page when it was sent. No key: the offer may be gone by then.';
comment on column public.offer_enquiries.offer_title is 'What that offer was called; empty when the page showed none.';

-- The rule of clean texts names every text of the table, so it is made anew.
alter table public.offer_enquiries drop constraint offer_enquiries_clean_check;
call private.open_to_visitors('offer_enquiries');

-- A search finds the offer too. A generated column takes no other expression, so it is made anew, and the view with it.
drop view public.offer_report;
-- squawk-ignore ban-drop-column
alter table public.offer_enquiries drop column search_text;
-- squawk-ignore adding-field-with-default
alter table public.offer_enquiries add column search_text text not null generated always as
  (lower(name || ' ' || mobile || ' ' || email || ' ' || offer_title)) stored;
call private.make_searchable('offer_enquiries');

create view public.offer_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  mobile as contact,
  email,
  offer_title as offer,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.offer_enquiries;
comment on view public.offer_report is 'The Offer Report: one row for each offer enquiry, dated in Indian time.';

create or replace view public.finance_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  mobile as contact,
  email,
  model,
  loan_amount,
  message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time,
  coalesce(proof_of_address, '') as proof_of_address,
  coalesce(proof_of_identity, '') as proof_of_identity
from public.finance_enquiries;
