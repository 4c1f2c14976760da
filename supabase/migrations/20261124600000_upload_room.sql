-- A signed address takes whatever the bucket takes, whatever was announced; and what a form names counts for its day, also
-- when the file came inside the form. Otherwise one address fills the project's storage.

alter table private.resume_uploads add column is_signed boolean not null default true;
comment on column private.resume_uploads.is_signed is 'Did an address go out for it? Otherwise the file came inside a form, of this very size.';
comment on column private.resume_uploads.size is 'The bytes that were announced; a form that names another size is refused.';
comment on table private.resume_uploads is 'Résumés that may lie in the bucket: by a signed address, or inside a form; those of past weeks are deleted.';
comment on column private.photo_uploads.size is 'The bytes that were announced; a form that names another size is refused.';

create function private.has_resume_room(size integer, sender text) returns boolean
language sql
stable
set search_path = ''
begin atomic
  -- The whole is half of the smallest hosted project's storage, and one network, whose hash ends a sender, takes a fifth of it.
  select coalesce(sum(taken.bytes), 0) + size <= 500 * 1024 * 1024
    and coalesce(sum(taken.bytes) filter (where right(taken.sender, 32) = right(has_resume_room.sender, 32)), 0) + size <= 100 * 1024 * 1024
  from (
    select uploads.sender, case
      when exists (select from public.career_applications where resume_path = uploads.path) then uploads.size
      -- An address holds for two hours, and a file that nobody applies with is swept two hours later.
      when uploads.signed_at < now() - interval '4 hours' then 0
      when uploads.is_signed then 10485760
      else uploads.size end as bytes
    from private.resume_uploads as uploads where uploads.signed_at > now() - interval '1 day') as taken;
end;
comment on function private.has_resume_room(integer, text) is 'Do so many bytes more fit into what résumés take in 24 hours: 100 MB of a network, 500 MB of everybody? Each signed address counts with 10 MB until a form names it.';

create or replace function private.take_resume_upload(path text, size integer, sender text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- A college or a shop shares one address; what fits into a form needs no signed one.
  most_of_address constant integer := 10;
begin
  perform pg_advisory_xact_lock(hashtextextended('resume_uploads', 0));
  delete from private.resume_uploads where signed_at < now() - interval '7 days';
  if (
    select count(*) from private.resume_uploads as uploads
    where uploads.sender = take_resume_upload.sender and uploads.signed_at > now() - interval '10 minutes' and uploads.is_signed
  ) >= most_of_address or not private.has_resume_room(10485760, sender) then
    return false;
  end if;
  insert into private.resume_uploads (path, size, sender) values (path, size, sender);
  return true;
end
$$;
comment on function public.take_resume_upload(text, integer, text) is
  'May one more résumé be uploaded to an address of its own? Notes it when it may: 10 in 10 minutes for an address, and what private.has_resume_room says.';

create function private.take_form_resume(path text, size integer, sender text, application uuid) returns boolean
language plpgsql
security definer
set search_path = ''
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
comment on function private.take_form_resume(text, integer, text, uuid) is 'What public.take_form_resume answers.';
grant execute on function private.take_form_resume(text, integer, text, uuid) to service_role;

create function public.take_form_resume(path text, size integer, sender text, application uuid) returns boolean
language sql
volatile
security invoker
set search_path = ''
return private.take_form_resume(path, size, sender, application);
comment on function public.take_form_resume(text, integer, text, uuid) is
  'May the résumé inside a form be stored? Notes it when private.has_resume_room says so; a repeat of an application that stands is always let through, and not noted.';
grant execute on function public.take_form_resume(text, integer, text, uuid) to service_role;

create or replace function private.take_photo_upload(path text, size integer, sender text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Six visitors of one address with four photographs each.
  most_of_address constant integer := 24;
  most_bytes constant bigint := 200 * 1024 * 1024;
  -- So that one network, whose hash ends a sender, never keeps everybody else from sending some.
  most_bytes_of_network constant bigint := 48 * 1024 * 1024;
  whole constant integer := 2097152;
  taken bigint;
  taken_of_network bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('photo_uploads', 0));
  delete from private.photo_uploads where signed_at < now() - interval '7 days';
  if (
    select count(*) from private.photo_uploads as uploads
    where uploads.sender = take_photo_upload.sender and uploads.signed_at > now() - interval '10 minutes'
  ) >= most_of_address then
    return false;
  end if;
  select coalesce(sum(bytes), 0), coalesce(sum(bytes) filter (where right(known.sender, 32) = right(take_photo_upload.sender, 32)), 0)
  into taken, taken_of_network
  from (
    select uploads.sender, case
      when private.names_photo(uploads.path) then uploads.size
      -- An address holds for two hours, and a photograph that nothing names is swept six hours later.
      when uploads.signed_at < now() - interval '8 hours' then 0
      else whole end as bytes
    from private.photo_uploads as uploads where uploads.signed_at > now() - interval '1 day') as known;
  if taken + whole > most_bytes or taken_of_network + whole > most_bytes_of_network then
    return false;
  end if;
  insert into private.photo_uploads (path, size, sender) values (path, size, sender);
  return true;
end
$$;
comment on function public.take_photo_upload(text, integer, text) is
  'May one more photograph be uploaded? Notes it when it may: 24 in 10 minutes for an address, and in 24 hours 48 MB for a network and 200 MB for everybody, in which each signed address counts with 2 MB until an enquiry names it.';
