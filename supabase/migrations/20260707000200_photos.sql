-- Photographs of visitors, with a review or an exchange. They go straight to a private bucket, to addresses that the server
-- signs; nobody else reads, lists or writes it. A photograph stays while an enquiry names it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('photos', 'photos', false, 2097152, array['image/webp', 'image/jpeg'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create table private.photo_uploads (
  path text primary key check (path ~ '^[0-9a-f]{64}\.(webp|jpg)$'),
  size integer not null check (size between 1 and 2097152),
  sender text not null check (char_length(sender) between 16 and 64),
  signed_at timestamptz not null default now()
);
comment on table private.photo_uploads is 'Addresses signed for the upload of one photograph each; those of past weeks are deleted.';
comment on column private.photo_uploads.size is 'The bytes that were announced.';
comment on column private.photo_uploads.sender is 'The address as a hash under a key the database does not have.';
create index photo_uploads_sender_idx on private.photo_uploads (sender, signed_at);
create index photo_uploads_signed_at_idx on private.photo_uploads (signed_at);
alter table private.photo_uploads enable row level security;

create index reviews_photos_idx on public.reviews using gin (photos) with (gin_pending_list_limit = 256);
create index exchange_enquiries_photos_idx on public.exchange_enquiries using gin (photos) with (gin_pending_list_limit = 256);

create function private.names_photo(path text, besides uuid default null) returns boolean
language sql
stable
set search_path = ''
return exists (select from public.reviews where photos @> array[names_photo.path] and id is distinct from besides)
  or exists (select from public.exchange_enquiries where photos @> array[names_photo.path] and id is distinct from besides);
comment on function private.names_photo(text, uuid) is 'Does an enquiry, other than this one, name the photograph?';

create function private.take_photo_upload(path text, size integer, sender text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- Six visitors of one address with four photographs each.
  most_of_address constant integer := 24;
  most_bytes constant bigint := 200 * 1024 * 1024;
  -- So that one address never keeps everybody else from sending some.
  most_bytes_of_address constant bigint := 48 * 1024 * 1024;
  waiting bigint;
  waiting_of_address bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('photo_uploads', 0));
  delete from private.photo_uploads where signed_at < now() - interval '7 days';
  if (
    select count(*) from private.photo_uploads as uploads
    where uploads.sender = take_photo_upload.sender and uploads.signed_at > now() - interval '10 minutes'
  ) >= most_of_address then
    return false;
  end if;
  -- An address holds for two hours, and a photograph that nothing names is swept six hours later.
  select coalesce(sum(uploads.size), 0),
    coalesce(sum(uploads.size) filter (where uploads.sender = take_photo_upload.sender), 0)
  into waiting, waiting_of_address
  from private.photo_uploads as uploads
  where uploads.signed_at > now() - interval '8 hours' and not private.names_photo(uploads.path);
  if waiting + size > most_bytes or waiting_of_address + size > most_bytes_of_address then
    return false;
  end if;
  insert into private.photo_uploads (path, size, sender) values (path, size, sender);
  return true;
end
$$;
comment on function private.take_photo_upload(text, integer, text) is 'What public.take_photo_upload answers.';
grant execute on function private.take_photo_upload(text, integer, text) to service_role;

create function public.take_photo_upload(path text, size integer, sender text) returns boolean
language sql
volatile
security invoker
set search_path = ''
return private.take_photo_upload(path, size, sender);
comment on function public.take_photo_upload(text, integer, text) is
  'May one more photograph of this size be uploaded? Notes it when it may: 24 in 10 minutes for an address, and of what no enquiry names 48 MB for an address and 200 MB for everybody.';
grant execute on function public.take_photo_upload(text, integer, text) to service_role;

create function private.find_photo_uploads(paths text[], enquiry uuid)
returns table (path text, size integer, is_stored boolean, is_taken boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select uploads.path, uploads.size,
    exists (select from public.reviews where id = enquiry union all select from public.exchange_enquiries where id = enquiry),
    private.names_photo(uploads.path, enquiry)
  from private.photo_uploads as uploads
  where uploads.path = any (paths)
$$;
comment on function private.find_photo_uploads(text[], uuid) is 'What public.find_photo_uploads answers.';
grant execute on function private.find_photo_uploads(text[], uuid) to service_role;

create function public.find_photo_uploads(paths text[], enquiry uuid)
returns table (path text, size integer, is_stored boolean, is_taken boolean)
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.find_photo_uploads(paths, enquiry) $$;
comment on function public.find_photo_uploads(text[], uuid) is
  'The bytes announced for each signed path, whether the enquiry stands already, and whether another one names the path.';
grant execute on function public.find_photo_uploads(text[], uuid) to service_role;

create function private.unclaimed_photos() returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select objects.name from storage.objects
  where objects.bucket_id = 'photos' and objects.created_at < now() - interval '6 hours'
    and not private.names_photo(objects.name)
  order by objects.created_at
  limit 500
$$;
comment on function private.unclaimed_photos() is 'What public.unclaimed_photos answers; definer, because the secret key reads no enquiry.';
grant execute on function private.unclaimed_photos() to service_role;

create function public.unclaimed_photos() returns setof text
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.unclaimed_photos() $$;
comment on function public.unclaimed_photos() is 'Files older than six hours in the bucket photos that no enquiry names, the oldest 500.';
grant execute on function public.unclaimed_photos() to service_role;

create function private.open_photo(path text) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_role('owner', 'manager', 'sales');
  return private.names_photo(path);
end
$$;
comment on function private.open_photo(text) is 'What public.open_photo answers.';
grant execute on function private.open_photo(text) to authenticated;

create function public.open_photo(path text) returns boolean
language sql
stable
security invoker
set search_path = ''
return private.open_photo(path);
comment on function public.open_photo(text) is
  'May the caller see the photograph at this path? For those who read reviews and exchanges; the reading of these leaves the trace.';
grant execute on function public.open_photo(text) to authenticated;
