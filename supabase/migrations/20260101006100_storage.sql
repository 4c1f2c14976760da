-- Storage: pictures that staff upload, in three public buckets, and résumés in a private one.
-- Public files are fetched by their address, which asks no policy. Résumés are uploaded through addresses that the
-- server signs, so no visitor needs a policy either. Nobody lists a bucket.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('offers', 'offers', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png']),
  ('gallery', 'gallery', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png']),
  ('notifications', 'notifications', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png']),
  ('resumes', 'resumes', false, 10485760, array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Storage tells what a query is for in this setting; a policy sees a listing and a download alike otherwise.
create function private.is_file_listing() returns boolean
language sql
stable
set search_path = ''
return coalesce(current_setting('storage.operation', true), '') like '%.list%';
comment on function private.is_file_listing() is 'Does Storage ask on behalf of a caller who lists a bucket?';
grant execute on function private.is_file_listing() to authenticated;

create policy "active staff can upload pictures" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('offers', 'gallery', 'notifications') and (select private.is_staff()));

create policy "active staff can delete pictures" on storage.objects
  for delete to authenticated
  using (bucket_id in ('offers', 'gallery', 'notifications') and (select private.is_staff()));

-- A delete has to see the row it deletes, hence the three public buckets.
create policy "active staff can open files, but not list them" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('offers', 'gallery', 'notifications', 'resumes')
    and not (select private.is_file_listing())
    and (select private.is_staff())
  );

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
grant execute on function private.unclaimed_resumes() to service_role;

create function public.unclaimed_resumes() returns setof text
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.unclaimed_resumes() $$;
comment on function public.unclaimed_resumes() is
  'Files older than a day in the bucket resumes that no application names, the oldest 500.';
grant execute on function public.unclaimed_resumes() to service_role;
