-- Pages of reports. What staff read of visitors leaves a trace, whichever way they ask: pages and exports of reports
-- and résumés come from functions that write the audit trail themselves, and no table or view answers a staff token.

-- One line for the first page of a report that somebody reads in an hour, and one more whenever their rows of this
-- hour reach 100, 1,000, 10,000 and so on. A look at today's enquiries is one line, and copying everything is not
-- hidden.
create table private.report_readings (
  staff_id uuid not null references public.staff (id) on delete cascade,
  report text not null,
  hour_start timestamptz not null,
  row_count bigint not null,
  primary key (staff_id, report, hour_start)
);
comment on table private.report_readings is
  'Rows that each member of staff read of each report in an hour, page by page; those of past days are deleted.';

alter table private.report_readings enable row level security;

create function private.note_reading(report text, page_rows bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  hour_so_far bigint;
  event public.audit_events;
begin
  -- Whoever reads the trail would only write it on.
  if page_rows = 0 or report = 'audit_report' then
    return;
  end if;
  insert into private.report_readings as readings (staff_id, report, hour_start, row_count)
  values (auth.uid(), note_reading.report, date_trunc('hour', now()), page_rows)
  on conflict on constraint report_readings_pkey do update set row_count = readings.row_count + excluded.row_count
  returning row_count into hour_so_far;

  event.action := 'Read';
  event.table_name := private.enquiry_table_of(report);
  event.subject := private.title_of(report);
  if hour_so_far = page_rows then
    delete from private.report_readings as readings
    where readings.staff_id = auth.uid() and readings.hour_start < now() - interval '1 day';
    event.after := page_rows || ' rows';
    perform private.add_audit_event(event);
  elsif hour_so_far >= 100 and floor(log(hour_so_far)) > floor(log(hour_so_far - page_rows)) then
    event.after := to_char(10 ^ floor(log(hour_so_far)), 'FM9,999,999,999') || ' rows or more within this hour';
    perform private.add_audit_event(event);
  end if;
end
$$;
comment on function private.note_reading(text, bigint) is
  'Notes that the caller reads so many rows of a report; for functions that read alone.';
grant execute on function private.note_reading(text, bigint) to office;

-- Under row-level security no pattern uses an index, because its operator is not leakproof, and a search would read the
-- whole table. So what finds a term is exempt and answers ids alone, which the caller reads under the policy.
create function private.rows_of_term(
  enquiry_table text, from_day date, to_day date, term text, quarantined boolean, most integer, first_row bigint
) returns uuid[]
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  ids uuid[];
begin
  execute format(
    'select array_agg(id) from (select id from public.%I where %s and %s and %s%s limit $3 offset $4) as found',
    enquiry_table, private.report_conditions(from_day, to_day, '', quarantined), private.match_condition(term),
    private.index_condition(term), case when first_row is null then '' else ' order by created_at desc, id desc' end)
    into ids using from_day, to_day, most, coalesce(first_row, 0);
  return ids;
end
$$;
comment on function private.rows_of_term(text, date, date, text, boolean, integer, bigint) is
  'The ids of so many rows of a table that hold a term: from a row on, newest first, or without one in no order; null '
  'for none. For private.report_page alone.';
grant execute on function private.rows_of_term(text, date, date, text, boolean, integer, bigint) to office;

-- One page of any report, with the count of all rows it belongs to. A page costs the same wherever it stands and
-- whatever is searched for, at a million rows too.
-- Dynamic SQL on purpose: every call is planned for its own term and dates; a kept generic plan walks the date index
-- to its end for a rare term.
-- Without a term, the counts by day say on which day the page begins, and only that day's rows are skipped one by
-- one. A term is looked for in the newest rows first, where frequent ones are found, and then by an index, which
-- finds rare ones. Few hits are gathered as they are counted, not looked up again. One process: others start more
-- slowly than this answers.
create function private.report_page(
  report text,
  from_day date,
  to_day date,
  term text,
  page_number integer,
  page_size integer,
  quarantined boolean
) returns jsonb
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  -- Beyond this many hits a search says "more than"; counting them all would cost more than anyone gains.
  cap constant integer := 1000;
  newest constant integer := 20000;
  source_table constant text := private.enquiry_table_of(report);
  all_conditions constant text := private.report_conditions(from_day, to_day, '', quarantined);
  first_row constant bigint := (page_number - 1)::bigint * page_size;
  source text;
  conditions text := all_conditions;
  skipped bigint := first_row;
  first_day date;
  near bigint;
  total bigint;
  is_capped boolean := false;
  ids uuid[];
  page_rows jsonb;
begin
  if not private.reads_report(report) then
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
    conditions := conditions || ' and created_at < private.indian_day_start($5 + 1)';
  else
    conditions := conditions || ' and ' || private.match_condition(term);
    execute format(
      'select count(*) from
        (select from
          (select search_text, mobile_digits from %s where %s order by created_at desc, id desc limit %s) latest
         where %s limit %s) hits', source, all_conditions, newest, private.match_condition(term), cap + 1)
      into near using from_day, to_day;
    if near > cap then
      total := near;
    else
      ids := private.rows_of_term(source_table, from_day, to_day, term, quarantined, cap + 1, null);
      execute format('select count(*), array_agg(id order by created_at desc, id desc) from %s where id = any ($1)',
        source) into total, ids using ids;
    end if;
    is_capped := total > cap;
    total := least(total, cap);
    source := format('(select * from %s where %s order by created_at desc, id desc limit %s) latest',
      source, all_conditions, newest);
  end if;

  if term <> '' and not is_capped then
    ids := ids[first_row + 1 : first_row + page_size];
  elsif term <> '' and near < first_row + page_size then
    ids := private.rows_of_term(source_table, from_day, to_day, term, quarantined, page_size, first_row);
  else
    -- Ids first, from the index alone.
    execute format(
      'select array_agg(id) from
        (select id from %s where %s order by created_at desc, id desc limit $3 offset $4) page',
      source, conditions)
      into ids using from_day, to_day, page_size, skipped, first_day;
  end if;

  execute format(
    'select coalesce(jsonb_agg(to_jsonb(page) - ''search_text'' order by page.created_at desc, page.id desc), ''[]'')
     from public.%I page where page.id = any ($1)', report)
    into page_rows using ids;

  return jsonb_build_object('data', page_rows, 'totalRecords', total, 'isCapped', is_capped);
end
$$;
comment on function private.report_page(text, date, date, text, integer, integer, boolean) is
  'The page that public.report_page answers, without a trace; for private.read_report_page alone.';
call private.judge('report_page');

create function private.uncalled_rows(report text, page_rows jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  shown constant uuid[] := array(select (page_row ->> 'id')::uuid from jsonb_array_elements(page_rows) as page_row);
  ids jsonb := '[]';
begin
  if exists (select from public.contact_marks where mark = 'do-not-call') then
    execute format(
      'select coalesce(jsonb_agg(enquiry.id), ''[]'') from public.%I as enquiry
       where enquiry.id = any ($1) and right(enquiry.mobile_digits, 10) in (
         select digits from public.contact_marks where mark = ''do-not-call'')',
      private.enquiry_table_of(report)) into ids using shown;
  end if;
  return ids;
end
$$;
comment on function private.uncalled_rows(text, jsonb) is
  'The ids of those rows of a page who are not to be called; for private.read_report_page alone.';
grant execute on function private.uncalled_rows(text, jsonb) to office;

create function private.withdrawn_rows(report text, page_rows jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  enquiry_table constant text := private.enquiry_table_of(report);
  withdrawn constant text := private.withdrawn_condition(enquiry_table);
  shown constant uuid[] := array(select (page_row ->> 'id')::uuid from jsonb_array_elements(page_rows) as page_row);
  ids jsonb := '[]';
begin
  if withdrawn <> '' then
    execute format(
      'select coalesce(jsonb_agg(id), ''[]'') from public.%I where id = any ($1) and %s', enquiry_table, withdrawn)
      into ids using shown;
  end if;
  return ids;
end
$$;
comment on function private.withdrawn_rows(text, jsonb) is
  'The ids of those rows of a page who took their consent back; for private.read_report_page alone.';
grant execute on function private.withdrawn_rows(text, jsonb) to office;

-- Whoever calls from a report or from a review speaks with the person of a lead. Rows of both say which, so that the
-- lead knows.
create function private.leads_of_rows(report text, page_rows jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(leads.enquiry_id, leads.id), '{}')
  from jsonb_array_elements(page_rows) as page_row
  join public.leads on leads.enquiry_table = private.enquiry_table_of(report)
    and leads.enquiry_id = (page_row ->> 'id')::uuid
$$;
comment on function private.leads_of_rows(text, jsonb) is
  'The lead of each row of a page that has one, by the row''s id; for private.read_report_page alone.';
grant execute on function private.leads_of_rows(text, jsonb) to office;

create function private.read_report_page(
  report text, from_day date, to_day date, term text, page_number integer, page_size integer, quarantined boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  page constant jsonb :=
    private.report_page(report, from_day, to_day, term, page_number, least(page_size, 100), quarantined);
begin
  perform private.note_reading(report, jsonb_array_length(page -> 'data'));
  return page || jsonb_build_object('doNotCall', private.uncalled_rows(report, page -> 'data'),
    'withdrawn', private.withdrawn_rows(report, page -> 'data'),
    'leads', private.leads_of_rows(report, page -> 'data'));
end
$$;
comment on function private.read_report_page(text, date, date, text, integer, integer, boolean) is
  'What public.report_page answers. It refuses anyone but active staff.';
call private.judge('read_report_page');
grant execute on function private.read_report_page(text, date, date, text, integer, integer, boolean) to authenticated;

-- A door of its own, because private.report_page leaves no trace.
create function public.report_page(
  report text,
  from_day date default null,
  to_day date default null,
  term text default '',
  page_number integer default 1,
  page_size integer default 10,
  quarantined boolean default false
) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.read_report_page(report, from_day, to_day, term, page_number, page_size, quarantined) $$;
comment on function public.report_page(text, date, date, text, integer, integer, boolean) is
  'A page of a report view, newest first, at most 100 rows, and its trace in the audit trail. Days are Indian '
  'calendar days, both inclusive; the term is plain text. A search counts to 1,000 and says isCapped beyond. Either '
  'the genuine rows or the quarantined ones.';
grant execute on function public.report_page(text, date, date, text, integer, integer, boolean) to authenticated;
