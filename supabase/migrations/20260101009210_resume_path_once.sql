-- An uploaded résumé belongs to one application: nobody applies with the file of somebody else.

create unique index career_applications_resume_path_key on public.career_applications (resume_path);
