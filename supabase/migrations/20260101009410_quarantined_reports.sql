-- Reports tell the genuine from the held back: page and export know one more condition. The rows held back are few and
-- have an index of their own; the others keep the one they had, so a report costs what it did.

drop function public.report_page(text, date, date, text, integer, integer);
drop function private.report_page(text, date, date, text, integer, integer);
drop function public.report_export_page(text, date, date, text, timestamptz, uuid, integer);
drop function private.report_export_page(text, date, date, text, timestamptz, uuid, integer);
drop function private.report_conditions(date, date, text);

create function private.report_conditions(from_day date, to_day date, term text, quarantined boolean) returns text
language sql
immutable
set search_path = ''
return case when quarantined then 'is_suspect' else 'not is_suspect' end
  || case when from_day is null then '' else ' and created_at >= private.indian_day_start($1)' end
  || case when to_day is null then '' else ' and created_at < private.indian_day_start($2 + 1)' end
  || case when term = '' then '' else ' and search_text like $3' end;
comment on function private.report_conditions(date, date, text, boolean) is
  'The conditions of a report filter, for dynamic SQL.';
revoke execute on function private.report_conditions(date, date, text, boolean) from public;

-- Dynamic and definer for the reasons told where the first report_page stands.
create function private.report_page(
  report text,
  from_day date,
  to_day date,
  term text,
  page_number integer,
  page_size integer,
  quarantined boolean
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- Beyond this many hits a search says "more than"; counting them all would cost more than anyone gains.
  cap constant integer := 1000;
  enquiry_table constant text := private.enquiry_table_of(report);
  conditions text := private.report_conditions(from_day, to_day, term, quarantined);
  pattern constant text := private.search_pattern(term);
  first_row constant bigint := (page_number - 1)::bigint * page_size;
  total bigint;
  is_capped boolean := false;
  ids uuid[];
  page_rows jsonb;
begin
  if not private.is_staff() then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  if enquiry_table is null then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;

  if term = '' then
    select coalesce(sum(case when quarantined then suspect_count else row_count end), 0) into total
    from private.report_day_counts as counts
    where counts.enquiry_table = private.enquiry_table_of(report)
      and (from_day is null or day >= from_day)
      and (to_day is null or day <= to_day);
  else
    execute format('select count(*) from (select from public.%I where %s limit %s) hits', enquiry_table, conditions, cap + 1)
      into total using from_day, to_day, pattern;
    is_capped := total > cap;
    total := least(total, cap);
  end if;

  -- Ids first, from the index alone; the second half of a report is walked from its end.
  if term = '' and first_row > total / 2 then
    execute format(
      'select array_agg(id) from (select id from public.%I where %s order by created_at, id limit $4 offset $5) page',
      enquiry_table, conditions)
      into ids using from_day, to_day, pattern, least(page_size, greatest(total - first_row, 0)),
        greatest(total - first_row - page_size, 0);
  else
    execute format(
      'select array_agg(id) from
        (select id from public.%I where %s order by created_at desc, id desc limit $4 offset $5) page',
      enquiry_table, conditions)
      into ids using from_day, to_day, pattern, page_size, first_row;
  end if;

  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) - ''search_text'' order by page.created_at desc, page.id desc), ''[]'')
     from public.%I page where page.id = any ($1)', report)
    into page_rows using ids;

  return jsonb_build_object('data', page_rows, 'totalRecords', total, 'isCapped', is_capped);
end
$$;
comment on function private.report_page(text, date, date, text, integer, integer, boolean) is
  'What public.report_page answers; reads past row-level security, so it refuses anyone who is not active staff.';
revoke execute on function private.report_page(text, date, date, text, integer, integer, boolean) from public;
grant execute on function private.report_page(text, date, date, text, integer, integer, boolean) to authenticated;

create function public.report_page(
  report text,
  from_day date default null,
  to_day date default null,
  term text default '',
  page_number integer default 1,
  page_size integer default 10,
  quarantined boolean default false
) returns jsonb
language sql
stable
security invoker
set search_path = ''
return private.report_page(report, from_day, to_day, term, page_number, page_size, quarantined);
comment on function public.report_page(text, date, date, text, integer, integer, boolean) is
  'A page of a report view, newest first. Days are Indian calendar days, both inclusive; the term is plain text. A search counts to 1,000 and says isCapped beyond. Either the genuine rows or those held back.';
revoke execute on function public.report_page(text, date, date, text, integer, integer, boolean) from public, anon;
grant execute on function public.report_page(text, date, date, text, integer, integer, boolean) to authenticated;

create function private.report_export_page(
  report text,
  from_day date,
  to_day date,
  term text,
  below_created_at timestamptz,
  below_id uuid,
  page_size integer,
  quarantined boolean
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  enquiry_table constant text := private.enquiry_table_of(report);
  conditions text := private.report_conditions(from_day, to_day, term, quarantined);
  pattern constant text := private.search_pattern(term);
  total bigint;
  ids uuid[];
  page_rows jsonb;
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
    'select coalesce(jsonb_agg(to_jsonb(page) - ''search_text'' order by page.created_at desc, page.id desc), ''[]'')
     from public.%I page where page.id = any ($1)', report)
    into page_rows using ids;

  return jsonb_build_object('data', page_rows, 'totalRecords', total);
end
$$;
comment on function private.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) is
  'What public.report_export_page answers; reads past row-level security, so it refuses anyone who is not active staff.';
revoke execute on function private.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) from public;
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
) returns jsonb
language sql
stable
security invoker
set search_path = ''
return private.report_export_page(report, from_day, to_day, term, below_created_at, below_id, page_size, quarantined);
comment on function public.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) is
  'The next rows of a report below a row, newest first, at most 1,000; without one the first rows and the count of all.';
revoke execute on function public.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) from public, anon;
grant execute on function public.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) to authenticated;
