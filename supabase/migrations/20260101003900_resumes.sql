-- Résumés: a large file goes straight to Storage, to an address that the server signs. The table remembers
-- which addresses the server signed, so that nobody gets more of them than an applicant needs and no other
-- path counts as an upload. A signed address accepts whatever the bucket accepts, whatever size was
-- announced; and a file that a form names counts for its day, also when it came inside the form. Otherwise
-- one address could fill the project's storage.
create table private.resume_uploads (
  path text primary key check (path ~ '^[0-9a-f]{64}\.(pdf|doc|docx)$'),
  size integer not null check (size between 1 and 10485760),
  sender text not null check (char_length(sender) between 16 and 64),
  signed_at timestamptz not null default now(),
  is_signed boolean not null default true
);
comment on table private.resume_uploads is
  'Résumés that may be in the bucket: by a signed address, or inside a form; rows older than a week are deleted.';
comment on column private.resume_uploads.size is
  'The bytes that the browser announced; a form that names another size is refused.';
comment on column private.resume_uploads.sender is
  'The sender''s address as a hash under a key that the database does not have.';
comment on column private.resume_uploads.is_signed is
  'Whether an address was signed for the file. Otherwise the file came inside a form and has exactly this size.';

create index resume_uploads_sender_idx on private.resume_uploads (sender, signed_at);
create index resume_uploads_signed_at_idx on private.resume_uploads (signed_at);

alter table private.resume_uploads enable row level security;

create function private.has_resume_room(size integer, sender text) returns boolean
language sql stable set search_path = ''
as $$
  -- All résumés together may take half of the smallest hosted project's storage, and one network, whose hash
  -- is the end of each sender, a fifth of that.
  select coalesce(sum(taken.bytes), 0) + size <= 500 * 1024 * 1024
    and coalesce(sum(taken.bytes) filter (where right(taken.sender, 32) = right(has_resume_room.sender, 32)), 0)
      + size <= 100 * 1024 * 1024
  from (
    select uploads.sender, case
      when exists (select from public.career_applications where resume_path = uploads.path) then uploads.size
      -- A signed address works for two hours, and a file that no application names is swept two hours later.
      when uploads.signed_at < now() - interval '4 hours' then 0
      when uploads.is_signed then 10485760
      else uploads.size end as bytes
    from private.resume_uploads as uploads where uploads.signed_at > now() - interval '1 day') as taken
$$;
comment on function private.has_resume_room(integer, text) is
  'Do so many bytes more fit into the limits of résumés for 24 hours: 100 MB from a network, 500 MB from everybody? '
  'Each signed address counts with 10 MB until a form names it.';

-- Definer, because the table is closed to all API roles.
create function private.take_resume_upload(path text, size integer, sender text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  -- A college or a shop shares one address; a file that fits into a form needs no signed address.
  most_of_address constant integer := 10;
begin
  perform pg_advisory_xact_lock(hashtextextended('resume_uploads', 0));
  delete from private.resume_uploads where signed_at < now() - interval '7 days';
  if (
    select count(*) from private.resume_uploads as uploads
    where uploads.sender = take_resume_upload.sender and uploads.signed_at > now() - interval '10 minutes'
      and uploads.is_signed
  ) >= most_of_address or not private.has_resume_room(10485760, sender) then
    return false;
  end if;
  insert into private.resume_uploads (path, size, sender) values (path, size, sender);
  return true;
end
$$;
comment on function private.take_resume_upload(text, integer, text) is
  'May one more résumé be uploaded to an address of its own? Notes the upload when it may: 10 in 10 minutes for an '
  'address, within the limits of private.has_resume_room.';
call private.expose('take_resume_upload', 'service_role');

create function private.take_form_resume(path text, size integer, sender text, application uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.career_applications where id = application) then
    return true;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('resume_uploads', 0));
  if not private.has_resume_room(size, sender) then
    return false;
  end if;
  insert into private.resume_uploads (path, size, sender, is_signed) values (path, size, sender, false);
  return true;
end
$$;
comment on function private.take_form_resume(text, integer, text, uuid) is
  'May the résumé inside a form be stored? Notes the file when private.has_resume_room allows it; a repeat of an '
  'application that is stored already is always let through, and not noted.';
call private.expose('take_form_resume', 'service_role');

-- Definer, because the secret key reads no application.
create function private.find_resume_upload(path text) returns table (size integer, is_claimed boolean)
language sql stable security definer set search_path = ''
as $$
  select uploads.size, exists (select from public.career_applications where resume_path = uploads.path)
  from private.resume_uploads as uploads
  where uploads.path = find_resume_upload.path
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
    and objects.created_at < now() - interval '2 hours'
    and not exists (select from public.career_applications where resume_path = objects.name)
  order by objects.created_at
  limit 500
$$;
comment on function private.unclaimed_resumes() is
  'Files older than two hours in the bucket resumes that no application names, the oldest 500.';
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
