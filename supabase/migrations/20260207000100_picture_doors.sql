-- Pictures are stored and removed by the server alone, with the secret key, after it looked at their bytes. A staff token
-- used past the site could put any file of the right type on this site's address, and take away what a page shows, and
-- neither left a line in the audit trail: triggers on Storage's tables are not for a project to make. What staff add,
-- change and delete is a row of ours, which has its line.
drop policy "active staff can upload pictures" on storage.objects;
drop policy "active staff can delete pictures" on storage.objects;
drop policy "active staff can open pictures, but not list them" on storage.objects;
drop function private.is_file_listing();
