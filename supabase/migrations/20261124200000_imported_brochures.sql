-- An import named a brochure of the dealer's own by the address of one that is made of the record, so visitors got the made one,
-- and the file went a day later as one that nothing names. Where the file is still there, its vehicle names it now.
update public.vehicles
set brochure = '/media/documents/' || split_part(brochure, '/', 4)
where brochure ~ '^/media/brochures/[0-9a-f]{64}\.pdf$'
  and exists (
    select from storage.objects where bucket_id = 'documents' and name = split_part(brochure, '/', 4)
  );
