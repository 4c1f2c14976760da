-- Network applications: people who want to become a dealer. Visitors insert, staff read.

create table public.network_applications (
  id uuid primary key,
  location text not null constraint network_applications_location_check check (char_length(location) between 1 and 120),
  address text not null constraint network_applications_address_check check (char_length(address) between 1 and 500),
  name text not null constraint network_applications_name_check check (char_length(name) between 1 and 120),
  mobile text not null constraint network_applications_mobile_check check (char_length(mobile) between 1 and 20),
  submission_hash text not null default '' constraint network_applications_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(location || ' ' || address || ' ' || name || ' ' || mobile)) stored
);
comment on table public.network_applications is 'Requests to become a network partner, shown in the Become Dealer Report.';
comment on column public.network_applications.id is 'Made by the visitor''s browser, so that a repeated send stores one row.';
comment on column public.network_applications.location is 'The place in Cuttack district.';
comment on column public.network_applications.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.network_applications.search_text is 'What the report''s search box looks through.';

create index network_applications_created_at_idx on public.network_applications (created_at desc, id desc);
call private.index_search_text('network_applications');

alter table public.network_applications enable row level security;

grant insert (id, location, address, name, mobile, submission_hash) on public.network_applications to anon;
grant select on public.network_applications to authenticated;

create policy "anyone can send a network application, dated now" on public.network_applications
  for insert to anon
  with check (created_at = now());

create policy "active staff can read network applications" on public.network_applications
  for select to authenticated
  using ((select private.is_staff()));

create view public.network_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  location,
  address,
  name,
  mobile as mobile_no,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.network_applications;
comment on view public.network_report is 'The Become Dealer Report: one row for each network application, dated in Indian time.';

grant select on public.network_report to authenticated;
