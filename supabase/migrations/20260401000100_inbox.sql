-- The inbox: how staff read and change leads. Each function is definer, because nobody reads a table of visitors' words, and
-- refuses anyone but active staff.

-- The trail calls the inbox by its name, as it does each report.
create or replace function private.title_of(report text) returns text
language sql
stable
set search_path = ''
as $$ select coalesce((select title from private.reports where reports.report = title_of.report), initcap(report)) $$;
comment on function private.title_of(text) is 'What the back office calls a report, or the inbox.';

create function private.lead_json(lead public.leads) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', lead.id,
    'enquiryTable', lead.enquiry_table,
    'family', lead.family,
    'stage', lead.stage,
    'lostBecause', lead.lost_because,
    'name', lead.name,
    'mobile', lead.mobile,
    'model', lead.model,
    'message', lead.message,
    'assigneeId', lead.assignee_id,
    'assignee', coalesce((select staff.name from public.staff where staff.id = lead.assignee_id), ''),
    'dueAt', lead.due_at,
    'nextStep', lead.next_step,
    'touchedAt', lead.touched_at,
    'createdAt', lead.created_at,
    'version', lead.version,
    'isOpen', lead.is_open,
    'others', (select count(*) from (
      select from public.leads other
      where other.mobile_digits <> '' and lead.mobile_digits <> ''
        and right(other.mobile_digits, 10) = right(lead.mobile_digits, 10) and other.id <> lead.id
      limit 9) as same_person));
$$;
comment on function private.lead_json(public.leads) is
  'A lead as the inbox shows it; others counts up to nine more leads of the same number.';

create function private.inbox_tab(tab text) returns text
language sql
immutable
set search_path = ''
return case tab
  when 'mine' then 'is_open and assignee_id = $4'
  when 'unassigned' then 'is_open and assignee_id is null'
  when 'overdue' then 'is_open and due_at < now()'
  when 'today' then 'is_open and (created_at >= private.indian_day_start(private.indian_day(now()))
    or due_at >= private.indian_day_start(private.indian_day(now()))
      and due_at < private.indian_day_start(private.indian_day(now()) + 1))'
  when 'all' then 'true'
end;
comment on function private.inbox_tab(text) is 'Which leads a tab of the inbox holds, for dynamic SQL; $4 is who asks. Null for no tab.';

-- Nobody reads on to the thousandth lead: counts end there, and so do pages. A term is looked for among the newest leads of the
-- tab first, where frequent ones are found, and then by an index, which finds rare ones.
create function private.inbox_page(
  tab text, from_day date, to_day date, term text, kind text, stage text, assignee uuid, page_number integer, page_size integer
) returns jsonb
language plpgsql
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  cap constant integer := 1000;
  newest_rows constant integer := 20000;
  page_rows constant integer := least(page_size, 100);
  row_order constant text := case when tab = 'overdue' then 'due_at, id' else 'created_at desc, id desc' end;
  conditions constant text := private.inbox_tab(tab)
    || case when from_day is null then '' else ' and created_at >= private.indian_day_start($1)' end
    || case when to_day is null then '' else ' and created_at < private.indian_day_start($2 + 1)' end
    || case when kind is null then '' else ' and enquiry_table = $3' end
    || case when stage is null then '' else ' and stage = $5' end
    || case when assignee is null then '' else ' and assignee_id = $6' end;
  source text := format('select id from public.leads where %s order by %s limit %s', conditions, row_order, cap + 1);
  ids uuid[];
  data jsonb;
begin
  perform private.require_staff();
  if conditions is null then
    raise exception 'unknown tab' using errcode = 'invalid_parameter_value';
  end if;
  if term <> '' then
    source := format(
      'select id from (select * from public.leads where %s order by %s limit %s) as latest where %s limit %s',
      conditions, row_order, newest_rows, private.match_condition(term), cap + 1);
  end if;
  execute format('select array_agg(id) from (%s) as found', source)
    into ids using from_day, to_day, kind, auth.uid(), stage, assignee;
  if term <> '' and coalesce(cardinality(ids), 0) <= cap then
    execute format(
      'select array_agg(id order by %s) from (select * from public.leads where %s and %s and %s limit %s) as found',
      row_order, conditions, private.index_condition(term), private.match_condition(term), cap + 1)
      into ids using from_day, to_day, kind, auth.uid(), stage, assignee;
  end if;
  select coalesce(jsonb_agg(private.lead_json(leads) order by place), '[]') into data
  from unnest(ids[(greatest(page_number, 1) - 1) * page_rows + 1 : greatest(page_number, 1) * page_rows])
    with ordinality as page (id, place) join public.leads on leads.id = page.id
  where place <= cap;
  perform private.note_reading('inbox', jsonb_array_length(data));
  return jsonb_build_object(
    'data', data,
    'totalRecords', least(coalesce(cardinality(ids), 0), cap),
    'isCapped', coalesce(cardinality(ids), 0) > cap,
    'newest', (select max(created_at) from public.leads));
end
$$;
comment on function private.inbox_page(text, date, date, text, text, text, uuid, integer, integer) is
  'What public.inbox_page answers.';
grant execute on function private.inbox_page(text, date, date, text, text, text, uuid, integer, integer) to authenticated;

create function public.inbox_page(
  tab text, from_day date default null, to_day date default null, term text default '', kind text default null,
  stage text default null, assignee uuid default null, page_number integer default 1, page_size integer default 25
) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.inbox_page(tab, from_day, to_day, term, kind, stage, assignee, page_number, page_size);
comment on function public.inbox_page(text, date, date, text, text, text, uuid, integer, integer) is
  'A page of leads, newest first, the overdue ones by their date, at most 100, with its trace in the audit trail. Days are Indian calendar days, both inclusive; kind is the table of the enquiry. Counts go to 1,000 and say isCapped beyond; newest is when the newest lead of all came.';
grant execute on function public.inbox_page(text, date, date, text, text, text, uuid, integer, integer) to authenticated;

create function private.inbox_counts(since timestamptz) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  tab text;
  held bigint;
  counts jsonb := '{}';
begin
  perform private.require_staff();
  foreach tab in array array['mine', 'unassigned', 'overdue', 'today'] loop
    execute format('select count(*) from (select from public.leads where %s limit 1000) as held',
      replace(private.inbox_tab(tab), '$4', '$1')) into held using auth.uid();
    counts := counts || jsonb_build_object(tab, held);
  end loop;
  return counts || jsonb_build_object('fresh',
    (select count(*) from (select from public.leads where created_at > since limit 1000) as fresh));
end
$$;
comment on function private.inbox_counts(timestamptz) is 'What public.inbox_counts answers.';
grant execute on function private.inbox_counts(timestamptz) to authenticated;

create function public.inbox_counts(since timestamptz default null) returns jsonb
language sql
stable
security invoker
set search_path = ''
return private.inbox_counts(since);
comment on function public.inbox_counts(timestamptz) is
  'How many leads the tabs of the caller''s inbox hold, and how many have come since a moment; each up to 1,000.';
grant execute on function public.inbox_counts(timestamptz) to authenticated;

create function private.read_lead(lead_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_lead public.leads;
  enquiry jsonb;
begin
  perform private.require_staff();
  select * into found_lead from public.leads where id = lead_id;
  if not found then
    return null;
  end if;
  execute format('select to_jsonb(enquiry) from public.%I enquiry where id = $1', found_lead.enquiry_table)
    into enquiry using found_lead.enquiry_id;
  perform private.note_reading('inbox', 1);
  return jsonb_build_object(
    'lead', private.lead_json(found_lead),
    'enquiry', enquiry - array['id', 'search_text', 'mobile_digits', 'submission_hash', 'doubt', 'is_quarantined'],
    'others', (
      select coalesce(jsonb_agg(private.lead_json(other) order by other.created_at desc), '[]')
      from public.leads other
      where other.id in (
        select id from public.leads
        where mobile_digits <> '' and found_lead.mobile_digits <> ''
          and right(mobile_digits, 10) = right(found_lead.mobile_digits, 10) and id <> lead_id
        order by created_at desc limit 50)),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'at', created_at, 'by', actor, 'kind', kind, 'value', value, 'words', words)
        order by place), '[]')
      from public.lead_events where lead_events.lead_id = read_lead.lead_id));
end
$$;
comment on function private.read_lead(uuid) is 'What public.read_lead answers.';
grant execute on function private.read_lead(uuid) to authenticated;

create function public.read_lead(lead_id uuid) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.read_lead(lead_id);
comment on function public.read_lead(uuid) is
  'A lead with what was sent, the other leads of the same number and what happened since; null when there is none.';
grant execute on function public.read_lead(uuid) to authenticated;

create function private.add_lead_event(lead_id uuid, event_id uuid, kind text, value text, words text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  insert into public.lead_events (id, lead_id, actor_id, actor, kind, value, words)
  values (event_id, lead_id, auth.uid(),
    coalesce((select staff.name from public.staff where id = auth.uid()), ''), kind, coalesce(value, ''), words)
  on conflict (id) do nothing;
  return found;
end
$$;
comment on function private.add_lead_event(uuid, uuid, text, text, text) is
  'Adds an event in the name of the caller, once for an id; for the functions of the inbox.';

-- The trail says that a lead was changed and how; whose it is stands with the lead, so that it can be erased there.
create function private.trace_lead(lead public.leads, what text, before text, after text) returns void
language plpgsql
set search_path = ''
as $$
declare
  event public.audit_events;
begin
  event.action := 'Changed';
  event.table_name := 'leads';
  event.row_id := lead.id::text;
  event.subject := 'Lead of ' || replace(lead.enquiry_table, '_', ' ') || ' · ' || what;
  event.before := before;
  event.after := after;
  perform private.add_audit_event(event);
end
$$;
comment on function private.trace_lead(public.leads, text, text, text) is
  'Writes a change of a lead into the audit trail; for the functions of the inbox.';

create function private.work_words(lead public.leads) returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(' · ', lead.stage, nullif(lead.lost_because, ''),
    (select staff.name from public.staff where staff.id = lead.assignee_id), private.day_text(private.indian_day(lead.due_at)),
    nullif(lead.next_step, ''));
$$;
comment on function private.work_words(public.leads) is 'Stage, assignee and next step of a lead in words.';

create function private.change_lead(lead_id uuid, seen_version integer, change jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  before public.leads;
  after public.leads;
  new_assignee text;
begin
  perform private.require_staff();
  select * into before from public.leads where id = lead_id for update;
  if not found then
    return null;
  end if;
  if before.version <> seen_version then
    return jsonb_build_object('lead', private.lead_json(before), 'isConflict', true);
  end if;
  if change ? 'assigneeId' and change ->> 'assigneeId' is not null then
    select staff.name into new_assignee from public.staff
    where staff.id = (change ->> 'assigneeId')::uuid and staff.status = 'active';
    if not found then
      raise exception 'nobody to assign to' using errcode = 'invalid_parameter_value';
    end if;
  end if;

  update public.leads set
    stage = coalesce(change ->> 'stage', stage),
    lost_because = case when coalesce(change ->> 'stage', stage) = 'lost'
      then coalesce(change ->> 'lostBecause', lost_because) else '' end,
    assignee_id = case when change ? 'assigneeId' then (change ->> 'assigneeId')::uuid else assignee_id end,
    due_at = case when change ? 'dueAt' then (change ->> 'dueAt')::timestamptz else due_at end,
    next_step = coalesce(change ->> 'nextStep', next_step),
    version = version + 1
  where id = lead_id
  returning * into after;

  if after.stage <> before.stage then
    perform private.add_lead_event(lead_id, gen_random_uuid(), 'stage', after.stage, after.lost_because);
  end if;
  if after.assignee_id is distinct from before.assignee_id then
    perform private.add_lead_event(lead_id, gen_random_uuid(), 'assigned', new_assignee, '');
  end if;
  if (after.due_at, after.next_step) is distinct from (before.due_at, before.next_step) then
    perform private.add_lead_event(lead_id, gen_random_uuid(), 'due',
      to_char(after.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), after.next_step);
  end if;
  perform private.trace_lead(after, 'work', private.work_words(before), private.work_words(after));
  return jsonb_build_object('lead', private.lead_json(after), 'isConflict', false);
end
$$;
comment on function private.change_lead(uuid, integer, jsonb) is 'What public.change_lead does.';
grant execute on function private.change_lead(uuid, integer, jsonb) to authenticated;

create function public.change_lead(lead_id uuid, seen_version integer, change jsonb) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.change_lead(lead_id, seen_version, change);
comment on function public.change_lead(uuid, integer, jsonb) is
  'Changes stage, lostBecause, assigneeId, dueAt or nextStep of a lead, and notes it; nothing and isConflict when it is no longer the version seen; null when there is none.';
grant execute on function public.change_lead(uuid, integer, jsonb) to authenticated;

create function private.note_touch(lead_id uuid, event_id uuid, kind text, words text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_lead public.leads;
begin
  perform private.require_staff();
  if kind not in ('note', 'call', 'whatsapp') then
    raise exception 'no such touch' using errcode = 'invalid_parameter_value';
  end if;
  select * into found_lead from public.leads where id = lead_id for update;
  if not found then
    return null;
  end if;
  if private.add_lead_event(lead_id, event_id, kind, '', words) then
    perform private.trace_lead(found_lead, kind, '', 'noted');
    if kind <> 'note' then
      update public.leads set touched_at = now() where id = lead_id returning * into found_lead;
    end if;
  end if;
  return private.lead_json(found_lead);
end
$$;
comment on function private.note_touch(uuid, uuid, text, text) is 'What public.note_touch does.';
grant execute on function private.note_touch(uuid, uuid, text, text) to authenticated;

create function public.note_touch(lead_id uuid, event_id uuid, kind text, words text) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.note_touch(lead_id, event_id, kind, words);
comment on function public.note_touch(uuid, uuid, text, text) is
  'Adds a note, a call or a message to a lead, once for an id, and answers the lead; null when there is none.';
grant execute on function public.note_touch(uuid, uuid, text, text) to authenticated;

create function private.list_colleagues() returns table (id uuid, name text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return query select staff.id, staff.name from public.staff
    where staff.status = 'active' and staff.expires_on >= private.indian_day(now()) order by staff.name, staff.id;
end
$$;
comment on function private.list_colleagues() is 'What public.list_colleagues answers.';
grant execute on function private.list_colleagues() to authenticated;

create function public.list_colleagues() returns table (id uuid, name text)
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.list_colleagues() $$;
comment on function public.list_colleagues() is 'Whom a lead can be given to: active staff by name.';
grant execute on function public.list_colleagues() to authenticated;
