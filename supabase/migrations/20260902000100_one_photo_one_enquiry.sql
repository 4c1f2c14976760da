-- A photograph belongs to the enquiry that named it first. The server refuses a second one that it can see; two at once only the
-- database can tell apart.

create function private.claim_photos() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- In one order, so that two never wait for each other. The second looks once the first is stored.
  perform pg_advisory_xact_lock(hashtextextended('photo ' || path, 0))
  from (select distinct path from unnest(new.photos) as path order by path) as named;
  new.photos := coalesce((
    select array_agg(path order by place) from unnest(new.photos) with ordinality as named (path, place)
    where not private.names_photo(path, new.id)), '{}');
  return new;
end
$$;
comment on function private.claim_photos() is
  'Trigger: an enquiry goes without photographs that another one has; it is never refused for them. Definer, because nobody reads all enquiries.';

create trigger reviews_claim_photos before insert on public.reviews
  for each row when (new.photos <> '{}') execute function private.claim_photos();
create trigger exchange_enquiries_claim_photos before insert on public.exchange_enquiries
  for each row when (new.photos <> '{}') execute function private.claim_photos();
