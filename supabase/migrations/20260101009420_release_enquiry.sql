-- Staff release what was held back without reason. Definer, because staff change nothing else about an enquiry.

create function private.release_enquiry(report text, enquiry_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry_table constant text := private.enquiry_table_of(report);
  released bigint;
begin
  if not private.is_staff() then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  if enquiry_table is null then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;
  execute format('update public.%I set is_suspect = false where id = $1 and is_suspect', enquiry_table)
    using enquiry_id;
  get diagnostics released = row_count;
  return released > 0;
end
$$;
comment on function private.release_enquiry(text, uuid) is
  'What public.release_enquiry does; writes past row-level security, so it refuses anyone who is not active staff.';
revoke execute on function private.release_enquiry(text, uuid) from public;
grant execute on function private.release_enquiry(text, uuid) to authenticated;

create function public.release_enquiry(report text, enquiry_id uuid) returns boolean
language sql
volatile
security invoker
set search_path = ''
return private.release_enquiry(report, enquiry_id);
comment on function public.release_enquiry(text, uuid) is
  'Counts an enquiry that was held back as genuine from now on; false when none is held back under this id.';
revoke execute on function public.release_enquiry(text, uuid) from public, anon;
grant execute on function public.release_enquiry(text, uuid) to authenticated;
