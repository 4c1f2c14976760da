-- Reviews: what customers say about the dealer. No public form sends them yet, so no visitor may insert. Staff read.

create table public.reviews (
  id uuid primary key,
  message text not null constraint reviews_message_check check (char_length(message) between 1 and 2000),
  submission_hash text not null default '' constraint reviews_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(message)) stored
);
comment on table public.reviews is 'Customers'' reviews, shown in the Review Report.';
comment on column public.reviews.id is 'Made by whoever sends it, so that a repeated send stores one row.';
comment on column public.reviews.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.reviews.search_text is 'What the report''s search box looks through.';

create index reviews_created_at_idx on public.reviews (created_at desc, id desc);
call private.index_search_text('reviews');

alter table public.reviews enable row level security;

grant select on public.reviews to authenticated;

create policy "active staff can read reviews" on public.reviews
  for select to authenticated
  using ((select private.is_staff()));

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

grant select on public.review_report to authenticated;
