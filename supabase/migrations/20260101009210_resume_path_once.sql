-- An uploaded résumé belongs to one application.

create unique index career_applications_resume_path_key on public.career_applications (resume_path);
