-- What staff read of visitors leaves a trace, whichever way they ask: pages and exports of reports and résumés come from
-- functions that write the audit trail themselves, and no table or view answers a staff token any more.

do $$
declare
  one record;
begin
  for one in select report, enquiry_table from private.reports loop
    execute format('revoke select on public.%I from authenticated', one.report);
    -- The trail itself stays readable: nothing in it comes from a visitor.
    if one.enquiry_table <> 'audit_events' then
      execute format('revoke select on public.%I from authenticated', one.enquiry_table);
      execute format('drop policy "active staff can read enquiries" on public.%I', one.enquiry_table);
    end if;
  end loop;
end
$$;

create or replace procedure private.make_enquiry_table(table_name text, has_form boolean default true)
language plpgsql
set search_path = ''
as $$
declare
  column_comment text[];
begin
  foreach column_comment slice 1 in array array[
    ['id', case when has_form
      then 'Made by the visitor''s browser, so that a repeated send stores one row.'
      else 'Made by whoever sends it, so that a repeated send stores one row.' end],
    ['submission_hash', 'SHA-256 of the body: tells a repeated send from another one under the same id.'],
    ['is_quarantined', 'Looks like a robot''s; in reports only when asked for.']
  ] loop
    execute format('comment on column public.%I.%I is %L', table_name, column_comment[1], column_comment[2]);
  end loop;

  -- Reports: pages by date, search and counts. The indexes are partial, so that a page walks one of them alone,
  -- however many rows are quarantined.
  execute format(
    'create index %I on public.%I (created_at desc, id desc) where not is_quarantined',
    table_name || '_created_at_idx', table_name);
  execute format(
    'create index %I on public.%I (created_at desc, id desc) where is_quarantined',
    table_name || '_quarantined_idx', table_name);
  call private.make_searchable(table_name);
  execute format(
    'create trigger %I after insert on public.%I referencing new table as changed_rows
     for each statement execute function private.count_report_rows()',
    table_name || '_count_inserted', table_name);
  execute format(
    'create trigger %I after delete on public.%I referencing old table as changed_rows
     for each statement execute function private.count_report_rows()',
    table_name || '_count_deleted', table_name);
  execute format(
    'create trigger %I after truncate on public.%I for each statement execute function private.count_report_rows()',
    table_name || '_count_truncated', table_name);
  execute format(
    'create trigger %I after update on public.%I for each row
     when (old.is_quarantined is distinct from new.is_quarantined) execute function private.count_judged_row()',
    table_name || '_count_judged', table_name);

  -- No policy for staff: they read through the functions of the reports alone. Nobody changes or deletes.
  execute format('alter table public.%I enable row level security', table_name);

  if has_form then
    call private.open_to_visitors(table_name);
  end if;
end
$$;

-- The audit trail calls a report as the back office does; who asks for rows must not choose that name.
alter table private.reports add column title text not null default '';
update private.reports set title = coalesce(
  (select named.title from (values
    ('amc_report', 'AMC Report'),
    ('warranty_report', 'Extended Warranty Report'),
    ('service_report', 'Service Enquiry Report'),
    ('contact_report', 'Contact Us Report'),
    ('network_report', 'Become Dealer Report'),
    ('spare_part_report', 'Spare Part Enquiry Report'),
    ('sales_report', 'Sales Enquiry Report'),
    ('opt_in_report', 'Opt-In Report'),
    ('audit_report', 'Audit Trail')) as named (report, title)
   where named.report = reports.report),
  initcap(replace(report, '_', ' ')))
where title = '';

drop procedure private.make_report(text, text);
create procedure private.make_report(report text, enquiry_table text, title text default null)
language plpgsql
set search_path = ''
as $$
begin
  insert into private.reports (report, enquiry_table, title)
  values (report, enquiry_table, coalesce(title, initcap(replace(report, '_', ' '))));
end
$$;
comment on procedure private.make_report(text, text, text) is
  'Migration helper: makes a view a report of its table, which staff read through report_page and report_export_page.';

create function private.title_of(report text) returns text
language sql
stable
set search_path = ''
as $$ select title from private.reports where reports.report = title_of.report $$;
comment on function private.title_of(text) is 'What the back office calls a report.';

-- Not validated: what stands there met the narrower rule.
alter table public.audit_events drop constraint audit_events_action_check;
alter table public.audit_events add constraint audit_events_action_check
  check (action in ('Added', 'Changed', 'Deleted', 'Exported', 'Read')) not valid;

-- Pages: one line for the first page of a report that somebody reads in an hour, and one more whenever their rows of this
-- hour reach 100, 1,000, 10,000 and so on. A look at today's enquiries is one line, and copying everything is not hidden.
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
language plpgsql
set search_path = ''
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
  'Notes that the caller reads so many rows of a report; for the definer functions of reports alone.';

revoke execute on function private.report_page(text, date, date, text, integer, integer, boolean) from authenticated;
comment on function private.report_page(text, date, date, text, integer, integer, boolean) is
  'The page that public.report_page answers, without a trace; for private.read_report_page alone.';

create function private.read_report_page(
  report text,
  from_day date,
  to_day date,
  term text,
  page_number integer,
  page_size integer,
  quarantined boolean
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  page constant jsonb :=
    private.report_page(report, from_day, to_day, term, page_number, least(page_size, 100), quarantined);
begin
  perform private.note_reading(report, jsonb_array_length(page -> 'data'));
  return page;
end
$$;
comment on function private.read_report_page(text, date, date, text, integer, integer, boolean) is
  'What public.report_page answers; definer, because staff read no table themselves. It refuses anyone but active staff.';
grant execute on function private.read_report_page(text, date, date, text, integer, integer, boolean) to authenticated;

create or replace function public.report_page(
  report text,
  from_day date default null,
  to_day date default null,
  term text default '',
  page_number integer default 1,
  page_size integer default 10,
  quarantined boolean default false
) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.read_report_page(report, from_day, to_day, term, page_number, page_size, quarantined);
comment on function public.report_page(text, date, date, text, integer, integer, boolean) is
  'A page of a report view, newest first, at most 100 rows, and its trace in the audit trail. Days are Indian calendar days, both inclusive; the term is plain text. A search counts to 1,000 and says isCapped beyond. Either the genuine rows or the quarantined ones.';

-- Exports: the first step writes the line and answers the export's id, which every later step has to name.
drop function public.record_report_export(text, text, bigint);
drop function private.record_report_export(text, text, bigint);
drop function public.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean);
revoke execute on function
  private.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) from authenticated;
comment on function private.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) is
  'The rows that public.report_export_page answers, without a trace; for private.take_report_rows alone.';

create table private.report_exports (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references public.staff (id) on delete cascade,
  filter jsonb not null,
  begun_at timestamptz not null default now()
);
comment on table private.report_exports is
  'Exports that the audit trail knows of, by who takes which rows away; later steps need one, those of past days are deleted.';
create index report_exports_staff_id_idx on private.report_exports (staff_id);
alter table private.report_exports enable row level security;

create function private.begin_report_export(
  report text, from_day date, to_day date, term text, quarantined boolean, filter jsonb, total bigint
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  filter_words constant text := concat_ws(', ',
    'from ' || from_day, 'to ' || to_day,
    'search “' || nullif(term, '') || '”', case when quarantined then 'what is in quarantine' end);
  export_id uuid;
  event public.audit_events;
begin
  delete from private.report_exports where staff_id = auth.uid() and begun_at < now() - interval '1 day';
  insert into private.report_exports (staff_id, filter) values (auth.uid(), begin_report_export.filter)
  returning id into export_id;
  event.action := 'Exported';
  event.table_name := private.enquiry_table_of(report);
  event.subject := private.title_of(report);
  event.after := concat_ws(' · ', nullif(filter_words, ''), total || ' rows');
  event.new_values := jsonb_build_object('filter', filter_words, 'rows', total);
  perform private.add_audit_event(event);
  return export_id;
end
$$;
comment on function private.begin_report_export(text, date, date, text, boolean, jsonb, bigint) is
  'Notes that the caller takes rows of a report away, and answers the id for the later steps; for private.take_report_rows alone.';

create function private.take_report_rows(
  report text,
  from_day date,
  to_day date,
  term text,
  export_id uuid,
  below_created_at timestamptz,
  below_id uuid,
  page_size integer,
  quarantined boolean
) returns json
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_first constant boolean := export_id is null;
  asked constant jsonb := jsonb_build_array(report, from_day, to_day, term, quarantined);
  page json;
begin
  -- Nobody goes on above the beginning: what arrived since is no part of what the trail says.
  if not is_first and (below_id is null or not exists (
    select from private.report_exports as exports
    where exports.id = export_id and exports.staff_id = auth.uid() and exports.filter = asked
      and below_created_at <= exports.begun_at
  )) then
    raise exception 'no such export' using errcode = 'invalid_parameter_value';
  end if;

  page := private.report_export_page(report, from_day, to_day, term,
    case when not is_first then below_created_at end, case when not is_first then below_id end, page_size, quarantined);
  if is_first then
    export_id := private.begin_report_export(
      report, from_day, to_day, term, quarantined, asked, (page ->> 'totalRecords')::bigint);
  end if;
  return json_build_object('exportId', export_id, 'page', page);
end
$$;
comment on function private.take_report_rows(text, date, date, text, uuid, timestamptz, uuid, integer, boolean) is
  'What public.report_export_page answers; definer, because staff read no table themselves. It refuses anyone but active staff.';
grant execute on function private.take_report_rows(text, date, date, text, uuid, timestamptz, uuid, integer, boolean)
  to authenticated;

create function public.report_export_page(
  report text,
  from_day date default null,
  to_day date default null,
  term text default '',
  export_id uuid default null,
  below_created_at timestamptz default null,
  below_id uuid default null,
  page_size integer default 1000,
  quarantined boolean default false
) returns json
language sql
volatile
security invoker
set search_path = ''
return private.take_report_rows(
  report, from_day, to_day, term, export_id, below_created_at, below_id, page_size, quarantined);
comment on function public.report_export_page(text, date, date, text, uuid, timestamptz, uuid, integer, boolean) is
  'Rows of a report, newest first, at most 1,000: without an export the first ones, the count of all and the id of a new export, noted in the audit trail; with one those below a row.';
grant execute on function public.report_export_page(text, date, date, text, uuid, timestamptz, uuid, integer, boolean)
  to authenticated;

-- Counts for the dashboard. Definer, because staff read no table themselves.
drop function public.today_counts();
create function private.today_counts()
returns table (bookings bigint, amc bigint, warranty bigint, enquiry_report bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  began_at constant timestamptz := private.indian_day_start(private.indian_day(now()));
begin
  if not private.is_staff() then
    raise exception 'the dashboard is for active staff' using errcode = 'insufficient_privilege';
  end if;
  return query select
    (select count(*) from public.service_bookings where created_at >= began_at and not is_quarantined),
    (select count(*) from public.amc_enquiries where created_at >= began_at and not is_quarantined),
    (select count(*) from public.warranty_enquiries where created_at >= began_at and not is_quarantined),
    (select count(*) from public.product_enquiries where created_at >= began_at and not is_quarantined);
end
$$;
comment on function private.today_counts() is 'What public.today_counts answers.';
grant execute on function private.today_counts() to authenticated;

create function public.today_counts()
returns table (bookings bigint, amc bigint, warranty bigint, enquiry_report bigint)
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.today_counts() $$;
comment on function public.today_counts() is 'How many of each kind came in on the current Indian calendar day; one row.';
grant execute on function public.today_counts() to authenticated;
