-- Uploads: files of visitors in private buckets, photographs and résumés. A large file goes straight to
-- Storage, to an address that the server signs; a small résumé comes inside its form. The table remembers
-- both, so that nobody gets more addresses than a person needs, no other path counts as an upload, and files
-- never fill the project's storage.
create table private.uploads (
  path text primary key check (path ~ '^[0-9a-f]{64}\.(webp|jpg|pdf|doc|docx)$'),
  bucket text not null check (bucket in ('photos', 'resumes')),
  size integer not null check (size between 1 and 10485760),
  sender text not null check (char_length(sender) between 16 and 64),
  signed_at timestamptz not null default now(),
  is_signed boolean not null default true
);
comment on table private.uploads is
  'Files that may be in a bucket: by a signed address, or inside a form; rows older than a week are deleted.';
comment on column private.uploads.size is
  'The bytes that the browser announced; a form that names a file of another size is refused.';
comment on column private.uploads.sender is
  'The sender''s address and network as hashes under a key that the database does not have.';
comment on column private.uploads.is_signed is
  'Whether an address was signed for the file. Otherwise the file came inside a form and has exactly this size.';

create index uploads_sender_idx on private.uploads (sender, signed_at);
create index uploads_signed_at_idx on private.uploads (bucket, signed_at);

alter table private.uploads enable row level security;

-- An announced file is charged to its address and network alone: what is announced costs nothing, so whoever
-- only announces may not keep others out. Of the budget of all, only bytes that lie in the bucket are taken,
-- and of a file that is larger than announced only what was announced: no form can name the file, and the
-- sweep removes it. Files inside forms have a budget of their own, so that signed addresses never take it.
create function private.file_opens_at(wanted private.uploads) returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  -- A browser that asks for an address uses it at once.
  unused_after constant timestamptz := now() - interval '15 minutes';
  budget private.budgets;
  taken record;
begin
  select * into strict budget from private.budgets where name = case
    when wanted.bucket = 'photos' then 'bytes of photographs'
    when wanted.is_signed then 'bytes of resumes' else 'bytes of resumes in forms' end;
  select
    coalesce(sum(bytes) filter (where sender = wanted.sender), 0) as of_address,
    coalesce(sum(bytes) filter (where is_neighbour), 0) as of_network,
    coalesce(sum(bytes) filter (where sender = wanted.sender and is_there), 0) as there_of_address,
    coalesce(sum(bytes) filter (where is_neighbour and is_there), 0) as there_of_network,
    coalesce(sum(least(bytes, size)) filter (where is_there), 0) as of_all,
    max(signed_at) + interval '15 minutes' as lapsed_at
  into taken
  from (
    select uploads.sender, uploads.size, uploads.signed_at, objects.id is not null as is_there,
      right(uploads.sender, 32) = right(wanted.sender, 32) as is_neighbour,
      coalesce((objects.metadata ->> 'size')::bigint, uploads.size) as bytes
    from private.uploads
    left join storage.objects on objects.bucket_id = uploads.bucket and objects.name = uploads.path
    where uploads.bucket = wanted.bucket and uploads.is_signed = wanted.is_signed
      and uploads.signed_at >= private.indian_day_start(private.indian_day(now()))
      and (objects.id is not null or uploads.signed_at > unused_after)) as known;
  return case
    when taken.of_all + wanted.size > budget.of_all or taken.there_of_address + wanted.size > budget.of_address
      or taken.there_of_network + wanted.size > budget.of_network then private.budget_end(budget.minutes)
    when taken.of_address + wanted.size > budget.of_address or taken.of_network + wanted.size > budget.of_network
      then taken.lapsed_at
    end;
end
$$;
comment on function private.file_opens_at(private.uploads) is
  'When the budgets of address, network and all have room for one more file: null for now. An announced file that has '
  'not come after 15 minutes uses up nothing.';

create function private.take_upload(upload_bucket text, path text, size integer, sender text) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  wanted constant private.uploads := row(path, upload_bucket, size, sender, now(), true);
  opens_at timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('uploads ' || upload_bucket, 0));
  delete from private.uploads where bucket = upload_bucket and signed_at < now() - interval '7 days';
  opens_at := coalesce(private.file_opens_at(wanted), private.charge(sender, jsonb_build_object(
    case upload_bucket when 'photos' then 'addresses for photographs' else 'addresses for resumes' end, 1)));
  if opens_at is null then
    insert into private.uploads values (wanted.*);
  end if;
  return opens_at;
end
$$;
comment on function private.take_upload(text, text, integer, text) is
  'Notes that one more file may be uploaded to an address of its own, and answers null; otherwise the moment when it '
  'may, and notes nothing.';
call private.expose('take_upload', 'service_role');

create function private.is_larger_than_announced(path text, metadata jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from private.uploads
    where uploads.path = is_larger_than_announced.path and (metadata ->> 'size')::bigint > uploads.size)
$$;
comment on function private.is_larger_than_announced(text, jsonb) is
  'Is a file of a bucket, known by its name and Storage''s metadata, larger than announced? No form can name it then.';
