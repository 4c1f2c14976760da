-- Tells a visitor's server whether a submission that stands already under an id is the one sent now: a repeat is
-- answered like the first time, another body under the same id is refused. Visitors read nothing else of what is stored.

create function private.is_same_submission(enquiry_table text, submission_id uuid, hash text) returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_one boolean;
begin
  if not exists (
    select from pg_catalog.pg_attribute
    where attrelid = pg_catalog.to_regclass(format('public.%I', enquiry_table)) and attname = 'submission_hash'
  ) then
    raise exception 'unknown enquiry' using errcode = 'invalid_parameter_value';
  end if;
  execute format(
    'select exists (select from public.%I where id = $1 and submission_hash = $2 and $2 <> '''')', enquiry_table)
    into found_one using submission_id, hash;
  return found_one;
end
$$;
comment on function private.is_same_submission(text, uuid, text) is
  'What public.is_same_submission answers; reads past row-level security, and tells yes or no about one id and hash.';
revoke execute on function private.is_same_submission(text, uuid, text) from public;
grant execute on function private.is_same_submission(text, uuid, text) to anon;

create function public.is_same_submission(enquiry_table text, submission_id uuid, hash text) returns boolean
language sql
stable
security invoker
set search_path = ''
return private.is_same_submission(enquiry_table, submission_id, hash);
comment on function public.is_same_submission(text, uuid, text) is
  'Does the enquiry stored under this id have this hash?';
revoke execute on function public.is_same_submission(text, uuid, text) from public, authenticated;
grant execute on function public.is_same_submission(text, uuid, text) to anon;
