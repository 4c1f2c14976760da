-- What was erased in quarantine stays there: released, it would be a new lead of nobody, with a promise.

create or replace function private.release_enquiry(report text, enquiry_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  enquiry_table constant text := private.enquiry_table_of(report);
  released bigint;
  event public.audit_events;
begin
  if not private.reads_report(report) then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  if enquiry_table is null then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;
  execute format(
    'update public.%1$I set is_quarantined = false where id = $1 and is_quarantined and not exists (
       select from public.erasures where erasures.enquiry_table = %1$L and erasures.enquiry_id = $1)', enquiry_table)
    using enquiry_id;
  get diagnostics released = row_count;
  if released > 0 then
    event.action := 'Changed';
    event.table_name := enquiry_table;
    event.row_id := enquiry_id::text;
    event.subject := 'Entry of ' || replace(report, '_', ' ') || ' · quarantine';
    event.before := 'held back';
    event.after := 'counted';
    perform private.add_audit_event(event);
  end if;
  return released > 0;
end
$$;
