-- Forms of people who want to work for the dealer, or to become one.

-- Career applications: the careers form; the résumé lies in the private bucket resumes.
create table public.career_applications (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) between 1 and 254),
  mobile text not null check (char_length(mobile) between 1 and 20),
  post text not null check (char_length(post) between 1 and 120),
  resume_path text not null unique check (resume_path ~ '^[0-9a-f]{64}\.(pdf|doc|docx)$'),
  search_text text not null generated always as (private.plain_words(name || ' ' || email || ' ' || mobile || ' ' || post)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.career_applications is 'Job applications, shown in the Applicants report.';
comment on column public.career_applications.post is 'The job applied for.';
comment on column public.career_applications.resume_path is
  'The file in the bucket resumes; the server makes its name, never the applicant.';

call private.make_enquiry_table('career_applications', family => 'people');
-- A résumé belongs to no outlet: an account of HR that has its address opens it.
create view public.career_report with (security_invoker = true) as
select id, created_at, search_text, name, email, mobile as phone, post as post_applied_for, resume_path as resume_url,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.career_applications;
comment on view public.career_report is
  'The Applicants report: one row for each career application, dated in Indian time.';
call private.make_report('career_report', 'career_applications', 'Applicants');

-- Network applications: people who want to become a dealer.
create table public.network_applications (
  id uuid primary key,
  location text not null check (char_length(location) between 1 and 120),
  address text not null check (char_length(address) between 1 and 500),
  name text not null check (char_length(name) between 1 and 120),
  mobile text not null check (char_length(mobile) between 1 and 20),
  search_text text not null generated always as
    (private.plain_words(location || ' ' || address || ' ' || name || ' ' || mobile)) stored,

  submission_hash text not null default '' check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  is_quarantined boolean not null default false,
  robot_score smallint not null default 0 check (robot_score between 0 and 2)
);
comment on table public.network_applications is
  'Requests to become a network partner, shown in the Become Dealer Report.';
comment on column public.network_applications.location is 'The place in Cuttack district.';

call private.make_enquiry_table('network_applications', family => 'people');

create view public.network_report with (security_invoker = true) as
select id, created_at, search_text, location, address, name, mobile as mobile_no,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.network_applications;
comment on view public.network_report is
  'The Become Dealer Report: one row for each network application, dated in Indian time.';
call private.make_report('network_report', 'network_applications', 'Become Dealer Report');
