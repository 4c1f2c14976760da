-- Career applications: the careers form; the résumé lies in the private bucket resumes. Visitors insert, staff read.

create table public.career_applications (
  id uuid primary key,
  name text not null constraint career_applications_name_check check (char_length(name) between 1 and 120),
  email text not null constraint career_applications_email_check check (char_length(email) between 1 and 254),
  mobile text not null constraint career_applications_mobile_check check (char_length(mobile) between 1 and 20),
  post text not null constraint career_applications_post_check check (char_length(post) between 1 and 120),
  resume_path text not null constraint career_applications_resume_path_check
    check (resume_path ~ '^[0-9a-f]{64}\.(pdf|doc|docx)$'),
  submission_hash text not null default '' constraint career_applications_submission_hash_check check (char_length(submission_hash) <= 64),
  created_at timestamptz not null default now(),
  search_text text not null generated always as
    (lower(name || ' ' || email || ' ' || mobile || ' ' || post)) stored
);
comment on table public.career_applications is 'Job applications, shown in the Applicants report.';
comment on column public.career_applications.id is 'Made by the visitor''s browser, so that a repeated send stores one row.';
comment on column public.career_applications.post is 'The job applied for.';
comment on column public.career_applications.resume_path is 'The file in the bucket resumes; the server makes its name, never the applicant.';
comment on column public.career_applications.submission_hash is 'SHA-256 of the body: tells a repeated send from another one under the same id.';
comment on column public.career_applications.search_text is 'What the report''s search box looks through.';

create index career_applications_created_at_idx on public.career_applications (created_at desc, id desc);
call private.index_search_text('career_applications');

alter table public.career_applications enable row level security;

grant insert (id, name, email, mobile, post, resume_path, submission_hash) on public.career_applications to anon;
grant select on public.career_applications to authenticated;

create policy "anyone can send a career application, dated now" on public.career_applications
  for insert to anon
  with check (created_at = now());

create policy "active staff can read career applications" on public.career_applications
  for select to authenticated
  using ((select private.is_staff()));

create view public.career_report with (security_invoker = true) as
select
  id,
  created_at,
  search_text,
  name,
  email,
  mobile as phone,
  post as post_applied_for,
  resume_path as resume_url,
  to_char(created_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY') as created_date,
  to_char(created_at at time zone 'Asia/Kolkata', 'HH12:MI AM') as created_time
from public.career_applications;
comment on view public.career_report is 'The Applicants report: one row for each career application, dated in Indian time.';

grant select on public.career_report to authenticated;
