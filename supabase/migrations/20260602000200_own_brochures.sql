-- Brochures of the dealer's own, which staff upload for a vehicle. The site hands them out by a function, which
-- says what they are and lets nothing in them run.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('documents', 'documents', true, 5242880, array['application/pdf'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
