-- The inbox by role and outlet: everybody reads and changes the leads that private.lead_scope names, and no others. Filters come
-- as one object, so that another one is no other function.

create function private.may_have(person public.staff, lead public.leads) returns boolean
language sql
immutable
set search_path = ''
as $$
  select lead.family = any (private.families_of(person.role))
    and (person.outlet_ids = '{}' or lead.outlet_id is null or lead.outlet_id = any (person.outlet_ids));
$$;
comment on function private.may_have(public.staff, public.leads) is 'May this member of staff see and have this lead?';

create or replace function private.lead_json(lead public.leads) returns jsonb
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
    'model', coalesce((select vehicles.display_name from public.vehicles where vehicles.bike_name = lead.model), lead.model),
    'message', lead.message,
    'outlet', coalesce((select dealers.name from public.dealers where dealers.id = lead.outlet_id), ''),
    'outletId', lead.outlet_id,
    'source', lead.source,
    'assigneeId', lead.assignee_id,
    'assignee', coalesce((select staff.name from public.staff where staff.id = lead.assignee_id), ''),
    'dueAt', lead.due_at,
    'nextStep', lead.next_step,
    'touchedAt', lead.touched_at,
    'createdAt', lead.created_at,
    'version', lead.version,
    'isOpen', lead.is_open,
    'mergedInto', lead.merged_into,
    'marks', private.marks_of(lead.mobile_digits)
  ) || (
    select jsonb_build_object('others', count(*), 'thisWeek', count(*) filter
      (where is_listed and abs(extract(epoch from created_at - lead.created_at)) < 7 * 24 * 3600))
    from (
      select other.is_listed, other.created_at
      from public.leads other, (select staff as person from public.staff where staff.id = auth.uid() offset 0) as caller
      where other.mobile_digits <> '' and lead.mobile_digits <> ''
        and right(other.mobile_digits, 10) = right(lead.mobile_digits, 10) and other.id <> lead.id
        and private.may_have(caller.person, other)
      order by other.created_at desc
      limit 9) as same_person);
$$;
comment on function private.lead_json(public.leads) is
  'A lead as the inbox shows it; others counts up to nine more leads of the same number that the caller may see, thisWeek those of them within seven days.';

create or replace function private.inbox_tab(tab text) returns text
language sql
stable
set search_path = ''
return case tab
  when 'mine' then format('is_open and assignee_id = %L', auth.uid())
  when 'unassigned' then 'is_open and assignee_id is null'
  when 'overdue' then 'is_open and due_at < now()'
  when 'today' then 'is_open and (created_at >= private.indian_day_start(private.indian_day(now()))
    or due_at >= private.indian_day_start(private.indian_day(now()))
      and due_at < private.indian_day_start(private.indian_day(now()) + 1))'
  when 'all' then 'true'
end;
comment on function private.inbox_tab(text) is 'Which leads a tab of the caller''s inbox holds, for dynamic SQL. Null for no tab.';

create function private.lead_filters(filters jsonb) returns text
language sql
stable
set search_path = ''
return concat_ws(' and ',
  private.lead_scope(),
  case when coalesce((filters ->> 'isAside')::boolean, false) then 'is_put_aside' else 'is_listed' end,
  'family = ' || quote_literal(filters ->> 'family'),
  'enquiry_table = ' || quote_literal(filters ->> 'kind'),
  'stage = ' || quote_literal(filters ->> 'stage'),
  'assignee_id = ' || quote_literal((filters ->> 'assignee')::uuid),
  'outlet_id = ' || (filters ->> 'outlet')::bigint,
  'model = ' || quote_literal(filters ->> 'model'),
  'source = ' || quote_literal(filters ->> 'source'),
  format('created_at >= private.indian_day_start(%L::date)', (filters ->> 'from')::date)
    || case when filters ->> 'from' is null then null else '' end,
  format('created_at < private.indian_day_start(%L::date)', (filters ->> 'to')::date + 1)
    || case when filters ->> 'to' is null then null else '' end);
comment on function private.lead_filters(jsonb) is
  'The leads that the caller may see and that filters name (family, kind as the table of the enquiry, stage, assignee, outlet, model, source, from, to, isAside), as a condition for dynamic SQL. Days are Indian calendar days, both included.';

drop function public.inbox_page(text, date, date, text, text, text, uuid, integer, integer);
drop function private.inbox_page(text, date, date, text, text, text, uuid, integer, integer);

-- Nobody reads on to the thousandth lead: counts end there, and so do pages. A term is looked for among the newest leads of the
-- tab first, where frequent ones are found, and then by an index, which finds rare ones.
create function private.inbox_page(tab text, filters jsonb, term text, page_number integer, page_size integer) returns jsonb
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
  conditions constant text := private.inbox_tab(tab) || ' and ' || private.lead_filters(filters);
  source text := format('select id from public.leads where %s order by %s limit %s', conditions, row_order, cap + 1);
  ids uuid[];
  data jsonb;
  newest timestamptz;
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
  execute format('select array_agg(id) from (%s) as found', source) into ids;
  if term <> '' and coalesce(cardinality(ids), 0) <= cap then
    execute format(
      'select array_agg(id order by %s) from (select * from public.leads where %s and %s and %s limit %s) as found',
      row_order, conditions, private.index_condition(term), private.match_condition(term), cap + 1) into ids;
  end if;
  select coalesce(jsonb_agg(private.lead_json(leads) order by place), '[]') into data
  from unnest(ids[(greatest(page_number, 1) - 1) * page_rows + 1 : greatest(page_number, 1) * page_rows])
    with ordinality as page (id, place) join public.leads on leads.id = page.id
  where place <= cap;
  execute format('select created_at from public.leads where %s order by created_at desc limit 1', private.lead_filters('{}'))
    into newest;
  perform private.note_reading('inbox', jsonb_array_length(data));
  return jsonb_build_object(
    'data', data,
    'totalRecords', least(coalesce(cardinality(ids), 0), cap),
    'isCapped', coalesce(cardinality(ids), 0) > cap,
    'newest', newest);
end
$$;
comment on function private.inbox_page(text, jsonb, text, integer, integer) is 'What public.inbox_page answers.';
grant execute on function private.inbox_page(text, jsonb, text, integer, integer) to authenticated;

create function public.inbox_page(
  tab text, filters jsonb default '{}', term text default '', page_number integer default 1, page_size integer default 25
) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.inbox_page(tab, filters, term, page_number, page_size);
comment on function public.inbox_page(text, jsonb, text, integer, integer) is
  'A page of the caller''s leads, newest first, the overdue ones by their date, at most 100, with its trace in the audit trail. Filters as private.lead_filters has them. Counts go to 1,000 and say isCapped beyond; newest is when the newest of all of them came.';
grant execute on function public.inbox_page(text, jsonb, text, integer, integer) to authenticated;

create or replace function private.inbox_counts(since timestamptz) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  conditions constant text := private.lead_filters('{}');
  tab text;
  held bigint;
  counts jsonb := '{}';
begin
  perform private.require_staff();
  foreach tab in array array['mine', 'unassigned', 'overdue', 'today'] loop
    execute format('select count(*) from (select from public.leads where %s and %s limit 1000) as held',
      private.inbox_tab(tab), conditions) into held;
    counts := counts || jsonb_build_object(tab, held);
  end loop;
  execute format('select count(*) from (select from public.leads where created_at > %L and %s limit 1000) as fresh',
    since, conditions) into held;
  return counts || jsonb_build_object('fresh', held);
end
$$;

create function private.inbox_choices() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller public.staff;
begin
  perform private.require_staff();
  select * into caller from public.staff where id = auth.uid();
  return jsonb_build_object(
    'outlets', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name, id), '[]')
      from public.dealers where caller.outlet_ids = '{}' or id = any (caller.outlet_ids)),
    'models', (
      select coalesce(jsonb_agg(jsonb_build_object('value', bike_name, 'label', display_name) order by display_name), '[]')
      from public.vehicles where exists (select from public.leads where model = bike_name)),
    'sources', (
      with recursive known as (
        (select source from public.leads where source <> '' order by source limit 1)
        union all
        select (select source from public.leads where source <> '' and source > known.source order by source limit 1)
        from known where known.source is not null)
      select coalesce(jsonb_agg(source), '[]')
      from (select source from known where source is not null limit 100) as first_ones));
end
$$;
comment on function private.inbox_choices() is 'What public.inbox_choices answers.';
grant execute on function private.inbox_choices() to authenticated;

create function public.inbox_choices() returns jsonb
language sql
stable
security invoker
set search_path = ''
return private.inbox_choices();
comment on function public.inbox_choices() is
  'What the filters of the inbox offer: the outlets of the caller, the models that somebody asked for, and up to 100 sources.';
grant execute on function public.inbox_choices() to authenticated;

create or replace function private.read_lead(lead_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_lead public.leads;
  caller public.staff;
  enquiry jsonb;
  person_ids uuid[];
begin
  perform private.require_staff();
  select * into found_lead from public.leads where id = lead_id;
  if not found or not private.sees_lead(found_lead) then
    return null;
  end if;
  execute format('select to_jsonb(enquiry) from public.%I enquiry where id = $1', found_lead.enquiry_table)
    into enquiry using found_lead.enquiry_id;
  select * into caller from public.staff where id = auth.uid();
  select coalesce(array_agg(id), '{}') into person_ids from (
    select other.id from public.leads other
    where other.mobile_digits <> '' and found_lead.mobile_digits <> ''
      and right(other.mobile_digits, 10) = right(found_lead.mobile_digits, 10) and other.id <> lead_id
      and private.may_have(caller, other)
    order by other.created_at desc limit 50) as same_person;
  perform private.note_reading('inbox', 1);
  return jsonb_build_object(
    'lead', private.lead_json(found_lead),
    'enquiry', enquiry - array['id', 'search_text', 'mobile_digits', 'submission_hash', 'doubt', 'is_quarantined',
      'family', 'outlet_id', 'staff_id'],
    'context', (
      select jsonb_build_object('source', source, 'medium', medium, 'campaign', campaign, 'landing', landing,
        'referrer', referrer, 'seen', seen)
      from public.enquiry_contexts where enquiry_id = found_lead.enquiry_id),
    'others', (
      select coalesce(jsonb_agg(private.lead_json(other) order by other.created_at desc), '[]')
      from public.leads other where other.id = any (person_ids)),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'leadId', latest.lead_id, 'at', created_at, 'by', actor,
        'kind', kind, 'value', value, 'words', words) order by place), '[]')
      from (
        select * from public.lead_events as event
        where event.lead_id = any (person_ids || read_lead.lead_id) order by place desc limit 300) as latest));
end
$$;
comment on function public.read_lead(uuid) is
  'A lead with what was sent, what its sender saw, the person''s other leads and what happened with all of them since; null when there is none that the caller may see.';

create or replace function private.change_lead(lead_id uuid, seen_version integer, change jsonb) returns jsonb
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
  if not found or not private.sees_lead(before) then
    return null;
  end if;
  if before.version <> seen_version then
    return jsonb_build_object('lead', private.lead_json(before), 'isConflict', true);
  end if;
  if change ? 'assigneeId' and change ->> 'assigneeId' is not null then
    select staff.name into new_assignee from public.staff
    where staff.id = (change ->> 'assigneeId')::uuid and staff.status = 'active' and private.may_have(staff, before);
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
comment on function public.change_lead(uuid, integer, jsonb) is
  'Changes stage, lostBecause, assigneeId, dueAt or nextStep of a lead, and notes it; nothing and isConflict when it is no longer the version seen; null when there is none that the caller may see.';

-- One after the other, each by itself: what somebody changed meanwhile stays as it is, and the others go on.
create function private.change_leads(leads jsonb, change jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  named record;
  answer jsonb;
  changed integer := 0;
  conflicts integer := 0;
  refused integer := 0;
begin
  perform private.require_staff();
  if jsonb_array_length(leads) > 100 then
    raise exception 'too many leads' using errcode = 'invalid_parameter_value';
  end if;
  -- In one order, so that two members of staff do not wait for each other.
  for named in select * from jsonb_to_recordset(leads) as each (id uuid, version integer) order by id loop
    begin
      answer := private.change_lead(named.id, named.version, change);
      if answer is null then
        refused := refused + 1;
      elsif (answer ->> 'isConflict')::boolean then
        conflicts := conflicts + 1;
      else
        changed := changed + 1;
      end if;
    exception when foreign_key_violation or invalid_parameter_value or check_violation then
      refused := refused + 1;
    end;
  end loop;
  return jsonb_build_object('changed', changed, 'conflicts', conflicts, 'refused', refused);
end
$$;
comment on function private.change_leads(jsonb, jsonb) is 'What public.change_leads does.';
grant execute on function private.change_leads(jsonb, jsonb) to authenticated;

create function public.change_leads(leads jsonb, change jsonb) returns jsonb
language sql
volatile
security invoker
set search_path = ''
return private.change_leads(leads, change);
comment on function public.change_leads(jsonb, jsonb) is
  'Changes up to 100 leads, named by id and the version seen, as public.change_lead does one; answers how many were changed, had been changed since (conflicts), or do not take the change (refused).';
grant execute on function public.change_leads(jsonb, jsonb) to authenticated;

create or replace function private.note_touch(lead_id uuid, event_id uuid, kind text, words text) returns jsonb
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
  if not found or not private.sees_lead(found_lead) then
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

drop function public.list_colleagues();
drop function private.list_colleagues();

create function private.list_colleagues() returns table (id uuid, name text, families text[], outlet_ids bigint[], is_on_duty boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_staff();
  return query select staff.id, staff.name, private.families_of(staff.role), staff.outlet_ids, staff.is_on_duty from public.staff
    where staff.status = 'active' and staff.expires_on >= private.indian_day(now())
      and private.families_of(staff.role) && private.families_of(private.staff_role())
    order by staff.name, staff.id;
end
$$;
comment on function private.list_colleagues() is 'What public.list_colleagues answers.';
grant execute on function private.list_colleagues() to authenticated;

create function public.list_colleagues() returns table (id uuid, name text, families text[], outlet_ids bigint[], is_on_duty boolean)
language sql
stable
security invoker
set search_path = ''
as $$ select * from private.list_colleagues() $$;
comment on function public.list_colleagues() is
  'Active staff by name who work on leads of the caller''s families, with theirs and their outlets, none for all.';
grant execute on function public.list_colleagues() to authenticated;
