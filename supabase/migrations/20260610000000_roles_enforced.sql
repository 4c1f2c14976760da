-- Roles take hold: owner and manager alone write what the site shows and what it costs; each family's reports are for the roles
-- that work on it, HR's for the owner and HR alone; whole exports and the audit trail are for the owner.

-- Every policy that lets staff write, but the one on their own account, asks for one of two roles from now on.
do $$
declare
  written record;
begin
  for written in
    select tablename, policyname, cmd from pg_catalog.pg_policies
    where schemaname = 'public' and cmd in ('INSERT', 'UPDATE', 'DELETE') and tablename <> 'staff'
      and policyname like 'active staff can %'
  loop
    execute format('alter policy %I on public.%I %s %s', written.policyname, written.tablename,
      case when written.cmd <> 'INSERT' then 'using ((select private.has_role(''owner'', ''manager'')))' end,
      case when written.cmd <> 'DELETE' then 'with check ((select private.has_role(''owner'', ''manager'')))' end);
    execute format('alter policy %I on public.%I rename to %I', written.policyname, written.tablename,
      replace(written.policyname, 'active staff', 'owner and manager'));
  end loop;
end
$$;

-- A function that asks for active staff asks for a role instead; the rest of it stays as it is.
create procedure private.narrow_function(function_name text, asked text, asks_now text)
language plpgsql
set search_path = ''
as $$
declare
  definition constant text := pg_catalog.pg_get_functiondef(function_name::regprocedure);
begin
  if strpos(definition, asked) = 0 then
    raise exception '% does not ask %', function_name, asked;
  end if;
  execute replace(definition, asked, asks_now);
end
$$;

do $$
declare
  named text;
begin
  foreach named in array array[
    'private.cancel_price_batch(uuid)', 'private.create_price_batch(uuid, text, jsonb, timestamptz)',
    'private.undo_price_batch(uuid)', 'private.price_batch_leads(uuid)',
    'private.create_vehicle(text, text, text, text, bigint)', 'private.save_vehicle(bigint, bigint, jsonb)',
    'private.set_vehicle_state(bigint, text)', 'private.order_vehicles(text, bigint[], bigint[])',
    'private.take_back_change(uuid)', 'private.order_content(text, bigint[], bigint[])'
  ] loop
    call private.narrow_function(named, 'private.require_staff()', 'private.require_role(''owner'', ''manager'')');
  end loop;
  foreach named in array array['private.order_outlets(bigint[])', 'private.read_setup()'] loop
    call private.narrow_function(named, 'not private.is_staff()', 'not private.has_role(''owner'', ''manager'')');
  end loop;
end
$$;

-- Reports. A view belongs to the family of the leads that its table makes; what no visitor sent is the owner's.
create function private.family_of(enquiry_table text) returns text
language sql
stable
set search_path = ''
return coalesce((
  select replace(encode(tgargs, 'escape'), '\000', '')
  from pg_catalog.pg_trigger join pg_catalog.pg_class on pg_class.oid = tgrelid
  where relnamespace = 'public'::regnamespace and relname = enquiry_table and tgname = enquiry_table || '_make_lead'), 'trail');
comment on function private.family_of(text) is 'The family of a table''s leads; "trail" of a table that makes none.';

create function private.read_families() returns text[]
language sql
stable
security definer
set search_path = ''
return coalesce((
  select private.families_of(staff.role) || case staff.role when 'owner' then array['trail'] else '{}' end
  from public.staff
  where staff.id = (select auth.uid()) and staff.outlet_ids = '{}' and private.is_staff()), '{}');
comment on function private.read_families() is
  'The families whose reports the caller reads. None for an account of single outlets: a report shows all of them.';

create function private.reads_report(report text) returns boolean
language sql
stable
set search_path = ''
return coalesce(private.family_of(private.enquiry_table_of(report)) = any (private.read_families()), false);
comment on function private.reads_report(text) is 'May the caller read this report?';

do $$
begin
  call private.narrow_function(
    'private.report_page(text, date, date, text, integer, integer, boolean)',
    'not private.is_staff()', 'not private.reads_report(report)');
  call private.narrow_function('private.release_enquiry(text, uuid)',
    'not private.is_staff()', 'not private.reads_report(report)');
  call private.narrow_function(
    'private.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean)',
    'not private.is_staff()', 'not (private.has_role(''owner'') and private.reads_report(report))');
  call private.narrow_function('private.open_resume(text)',
    'not private.is_staff()', 'not private.has_role(''owner'', ''people'')');
end
$$;
drop procedure private.narrow_function(text, text, text);

create or replace function private.today_counts() returns table (report text, day date, today bigint, quarantined bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  families constant text[] := private.read_families();
begin
  perform private.require_staff();
  return query
    select
      reports.report,
      current_day,
      coalesce((select counts.row_count from private.report_day_counts counts
        where counts.enquiry_table = reports.enquiry_table and counts.day = current_day), 0),
      coalesce((select sum(counts.quarantined_count) from private.report_day_counts counts
        where counts.enquiry_table = reports.enquiry_table and counts.quarantined_count > 0), 0)::bigint
    from private.reports, private.indian_day(now()) as current_day
    where private.family_of(reports.enquiry_table) = any (families)
    order by reports.report;
end
$$;
comment on function private.today_counts() is
  'What public.today_counts answers, of the reports that the caller reads; it refuses anyone who is not active staff.';
comment on function public.today_counts() is
  'One row for each report that the caller reads: the current Indian calendar day, the genuine rows of that day, and all rows in quarantine.';

-- The trail tells of staff and of applicants too. A manager reads who changed what they change themselves.
drop policy "active staff can read the audit trail" on public.audit_events;
create policy "owner and manager can read their part of the audit trail" on public.audit_events
  for select to authenticated
  using (
    (select private.has_role('owner'))
    or (select private.has_role('manager')) and table_name in (
      'vehicles', 'variants', 'accessories', 'slides', 'offers', 'notifications', 'gallery_images', 'page_texts', 'page_lists',
      'dealers', 'dealership'));
