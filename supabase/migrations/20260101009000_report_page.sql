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
  conditions text := 'true';
  pattern text;
  total bigint;
  page_rows jsonb;
begin
  if not private.is_staff() then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  if report !~ '^[a-z_]+_report$' then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;

  if from_day is not null then
    conditions := conditions || ' and created_at >= private.indian_day_start($1)';
  end if;
  if to_day is not null then
    conditions := conditions || ' and created_at < private.indian_day_start($2 + 1)';
  end if;
  if term <> '' then
    pattern := '%' || replace(replace(replace(lower(term), '\', '\\'), '%', '\%'), '_', '\_') || '%';
    conditions := conditions || ' and search_text like $3';
  end if;

  execute format('select count(*) from public.%I where %s', report, conditions)
    into total using from_day, to_day, pattern;

  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) - ''search_text'' order by page.created_at desc, page.id desc), ''[]'')
     from (select * from public.%I where %s order by created_at desc, id desc limit $4 offset $5) page',
    report, conditions)
    into page_rows using from_day, to_day, pattern, page_size, (page_number - 1)::bigint * page_size;

  return jsonb_build_object('data', page_rows, 'totalRecords', total);
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
  'A page of a report view, newest first. Days are Indian calendar days, both inclusive; the term is plain text.';
revoke execute on function public.report_page(text, date, date, text, integer, integer) from public, anon;
grant execute on function public.report_page(text, date, date, text, integer, integer) to authenticated;
