-- One page of any report, with the count of all rows it belongs to, in one round trip.
-- Dynamic SQL on purpose: every call is planned for its own term and dates (a kept generic plan walks
-- the date index to its end for a rare term).
-- Definer on purpose: under row-level security a pattern match may not use the trigram index, because the operator is
-- not leakproof, and a search would read the whole table. Every report has the one policy this function asks first.

create function private.report_page(
  report text,
  from_day date,
  to_day date,
  term text,
  page_number integer,
  page_size integer
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
  conditions text := private.report_conditions(from_day, to_day, term);
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
    select coalesce(sum(row_count), 0) into total
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
comment on function private.report_page(text, date, date, text, integer, integer) is
  'What public.report_page answers; reads past row-level security, so it refuses anyone who is not active staff.';
revoke execute on function private.report_page(text, date, date, text, integer, integer) from public;
grant execute on function private.report_page(text, date, date, text, integer, integer) to authenticated;

create function public.report_page(
  report text,
  from_day date default null,
  to_day date default null,
  term text default '',
  page_number integer default 1,
  page_size integer default 10
) returns jsonb
language sql
stable
security invoker
set search_path = ''
return private.report_page(report, from_day, to_day, term, page_number, page_size);
comment on function public.report_page(text, date, date, text, integer, integer) is
  'A page of a report view, newest first. Days are Indian calendar days, both inclusive; the term is plain text. A search counts to 1,000 and says isCapped beyond.';
revoke execute on function public.report_page(text, date, date, text, integer, integer) from public, anon;
grant execute on function public.report_page(text, date, date, text, integer, integer) to authenticated;
