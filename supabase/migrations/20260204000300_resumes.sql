-- Résumés: a large file goes straight to Storage, to an address that the server signs. This remembers which addresses it
-- signed, so that nobody gets more of them than an applicant needs and no other path counts as an upload.

create table private.resume_uploads (
  path text primary key check (path ~ '^[0-9a-f]{64}\.(pdf|doc|docx)$'),
  size integer not null check (size between 1 and 10485760),
  sender text not null check (char_length(sender) between 16 and 64),
  signed_at timestamptz not null default now()
);
comment on table private.resume_uploads is
  'Addresses signed for the upload of one résumé each; those of past weeks are deleted.';
comment on column private.resume_uploads.size is 'The bytes that were announced.';
comment on column private.resume_uploads.sender is 'The address as a hash under a key the database does not have.';
create index resume_uploads_sender_idx on private.resume_uploads (sender, signed_at);
create index resume_uploads_signed_at_idx on private.resume_uploads (signed_at);
alter table private.resume_uploads enable row level security;

-- Definer, because the table is closed to all API roles.
create function private.take_resume_upload(path text, size integer, sender text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- A college or a shop shares one address; what fits into a form needs no signed one.
  most_of_address constant integer := 10;
  -- Half of the smallest hosted project's storage, however many addresses somebody has.
  most_bytes constant bigint := 500 * 1024 * 1024;
begin
  perform pg_advisory_xact_lock(hashtextextended('resume_uploads', 0));
  delete from private.resume_uploads where signed_at < now() - interval '7 days';
  if (
    select count(*) from private.resume_uploads as uploads
    where uploads.sender = take_resume_upload.sender and uploads.signed_at > now() - interval '10 minutes'
  ) >= most_of_address then
    return false;
  end if;
  -- An address holds for two hours, and a file that nobody applies with is swept two hours later.
  if size + (
    select coalesce(sum(uploads.size), 0) from private.resume_uploads as uploads
    where uploads.signed_at > now() - interval '4 hours'
      and not exists (select from public.career_applications where resume_path = uploads.path)
  ) > most_bytes then
    return false;
  end if;
  insert into private.resume_uploads (path, size, sender) values (path, size, sender);
  return true;
end
$$;
comment on function private.take_resume_upload(text, integer, text) is 'What public.take_resume_upload answers.';
grant execute on function private.take_resume_upload(text, integer, text) to service_role;

create function public.take_resume_upload(path text, size integer, sender text) returns boolean
language sql
security invoker
set search_path = ''
as $$ select private.take_resume_upload(path, size, sender) $$;
comment on function public.take_resume_upload(text, integer, text) is
  'May one more résumé of this size be uploaded? Notes it when it may: 10 in 10 minutes for an address, and 500 MB that nobody has applied with for everybody.';
grant execute on function public.take_resume_upload(text, integer, text) to service_role;

-- Definer, because the secret key reads no application.
create function private.find_resume_upload(path text) returns table (size integer, is_claimed boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select uploads.size, exists (select from public.career_applications where resume_path = uploads.path)
  from private.resume_uploads as uploads
  where uploads.path = find_resume_upload.path
$$;
comment on function private.find_resume_upload(text) is 'What public.find_resume_upload answers.';
grant execute on function private.find_resume_upload(text) to service_role;

create function public.find_resume_upload(path text) returns table (size integer, is_claimed boolean)
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.find_resume_upload(path) $$;
comment on function public.find_resume_upload(text) is
  'The bytes announced for a signed path, and whether an application names it already; no row when it was not signed.';
grant execute on function public.find_resume_upload(text) to service_role;

create or replace function private.unclaimed_resumes() returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select objects.name
  from storage.objects
  where objects.bucket_id = 'resumes'
    and objects.created_at < now() - interval '2 hours'
    and not exists (select from public.career_applications where resume_path = objects.name)
  order by objects.created_at
  limit 500
$$;
comment on function public.unclaimed_resumes() is
  'Files older than two hours in the bucket resumes that no application names, the oldest 500.';

-- Staff open a résumé through the server, which looks at its bytes; the opening is a line of the audit trail.
drop policy "active staff can open files, but not list them" on storage.objects;
create policy "active staff can open pictures, but not list them" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('offers', 'gallery', 'notifications')
    and not (select private.is_file_listing())
    and (select private.is_staff())
  );

-- Definer, because staff read no application themselves.
create function private.open_resume(path text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  application public.career_applications;
  event public.audit_events;
begin
  if not private.is_staff() then
    raise exception 'resumes are for active staff' using errcode = 'insufficient_privilege';
  end if;
  select * into application from public.career_applications where resume_path = path;
  if not found then
    return null;
  end if;
  event.action := 'Read';
  event.table_name := 'career_applications';
  event.row_id := application.id::text;
  event.subject := 'Resume of an applicant';
  perform private.add_audit_event(event);
  return application.name;
end
$$;
comment on function private.open_resume(text) is 'What public.open_resume answers.';
grant execute on function private.open_resume(text) to authenticated;

create function public.open_resume(path text) returns text
language sql
security invoker
set search_path = ''
as $$ select private.open_resume(path) $$;
comment on function public.open_resume(text) is
  'The applicant whose résumé lies at this path, and a line of the audit trail; null when no application names it.';
grant execute on function public.open_resume(text) to authenticated;
