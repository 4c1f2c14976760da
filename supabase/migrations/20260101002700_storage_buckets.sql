-- Storage: the buckets of all files. Only the server stores and removes files, with the secret key, after it
-- looked at the bytes. With a policy, a staff token used outside the site could put any file of the right
-- type on this site's address, and remove a picture that a page shows, without a line in the audit trail,
-- because a project may not put triggers on Storage's tables. So no bucket has a policy, and nobody lists
-- one. Public files are fetched by their address, which asks no policy either.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  -- Pictures that staff upload: of offers, the gallery, notifications and the slides of the home page.
  ('offers', 'offers', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png']),
  ('gallery', 'gallery', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png']),
  ('notifications', 'notifications', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png']),
  ('home', 'home', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png']),
  -- Pictures of the catalogue. A file is kept for good: records and the audit trail name it, and a copy of a
  -- vehicle shares it.
  ('catalogue', 'catalogue', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png']),
  -- Brochures that staff upload for a vehicle. The site serves them through a function, which sets their
  -- content type and lets nothing in them run.
  ('documents', 'documents', true, 5242880, array['application/pdf']),
  -- Résumés of applicants and photographs of visitors, uploaded to addresses that the server signs.
  ('resumes', 'resumes', false, 10485760, array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]),
  ('photos', 'photos', false, 2097152, array['image/webp', 'image/jpeg'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;
