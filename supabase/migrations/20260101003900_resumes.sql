-- Résumés of applicants, in a private bucket that only the server reads, lists or writes.
create function private.take_form_resume(path text, size integer, sender text, application uuid) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant private.uploads := row(path, 'resumes', size, sender, now(), false);
  opens_at timestamptz;
begin
  if exists (select from public.career_applications where id = application) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('uploads resumes', 0));
  opens_at := private.file_opens_at(wanted);
  if opens_at is null then
    insert into private.uploads values (wanted.*);
  end if;
  return opens_at;
end
$$;
comment on function private.take_form_resume(text, integer, text, uuid) is
  'Notes that the résumé inside a form may be stored, and answers null; otherwise the moment when there is room for '
  'it. A repeat of an application that is stored already is always let through, and not noted.';
call private.expose('take_form_resume', 'service_role');

-- Definer, because the secret key reads no application.
create function private.find_resume_upload(path text) returns table (size integer, is_claimed boolean)
language sql stable security definer set search_path = ''
as $$
  select uploads.size, exists (select from public.career_applications where resume_path = uploads.path)
  from private.uploads
  where uploads.bucket = 'resumes' and uploads.path = find_resume_upload.path
$$;
comment on function private.find_resume_upload(text) is
  'The bytes announced for a signed path, and whether an application names the path already; no row for a path that '
  'was not signed.';
call private.expose('find_resume_upload', 'service_role');

-- Résumés that were uploaded and that no application names, for the sweep. The server removes them through
-- Storage, so that file and record go together. Definer, because the secret key reads no application.
create function private.unclaimed_resumes() returns setof text
language sql stable security definer set search_path = ''
as $$
  select objects.name
  from storage.objects
  where objects.bucket_id = 'resumes'
    and (objects.created_at < now() - interval '2 hours'
      or private.is_larger_than_announced(objects.name, objects.metadata))
    and not exists (select from public.career_applications where resume_path = objects.name)
  order by objects.created_at
  limit 500
$$;
comment on function private.unclaimed_resumes() is
  'Files in the bucket resumes that no application names and that are older than two hours, or larger than announced; '
  'the oldest 500.';
call private.expose('unclaimed_resumes', 'service_role');

create function private.open_resume(path text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  application public.career_applications;
  event public.audit_events;
begin
  if not private.has_role('owner', 'people') then
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
comment on function private.open_resume(text) is
  'The applicant whose résumé is at this path, with a line in the audit trail; null when no application names the '
  'path.';
call private.judge('open_resume');
call private.expose('open_resume', 'authenticated');
