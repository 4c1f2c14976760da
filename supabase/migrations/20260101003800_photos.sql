-- Photographs of visitors, with a review or an exchange. A browser uploads them straight to a private bucket,
-- to addresses that the server signs; only the server reads, lists or writes the bucket. A photograph is kept
-- while an enquiry names it.
create table private.photo_uploads (
  path text primary key check (path ~ '^[0-9a-f]{64}\.(webp|jpg)$'),
  size integer not null check (size between 1 and 2097152),
  sender text not null check (char_length(sender) between 16 and 64),
  signed_at timestamptz not null default now()
);
comment on table private.photo_uploads is
  'Addresses signed for the upload of one photograph each; those older than a week are deleted.';
comment on column private.photo_uploads.size is
  'The bytes that the browser announced; a form that names another size is refused.';
comment on column private.photo_uploads.sender is
  'The sender''s address as a hash under a key that the database does not have.';

create index photo_uploads_sender_idx on private.photo_uploads (sender, signed_at);
create index photo_uploads_signed_at_idx on private.photo_uploads (signed_at);

alter table private.photo_uploads enable row level security;

create function private.names_photo(path text, besides uuid default null) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.reviews where photos @> array[names_photo.path] and id is distinct from besides)
    or exists (select from public.exchange_enquiries where photos @> array[names_photo.path]
      and id is distinct from besides)
$$;
comment on function private.names_photo(text, uuid) is 'Does an enquiry, other than this one, name the photograph?';

-- A photograph belongs to the first enquiry that named it. The server refuses a second enquiry that comes
-- later; only the database can tell apart two that come at once.
create function private.claim_photos() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locks are taken in one order, so that two enquiries never block each other. The second looks once the
  -- first is stored.
  perform pg_advisory_xact_lock(hashtextextended('photo ' || path, 0))
  from (select distinct path from unnest(new.photos) as path order by path) as named;
  new.photos := coalesce((
    select array_agg(path order by place) from unnest(new.photos) with ordinality as named (path, place)
    where not private.names_photo(path, new.id)), '{}');
  return new;
end
$$;
comment on function private.claim_photos() is
  'Trigger: an enquiry is stored without photographs that belong to another one; it is never refused for them. '
  'Definer, because nobody reads all enquiries.';

create trigger reviews_claim_photos before insert on public.reviews
  for each row when (new.photos <> '{}') execute function private.claim_photos();
create trigger exchange_enquiries_claim_photos before insert on public.exchange_enquiries
  for each row when (new.photos <> '{}') execute function private.claim_photos();

create function private.take_photo_upload(path text, size integer, sender text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  -- Six visitors of one address with four photographs each.
  most_of_address constant integer := 24;
  most_bytes constant bigint := 200 * 1024 * 1024;
  -- One network, whose hash is the end of each sender, must never keep everybody else from sending
  -- photographs.
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
  select coalesce(sum(bytes), 0),
    coalesce(sum(bytes) filter (where right(known.sender, 32) = right(take_photo_upload.sender, 32)), 0)
  into taken, taken_of_network
  from (
    select uploads.sender, case
      when private.names_photo(uploads.path) then uploads.size
      -- A signed address works for two hours, and a photograph that no enquiry names is swept six hours
      -- later.
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
comment on function private.take_photo_upload(text, integer, text) is
  'May one more photograph be uploaded? Notes the upload when it may: 24 in 10 minutes for an address, and in 24 '
  'hours 48 MB for a network and 200 MB for everybody, in which each signed address counts with 2 MB until an enquiry '
  'names it.';
call private.expose('take_photo_upload', 'service_role');

create function private.find_photo_uploads(paths text[], enquiry uuid)
returns table (path text, size integer, is_stored boolean, is_taken boolean)
language sql stable security definer set search_path = ''
as $$
  select uploads.path, uploads.size,
    exists (select from public.reviews where id = enquiry union all select from public.exchange_enquiries
      where id = enquiry),
    private.names_photo(uploads.path, enquiry)
  from private.photo_uploads as uploads
  where uploads.path = any (paths)
$$;
comment on function private.find_photo_uploads(text[], uuid) is
  'The bytes announced for each signed path, whether the enquiry is stored already, and whether another enquiry names '
  'the path.';
call private.expose('find_photo_uploads', 'service_role');

-- Definer, because the secret key reads no enquiry.
create function private.unclaimed_photos() returns setof text
language sql stable security definer set search_path = ''
as $$
  select objects.name from storage.objects
  where objects.bucket_id = 'photos' and objects.created_at < now() - interval '6 hours'
    and not private.names_photo(objects.name)
  order by objects.created_at
  limit 500
$$;
comment on function private.unclaimed_photos() is
  'Files older than six hours in the bucket photos that no enquiry names, the oldest 500.';
call private.expose('unclaimed_photos', 'service_role');

-- Under row-level security no index is used to look into an array, because the operator is not leakproof. So
-- this function is exempt and answers ids alone, whose leads the caller reads under the policy.
create function private.enquiries_of_photo(path text) returns table (enquiry_table text, enquiry_id uuid)
language sql stable security definer set search_path = ''
as $$
  select 'reviews', id from public.reviews where photos @> array[path]
  union all
  select 'exchange_enquiries', id from public.exchange_enquiries where photos @> array[path]
$$;
comment on function private.enquiries_of_photo(text) is
  'The enquiries that name the photograph at this path; for private.open_photo alone.';
grant execute on function private.enquiries_of_photo(text) to office;

create function private.open_photo(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_role('owner', 'manager', 'sales');
  return exists (
    select from private.enquiries_of_photo(path) join public.leads using (enquiry_table, enquiry_id));
end
$$;
comment on function private.open_photo(text) is
  'Does an enquiry whose lead the caller sees name the photograph at this path? For staff who read reviews and '
  'exchanges; reading these leaves the trace.';
call private.judge('open_photo');
call private.expose('open_photo', 'authenticated');
