-- A file that staff upload is removed a day after the last row stopped naming it, and never while a row names
-- it. A project may not put triggers on Storage's tables, so the server asks here before it removes a file,
-- and a save that names a file under removal is refused. All saves share one lock; a removal takes the lock
-- alone and never waits for it.
create table private.unused_files (
  path text primary key check (path ~ '^/media/[a-z]+/[A-Za-z0-9._-]+$'),
  unused_since timestamptz not null default now(),
  claimed_at timestamptz,
  removed_at timestamptz check (removed_at >= claimed_at)
);
comment on table private.unused_files is
  'Uploaded files that no row names: since when, and which of them are being removed or were. A file that a row names '
  'has no row here.';
comment on column private.unused_files.claimed_at is
  'When the removal of the file began; from then on no save may name it.';
comment on column private.unused_files.removed_at is
  'When Storage had removed the file. The row stays for 30 days, for an editor that was left open with the picture in '
  'it.';

alter table private.unused_files enable row level security;

create function private.media_paths(given text) returns setof text
language sql immutable set search_path = ''
as $$ select matches[1] from regexp_matches(given, '/media/[a-z]+/[A-Za-z0-9._-]+', 'g') as matches $$;
comment on function private.media_paths(text) is 'The paths of files in a row or a list, which is given as text.';

create view private.named_files with (security_invoker = true) as
select image as path from public.accessories
union all select image from public.colours
union all select swatch_image from public.colours
union all select image from public.features
union all select image from public.frames
union all select name_image from public.vehicles
union all select icon_image from public.vehicles
union all select listing_image from public.vehicles
union all select hero_image from public.vehicles
union all select share_image from public.vehicles
union all select brochure from public.vehicles
union all select image from public.dealers
union all select logo from public.dealership
union all select image from public.gallery_images
union all select image from public.notifications
union all select image from public.offers
union all select image from public.slides
union all select path from public.page_lists, private.media_paths(entries::text) as path
-- A change that is taken back would show the picture again.
union all select path from public.audit_events, private.media_paths(old_values::text) as path
  where audit_events.table_name = 'vehicles' and private.can_take_back(audit_events);
comment on view private.named_files is 'The paths that a row names, or that the audit trail can bring back.';

create function private.files_lock() returns bigint
language sql immutable set search_path = ''
as $$ select hashtextextended('files', 0) $$;
comment on function private.files_lock() is 'The advisory lock that saves share and removals take alone.';

create function private.keep_files() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock_shared(private.files_lock());
  if exists (select from private.unused_files) and exists (
    select from changed_rows, private.media_paths(to_jsonb(changed_rows)::text) as named
    join private.unused_files as files on files.path = named
    where files.claimed_at is not null
      -- A file that was uploaded again in another way, such as by an import, is there.
      and not exists (
        select from storage.objects
        where '/media/' || bucket_id || '/' || name = named and created_at > files.removed_at
      )
  ) then
    raise exception 'what is named violates constraint "file_is_there"' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
comment on function private.keep_files() is
  'Trigger: refuses rows that name a file which is being removed or was; definer, because the list of such files is '
  'closed to all API roles.';

do $$
declare
  named text;
begin
  foreach named in array array[
    'accessories', 'colours', 'features', 'frames', 'vehicles', 'dealers', 'dealership',
    'gallery_images', 'notifications', 'offers', 'slides', 'page_lists'
  ] loop
    execute format(
      'create trigger %I after insert on public.%I referencing new table as changed_rows
       for each statement execute function private.keep_files()', named || '_keep_files_added', named);
    execute format(
      'create trigger %I after update on public.%I referencing new table as changed_rows
       for each statement execute function private.keep_files()', named || '_keep_files_changed', named);
  end loop;
end
$$;

create function private.take_file_path(path text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- A removal has half a minute; a claim that is five minutes old belongs to a removal that died.
  delete from private.unused_files as files
  where files.path = take_file_path.path
    and (claimed_at is null or removed_at is not null or claimed_at < now() - interval '5 minutes');
  return not exists (select from private.unused_files as files where files.path = take_file_path.path);
end
$$;
comment on function private.take_file_path(text) is
  'May a file be uploaded to this path? Not while a file of that name is being removed. The day until its removal '
  'begins anew.';
call private.expose('take_file_path', 'service_role');

create function private.claim_file(path text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock(private.files_lock())
    or exists (select from private.named_files as named where named.path = claim_file.path) then
    return false;
  end if;
  insert into private.unused_files as files (path, claimed_at) values (claim_file.path, now())
  on conflict on constraint unused_files_pkey do update set claimed_at = now(), removed_at = null;
  return true;
end
$$;
comment on function private.claim_file(text) is
  'May this file be removed now? Not while a row names it. Once the answer is yes, no save may name the file.';
call private.expose('claim_file', 'service_role');

create function private.claim_unused_files() returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
  unused text[];
begin
  if not pg_try_advisory_xact_lock(private.files_lock()) then
    return;
  end if;
  unused := array(
    select '/media/' || bucket_id || '/' || name from storage.objects
    where bucket_id in ('home', 'offers', 'gallery', 'notifications', 'catalogue', 'documents')
    except
    select path from private.named_files
  );
  delete from private.unused_files
  where claimed_at is null and path <> all (unused)
    or removed_at is not null and (path = any (unused) or removed_at < now() - interval '30 days');
  insert into private.unused_files (path) select unnest(unused) on conflict do nothing;
  return query
    update private.unused_files set claimed_at = now()
    where path in (
      select files.path from private.unused_files as files
      where files.removed_at is null
        and files.unused_since < now() - interval '1 day'
        and (files.claimed_at is null or files.claimed_at < now() - interval '5 minutes')
      order by files.unused_since
      limit 500
    )
    returning path;
end
$$;
comment on function private.claim_unused_files() is
  'The paths of uploaded files that nothing has named for a day, at most 500, which the caller removes now.';
call private.expose('claim_unused_files', 'service_role');

create function private.note_removed_files(paths text[]) returns void
language sql volatile security definer set search_path = ''
as $$ update private.unused_files set removed_at = now() where path = any (paths) and claimed_at is not null $$;
comment on function private.note_removed_files(text[]) is 'Notes that Storage has removed files that were claimed.';
call private.expose('note_removed_files', 'service_role');
