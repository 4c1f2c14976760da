-- Exports of reports. The first step writes the line of the audit trail and answers the export's id, which
-- every later step has to name.
create table private.report_exports (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references public.staff (id) on delete cascade,
  filter jsonb not null,
  begun_at timestamptz not null default now()
);
comment on table private.report_exports is
  'Exports that the audit trail knows of, with who takes which rows away. Every later step needs a row here; rows of '
  'past days are deleted.';

create index report_exports_staff_id_idx on private.report_exports (staff_id);

alter table private.report_exports enable row level security;
grant select on private.report_exports to office;
create policy "staff read their own exports" on private.report_exports
  for select to office
  using (staff_id = (select private.caller_id()) and (select private.is_staff()));
comment on policy "staff read their own exports" on private.report_exports is
  'The member of staff who began the export.';

-- The rows are always looked up by their keys: from a thousand keys on the planner would choose to read the
-- whole table.
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
  most constant integer := least(page_size, 1000);
  numbers constant text[] := array(
    select digits from public.contact_marks where mark = 'do-not-call' union select private.withdrawn_numbers());
  emails constant text[] := array(select private.withdrawn_emails());
  asked private.report_question;
  step record;
begin
  if not (private.has_role('owner') and private.reads_report(report)) then
    raise exception 'reports are for active staff' using errcode = 'insufficient_privilege';
  end if;
  asked := (private.enquiry_table_of(report), from_day, to_day, quarantined, private.term_of_report(term));
  if asked.enquiry_table is null then
    raise exception 'unknown report' using errcode = 'invalid_parameter_value';
  end if;

  if term = '' then
    step := private.export_step(asked, numbers, emails, below_created_at, below_id, most);
  else
    step := private.export_step_of_term(asked, numbers, emails, below_created_at, below_id, most);
  end if;
  return json_build_object(
    'data', private.export_rows(report, step.ids), 'totalRecords', step.total, 'leftOut', step.left_out);
end
$$;
comment on function private.report_export_page(text, date, date, text, timestamptz, uuid, integer, boolean) is
  'The rows that public.report_export_page answers, without a trace; for private.take_report_rows alone.';
call private.judge('report_export_page');

-- The term of a search in a report is often a person's name or number. The audit trail outlives the person,
-- and nothing can be taken out of it, so it says only that there was a search.
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
  event.after := concat_ws(' · ', nullif(filter_words, ''), private.count_words(total, 'row', 'rows'));
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
  -- A step must go on below the first row of its export: rows that arrived since are no part of what the
  -- audit trail says.
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
  return json_build_object('exportId', export_id, 'page', page, 'leftOut', page -> 'leftOut');
end
$$;
comment on function private.take_report_rows(text, date, date, text, uuid, timestamptz, uuid, integer, boolean) is
  'The answer of public.report_export_page. Refuses anyone but active staff.';
call private.judge('take_report_rows');
grant execute on function private.take_report_rows(text, date, date, text, uuid, timestamptz, uuid, integer, boolean)
  to authenticated;

-- Not made by private.expose, because private.report_export_page leaves no trace.
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
  'Rows of a report, newest first, at most 1,000: without an export''s id the first rows, the count of all and the id '
  'of a new export, noted in the audit trail; with an id the rows below a given row.';
grant execute on function public.report_export_page(text, date, date, text, uuid, timestamptz, uuid, integer, boolean)
  to authenticated;
