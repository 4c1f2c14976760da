-- Pages of reports. Whatever staff read of visitors leaves a trace, whichever way they ask: pages and exports
-- of reports and résumés come from functions that write the audit trail themselves, and no table or view
-- answers a staff token.

-- The audit trail gets one line for the first page of a report that somebody reads in an hour, and one more
-- whenever the rows read in this hour reach 100, 1,000, 10,000 and so on. So a look at today's enquiries is
-- one line, and copying everything is not hidden.
create table private.report_readings (
  staff_id uuid not null references public.staff (id) on delete cascade,
  report text not null,
  hour_start timestamptz not null,
  row_count bigint not null,
  primary key (staff_id, report, hour_start)
);
comment on table private.report_readings is
  'Rows that each member of staff read of each report in an hour, page by page; rows of past days are deleted.';

alter table private.report_readings enable row level security;

create function private.note_reading(report text, page_rows bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  hour_so_far bigint;
  event public.audit_events;
begin
  -- Reading the audit trail adds no line: the reader would find only their own reading.
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
    event.after := private.count_words(page_rows, 'row', 'rows');
    perform private.add_audit_event(event);
  elsif hour_so_far >= 100 and floor(log(hour_so_far)) > floor(log(hour_so_far - page_rows)) then
    event.after := to_char(10 ^ floor(log(hour_so_far)), 'FM9,999,999,999') || ' rows or more within this hour';
    perform private.add_audit_event(event);
  end if;
end
$$;
comment on function private.note_reading(text, bigint) is
  'Notes that the caller reads so many rows of a report; only functions that read call it.';
grant execute on function private.note_reading(text, bigint) to office;

-- One page of any report, with the count of all rows to which it belongs. A page costs the same wherever in
-- the report it is and whatever is searched for, at a million rows too. Without a term, the counts by day say
-- on which day the page begins, and only that day's rows are skipped one by one. A term is looked for in the
-- newest rows first, where frequent terms are found, and then by an index, which finds rare ones. In one
-- process, because starting parallel workers takes longer than the answer.
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
  -- Beyond this many hits a search says "more than"; counting all of them would cost more than anyone gains.
  cap constant integer := 1000;
  newest constant integer := 20000;
  first_row constant bigint := (page_number - 1)::bigint * page_size;
  asked private.report_question;
  page_day date;
  skipped bigint;
  total bigint;
  near uuid[];
  ids uuid[];
begin
  if not private.reads_report(report) then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  asked := (private.enquiry_table_of(report), from_day, to_day, quarantined, private.term_of_report(term));
  if asked.enquiry_table is null then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;

  if term = '' then
    with days as (
      select day, case when quarantined then waiting_count else shown_count end as day_rows
      from private.report_day_counts
      where enquiry_table = asked.enquiry_table
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
    into total, page_day, skipped
    from days;
    ids := case when skipped is null then '{}'
      else private.newest_ids((asked.enquiry_table, from_day, page_day, quarantined, asked.term),
        (skipped + page_size)::integer, skipped, page_size) end;
  else
    near := private.newest_ids(asked, newest, 0, cap + 1);
    ids := case when cardinality(near) > cap then near
      else private.ids_in_order(asked.enquiry_table, private.rows_of_term(asked, false, 0, cap + 1)) end;
    total := cardinality(ids);
    ids := case
      when total <= cap then ids[first_row + 1 : first_row + page_size]
      when cardinality(near) >= first_row + page_size then near[first_row + 1 : first_row + page_size]
      else private.rows_of_term(asked, true, first_row, page_size) end;
  end if;

  return jsonb_build_object(
    'data', private.report_rows(report, ids),
    'totalRecords', case when term = '' then total else least(total, cap) end,
    'isCapped', term <> '' and total > cap,
    'leftOut', private.count_aside(asked));
end
$$;
comment on function private.report_page(text, date, date, text, integer, integer, boolean) is
  'The page that public.report_page answers, without a trace; for private.read_report_page alone.';
call private.judge('report_page');

-- A member of staff who calls somebody from a report or from a review speaks with the person of a lead. Rows
-- of both name the lead, so that the call is noted there.
create function private.read_report_page(
  report text, from_day date, to_day date, term text, page_number integer, page_size integer, quarantined boolean
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  page constant jsonb :=
    private.report_page(report, from_day, to_day, term, page_number, least(page_size, 100), quarantined);
  source_table constant text := private.enquiry_table_of(report);
  ids constant uuid[] := array(select (page_row ->> 'id')::uuid from jsonb_array_elements(page -> 'data') as page_row);
begin
  perform private.note_reading(report, cardinality(ids));
  return page || jsonb_build_object('leads', (
      select coalesce(jsonb_object_agg(enquiry_id, id), '{}') from public.leads
      where enquiry_table = source_table and enquiry_id = any (ids))
  ) || (
    select jsonb_build_object(
      'doNotCall', coalesce(jsonb_agg(id) filter (
        where number in (select digits from public.contact_marks where mark = 'do-not-call')), '[]'),
      'withdrawn', coalesce(jsonb_agg(id) filter (
        where number in (select private.withdrawn_numbers()) or email in (select private.withdrawn_emails())), '[]'))
    from private.contacts_of(source_table, ids)
    where exists (select from public.contact_marks) or exists (select from private.consents));
end
$$;
comment on function private.read_report_page(text, date, date, text, integer, integer, boolean) is
  'The answer of public.report_page: a page, how many rows of no customer it leaves out, and which of its rows are not '
  'to be called, which took their consent '
  'back, and the lead of each. Refuses anyone but active staff.';
call private.judge('read_report_page');
grant execute on function private.read_report_page(text, date, date, text, integer, integer, boolean) to authenticated;

-- Not made by private.expose, because private.report_page leaves no trace.
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
  'A page of a report view, newest first, at most 100 rows, with its trace in the audit trail. Days are Indian '
  'calendar days, both inclusive; the term is plain text. A search counts to 1,000 and says isCapped beyond. The rows '
  'are either the genuine ones or the quarantined ones.';
grant execute on function public.report_page(text, date, date, text, integer, integer, boolean) to authenticated;
