-- Résumés that were uploaded and never applied with, for the sweep. The server removes them through Storage, so that
-- file and record go together.

create function private.unclaimed_resumes() returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select objects.name
  from storage.objects
  where objects.bucket_id = 'resumes'
    and objects.created_at < now() - interval '24 hours'
    and not exists (select from public.career_applications where resume_path = objects.name)
  order by objects.created_at
  limit 500
$$;
comment on function private.unclaimed_resumes() is
  'What public.unclaimed_resumes answers; definer, because the secret key reads no application.';
revoke execute on function private.unclaimed_resumes() from public;
grant execute on function private.unclaimed_resumes() to service_role;

create function public.unclaimed_resumes() returns setof text
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.unclaimed_resumes() $$;
comment on function public.unclaimed_resumes() is
  'Files older than a day in the bucket resumes that no application names, the oldest 500.';
revoke execute on function public.unclaimed_resumes() from public, anon, authenticated;
grant execute on function public.unclaimed_resumes() to service_role;
