-- Photographs of visitors, with a review or an exchange. A browser uploads them straight to a private bucket,
-- to addresses that the server signs; only the server reads, lists or writes the bucket. A photograph is kept
-- while an enquiry names it.
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

create function private.find_photo_uploads(paths text[], enquiry uuid)
returns table (path text, size integer, is_stored boolean, is_taken boolean)
language sql stable security definer set search_path = ''
as $$
  select uploads.path, uploads.size,
    exists (select from public.reviews where id = enquiry union all select from public.exchange_enquiries
      where id = enquiry),
    private.names_photo(uploads.path, enquiry)
  from private.uploads
  where uploads.bucket = 'photos' and uploads.path = any (paths)
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
  where objects.bucket_id = 'photos' and not private.names_photo(objects.name)
    and (objects.created_at < now() - interval '6 hours'
      or private.is_larger_than_announced(objects.name, objects.metadata))
  order by objects.created_at
  limit 500
$$;
comment on function private.unclaimed_photos() is
  'Files in the bucket photos that no enquiry names and that are older than six hours, or larger than announced; the '
  'oldest 500.';
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
