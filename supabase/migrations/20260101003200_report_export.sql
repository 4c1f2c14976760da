-- One step of a report's export, newest first, by key and not by offset: the thousandth step costs what the first does.
-- The first step also counts what the whole export will hold; count and rows come from one snapshot, and later steps go
-- on below the last row, so that what arrives meanwhile does not change the number.
-- The answer is json instead of jsonb, because nobody reads the rows on their way. And the rows are looked up by their keys
-- always: from a thousand keys on the planner would rather read the whole table.
-- Dynamic and definer for the reasons of report_page.

create function private.report_columns(report text) returns text
language sql
stable
set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ' order by attnum)
  from pg_catalog.pg_attribute
  where attrelid = ('public.' || quote_ident(report))::regclass
    and attnum > 0 and not attisdropped and attname <> 'search_text'
$$;
comment on function private.report_columns(text) is 'What a report shows: all columns of its view but the text it searches.';

create function private.report_export_page(
  report text,
  from_day date,
  to_day date,
  term text,
  below_created_at timestamptz,
  below_id uuid,
  page_size integer,
  quarantined boolean
) returns json
language plpgsql
stable
security definer
set search_path = ''
set enable_seqscan = off
as $$
declare
  enquiry_table constant text := private.enquiry_table_of(report);
  conditions text := private.report_conditions(from_day, to_day, term, quarantined);
  pattern constant text := private.search_pattern(term);
  total bigint;
  ids uuid[];
  page_rows json;
begin
  if not private.is_staff() then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  if enquiry_table is null then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;

  if below_id is null then
    execute format('select count(*) from public.%I where %s', enquiry_table, conditions)
      into total using from_day, to_day, pattern;
  else
    conditions := conditions || ' and (created_at, id) < ($4, $5)';
  end if;

  execute format(
    'select array_agg(id) from
      (select id from public.%I where %s order by created_at desc, id desc limit $6) page',
    enquiry_table, conditions)
    into ids using from_day, to_day, pattern, below_created_at, below_id, least(page_size, 1000);

  execute format(
    'select coalesce(json_agg(page order by page.created_at desc, page.id desc), ''[]'')
     from (select %s from public.%I where id = any ($1)) page', private.report_columns(report), report)
    into page_rows using ids;

  return json_build_object('data', page_rows, 'totalRecords', total);
end
$$;
comment on function private.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) is
  'What public.report_export_page answers; reads past row-level security, so it refuses anyone who is not active staff.';
grant execute on function private.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) to authenticated;

create function public.report_export_page(
  report text,
  from_day date default null,
  to_day date default null,
  term text default '',
  below_created_at timestamptz default null,
  below_id uuid default null,
  page_size integer default 1000,
  quarantined boolean default false
) returns json
language sql
stable
security invoker
set search_path = ''
return private.report_export_page(report, from_day, to_day, term, below_created_at, below_id, page_size, quarantined);
comment on function public.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) is
  'The next rows of a report below a row, newest first, at most 1,000; without one the first rows and the count of all.';
grant execute on function public.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) to authenticated;
