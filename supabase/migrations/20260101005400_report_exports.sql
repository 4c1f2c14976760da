-- Exports of reports. The first step writes the line of the audit trail and answers the export's id, which every
-- later step has to name.
create table private.report_exports (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references public.staff (id) on delete cascade,
  filter jsonb not null,
  begun_at timestamptz not null default now()
);
comment on table private.report_exports is
  'Exports that the audit trail knows of, by who takes which rows away; later steps need one, those of past days are '
  'deleted.';

create index report_exports_staff_id_idx on private.report_exports (staff_id);

alter table private.report_exports enable row level security;
grant select on private.report_exports to office;
create policy "staff read their own exports" on private.report_exports
  for select to office
  using (staff_id = (select private.caller_id()) and (select private.is_staff()));
comment on policy "staff read their own exports" on private.report_exports is 'Whoever began the export.';

create function private.report_columns(report text) returns text
language sql stable set search_path = ''
as $$
  select string_agg(quote_ident(attname), ', ' order by attnum)
  from pg_catalog.pg_attribute
  where attrelid = ('public.' || quote_ident(report))::regclass
    and attnum > 0 and not attisdropped and attname <> 'search_text'
$$;
comment on function private.report_columns(text) is
  'What a report shows: all columns of its view but the text it searches.';
grant execute on function private.report_columns(text) to office;

create function private.count_uncalled(
  report text, from_day date, to_day date, term text, quarantined boolean
) returns bigint
language plpgsql stable security definer set search_path = ''
as $$
declare
  enquiry_table constant text := private.enquiry_table_of(report);
  unreachable constant text := private.unreachable_condition(enquiry_table);
  left_out bigint := 0;
begin
  if unreachable <> '' then
    execute format('select count(*) from public.%I where %s and %s', enquiry_table,
      private.report_conditions(from_day, to_day, term, quarantined), unreachable)
      into left_out using from_day, to_day, private.search_pattern(term);
  end if;
  return left_out;
end
$$;
comment on function private.count_uncalled(text, date, date, text, boolean) is
  'How many rows of a report an export leaves out; for private.take_report_rows alone.';
grant execute on function private.count_uncalled(text, date, date, text, boolean) to office;

-- One step of a report's export, newest first, by key and not by offset: the thousandth step costs what the first
-- does. The first step also counts what the whole export will hold; count and rows come from one snapshot, and later
-- steps go on below the last row, so that what arrives meanwhile does not change the number.
create function private.export_step(
  enquiry_table text, from_day date, to_day date, term text, below_created_at timestamptz, below_id uuid, most integer,
  quarantined boolean, out total bigint, out ids uuid[]
)
language plpgsql stable set search_path = ''
as $$
declare
  conditions text := private.report_conditions(from_day, to_day, term, quarantined)
    || private.callable_condition(enquiry_table);
  pattern constant text := private.search_pattern(term);
begin
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
    into ids using from_day, to_day, pattern, below_created_at, below_id, most;
end
$$;
comment on function private.export_step(text, date, date, text, timestamptz, uuid, integer, boolean) is
  'The ids of one step of an export below a row, and without one also the count of the whole.';
grant execute on function private.export_step(text, date, date, text, timestamptz, uuid, integer, boolean) to office;

-- Exempt for the reason of private.rows_of_term.
create function private.export_step_of_term(
  enquiry_table text, from_day date, to_day date, term text, below_created_at timestamptz, below_id uuid, most integer,
  quarantined boolean, out total bigint, out ids uuid[]
)
language sql stable security definer set search_path = '' set enable_seqscan = off
as $$
  select * from private.export_step(
    enquiry_table, from_day, to_day, term, below_created_at, below_id, most, quarantined)
$$;
comment on function private.export_step_of_term(text, date, date, text, timestamptz, uuid, integer, boolean) is
  'As private.export_step, of an export with a search; for private.report_export_page alone.';
grant execute on function private.export_step_of_term(text, date, date, text, timestamptz, uuid, integer, boolean)
  to office;

-- The answer is json instead of jsonb, because nobody reads the rows on their way. And the rows are looked up by their
-- keys always: from a thousand keys on the planner would rather read the whole table.
-- Dynamic for the reason of report_page.
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
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  enquiry_table constant text := private.enquiry_table_of(report);
  most constant integer := least(page_size, 1000);
  total bigint;
  ids uuid[];
  page_rows json;
begin
  if not (private.has_role('owner') and private.reads_report(report)) then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  if enquiry_table is null then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;

  if term = '' then
    select * into total, ids from private.export_step(
      enquiry_table, from_day, to_day, term, below_created_at, below_id, most, quarantined);
  else
    select * into total, ids from private.export_step_of_term(
      enquiry_table, from_day, to_day, term, below_created_at, below_id, most, quarantined);
  end if;

  execute format(
    'select coalesce(json_agg(page order by page.created_at desc, page.id desc), ''[]'')
     from (select %s from public.%I where id = any ($1)) page', private.report_columns(report), report)
    into page_rows using ids;

  return json_build_object('data', page_rows, 'totalRecords', total);
end
$$;
comment on function private.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) is
  'The rows that public.report_export_page answers, without a trace; for private.take_report_rows alone.';
call private.judge('report_export_page');

-- What staff look for in a report is often a person, by name or number. The trail outlives the person, and nothing can
-- be taken out of it: it says that there was a search.
create function private.begin_report_export(
  report text, from_day date, to_day date, term text, quarantined boolean, filter jsonb, total bigint
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  filter_words constant text := concat_ws(', ',
    'from ' || from_day, 'to ' || to_day,
    case when term <> '' then 'with a search' end, case when quarantined then 'what is in quarantine' end);
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
  'Notes that the caller takes rows of a report away, and answers the id for the later steps; for '
  'private.take_report_rows alone.';
grant execute on function private.begin_report_export(text, date, date, text, boolean, jsonb, bigint) to office;

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
language plpgsql security definer set search_path = ''
as $$
declare
  is_first constant boolean := export_id is null;
  asked constant jsonb := jsonb_build_array(report, from_day, to_day, term, quarantined);
  page json;
begin
  -- Nobody goes on above the beginning: what arrived since is no part of what the trail says.
  if not is_first and (below_id is null or not exists (
    select from private.report_exports as exports
    where exports.id = export_id and exports.staff_id = private.caller_id() and exports.filter = asked
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
  return json_build_object('exportId', export_id, 'page', page,
    'leftOut', case when is_first then private.count_uncalled(report, from_day, to_day, term, quarantined) end);
end
$$;
comment on function private.take_report_rows(text, date, date, text, uuid, timestamptz, uuid, integer, boolean) is
  'What public.report_export_page answers. It refuses anyone but active staff.';
call private.judge('take_report_rows');
grant execute on function private.take_report_rows(text, date, date, text, uuid, timestamptz, uuid, integer, boolean)
  to authenticated;

-- A door of its own, because private.report_export_page leaves no trace.
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
language sql volatile security invoker set search_path = ''
as $$
  select private.take_report_rows(
    report, from_day, to_day, term, export_id, below_created_at, below_id, page_size, quarantined)
$$;
comment on function public.report_export_page(text, date, date, text, uuid, timestamptz, uuid, integer, boolean) is
  'Rows of a report, newest first, at most 1,000: without an export the first ones, the count of all and the id of a '
  'new export, noted in the audit trail; with one those below a row.';
grant execute on function public.report_export_page(text, date, date, text, uuid, timestamptz, uuid, integer, boolean)
  to authenticated;
