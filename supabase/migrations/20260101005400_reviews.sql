-- Reviews: what customers say about the dealer. No public form sends them yet, so no
-- visitor may insert. Staff read.

create table public.reviews (
  id uuid primary key,
  message text not null check (char_length(message) between 1 and 2000),
  search_text text not null generated always as (lower(message)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false
);
comment on table public.reviews is 'Customers'' reviews, shown in the Review Report.';

call private.make_enquiry_table('reviews', has_form => false);

create view public.review_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  message,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.reviews;
comment on view public.review_report is 'The Review Report: one row for each review, dated in Indian time.';
call private.make_report('review_report', 'reviews');
