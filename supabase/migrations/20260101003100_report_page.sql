-- One page of any report, with the count of all rows it belongs to, in one round trip. A page costs the same wherever it
-- stands and whatever is searched for, at a million rows too.
-- Dynamic SQL on purpose: every call is planned for its own term and dates (a kept generic plan walks
-- the date index to its end for a rare term).
-- Definer on purpose: under row-level security a pattern match may not use the trigram index, because the operator is
-- not leakproof, and a search would read the whole table. Every report has the one policy this function asks first.

-- Without a term, the counts by day say on which day the page begins, and only that day's rows are skipped one by one.
-- A term that the trigram index does not know is looked for in the newest rows first, where frequent ones are found, and
-- then in the index of letter pairs, where rare ones are. Few hits are gathered as they are counted, not looked up again.
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
  newest constant integer := 20000;
  source_table constant text := private.enquiry_table_of(report);
  conditions text := private.report_conditions(from_day, to_day, term, quarantined);
  all_conditions constant text := private.report_conditions(from_day, to_day, '', quarantined);
  pattern constant text := private.search_pattern(term);
  pairs constant text[] := private.letter_pairs(lower(term));
  first_row constant bigint := (page_number - 1)::bigint * page_size;
  source text;
  skipped bigint := first_row;
  first_day date;
  near bigint;
  total bigint;
  is_capped boolean := false;
  ids uuid[];
  page_rows jsonb;
begin
  if not private.is_staff() then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  if source_table is null then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;
  source := format('public.%I', source_table);

  if term = '' then
    with days as (
      select day, case when quarantined then quarantined_count else row_count end as day_rows
      from private.report_day_counts
      where enquiry_table = source_table
        and (from_day is null or day >= from_day)
        and (to_day is null or day <= to_day)
    ), placed as (
      select day, day_rows, sum(day_rows) over (order by day desc) as rows_so_far from days
    ), first as (
      select day, rows_so_far - day_rows as above from placed
      where rows_so_far > first_row
      order by day desc
      limit 1
    )
    select coalesce(sum(day_rows), 0), (select day from first), first_row - (select above from first)
    into total, first_day, skipped
    from days;
    conditions := conditions || ' and created_at < private.indian_day_start($6 + 1)';
  else
    if term !~ '[a-zA-Z0-9]{3}' then
      execute format(
        'select count(*) from
          (select from
            (select search_text from %s where %s order by created_at desc, id desc limit %s) latest
           where search_text like $3 limit %s) hits', source, all_conditions, newest, cap + 1)
        into near using from_day, to_day, pattern;
      if near between first_row + page_size and cap then
        source := format(
          '(select * from %s where %s order by created_at desc, id desc limit %s) latest', source, all_conditions, newest);
      end if;
      if near < first_row + page_size and near <= cap then
        conditions := conditions || ' and private.letter_pairs(search_text) @> $7';
      end if;
    end if;
    if near > cap then
      total := near;
    else
      execute format(
        'select count(*), array_agg(id order by created_at desc, id desc) from
          (select id, created_at from public.%I where %s limit %s) hits',
        source_table,
        private.report_conditions(from_day, to_day, term, quarantined)
          || case when near is null then '' else ' and private.letter_pairs(search_text) @> $4' end,
        cap + 1)
        into total, ids using from_day, to_day, pattern, pairs;
    end if;
    is_capped := total > cap;
    total := least(total, cap);
  end if;

  if term <> '' and not is_capped then
    ids := ids[first_row + 1 : first_row + page_size];
  else
    -- Ids first, from the index alone.
    execute format(
      'select array_agg(id) from
        (select id from %s where %s order by created_at desc, id desc limit $4 offset $5) page',
      source, conditions)
      into ids using from_day, to_day, pattern, page_size, skipped, first_day, pairs;
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
  'A page of a report view, newest first. Days are Indian calendar days, both inclusive; the term is plain text. A search counts to 1,000 and says isCapped beyond. Either the genuine rows or the quarantined ones.';
grant execute on function public.report_page(text, date, date, text, integer, integer, boolean) to authenticated;
