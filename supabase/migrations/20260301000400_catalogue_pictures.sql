-- Pictures of the catalogue that staff upload, in a public bucket of their own, which the server alone writes. A file is
-- there for good: records and the audit trail name it, and a copy of a vehicle shares it.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('catalogue', 'catalogue', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
