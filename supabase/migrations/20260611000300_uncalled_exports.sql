-- Who is not to be called is in no export, which says how many it leaves out; a page of a report names them, so that its
-- screen offers no call. What the reports' functions do besides stays as it is, so their definitions are completed.

create function private.callable_condition() returns text
language sql
stable
set search_path = ''
return case
  when exists (select from public.contact_marks where mark = 'do-not-call') then
    ' and not exists (select from public.contact_marks where mark = ''do-not-call'' and digits = right(mobile_digits, 10))'
  else '' end;
comment on function private.callable_condition() is
  'What leaves those out who are not to be called, for dynamic SQL over a table of enquiries; empty while there is nobody.';

create function private.count_uncalled(report text, from_day date, to_day date, term text, quarantined boolean) returns bigint
language plpgsql
stable
set search_path = ''
as $$
declare
  left_out bigint := 0;
begin
  if private.callable_condition() <> '' then
    execute format(
      'select count(*) from public.%I as enquiry where %s and exists (
         select from public.contact_marks where mark = ''do-not-call'' and digits = right(enquiry.mobile_digits, 10))',
      private.enquiry_table_of(report), private.report_conditions(from_day, to_day, term, quarantined))
      into left_out using from_day, to_day, private.search_pattern(term);
  end if;
  return left_out;
end
$$;
comment on function private.count_uncalled(text, date, date, text, boolean) is
  'How many rows of a report an export leaves out; for private.take_report_rows alone.';

create function private.uncalled_rows(report text, page_rows jsonb) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  ids jsonb := '[]';
begin
  if private.callable_condition() <> '' then
    execute format(
      'select coalesce(jsonb_agg(enquiry.id), ''[]'') from public.%I as enquiry
       join public.contact_marks on mark = ''do-not-call'' and digits = right(enquiry.mobile_digits, 10)
       where enquiry.id::text in (select page_row ->> ''id'' from jsonb_array_elements($1) as page_row)',
      private.enquiry_table_of(report)) into ids using page_rows;
  end if;
  return ids;
end
$$;
comment on function private.uncalled_rows(text, jsonb) is
  'The ids of those rows of a page who are not to be called; for private.read_report_page alone.';

do $$
declare
  completed record;
  definition text;
begin
  for completed in
    select * from (values
      ('private.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean)',
       'private.report_conditions(from_day, to_day, term, quarantined)',
       'private.report_conditions(from_day, to_day, term, quarantined) || private.callable_condition()'),
      ('private.take_report_rows(text, date, date, text, uuid, timestamptz, uuid, integer, boolean)',
       '''page'', page)',
       '''page'', page, ''leftOut'', case when is_first then private.count_uncalled(report, from_day, to_day, term, quarantined) end)'),
      ('private.read_report_page(text, date, date, text, integer, integer, boolean)',
       'return page;',
       'return page || jsonb_build_object(''doNotCall'', private.uncalled_rows(report, page -> ''data''));')
    ) as list (function_name, part, replacement)
  loop
    definition := pg_catalog.pg_get_functiondef(completed.function_name::regprocedure);
    if strpos(definition, completed.part) = 0 then
      raise exception '% does not hold %', completed.function_name, completed.part;
    end if;
    execute replace(definition, completed.part, completed.replacement);
  end loop;
end
$$;
