-- Whoever asks how far an enquiry is reads out its reference, by which staff found nothing and which a lead did not show.

create function private.typed_reference(typed text) returns text
language sql
immutable
set search_path = ''
return (
  select translate(tidy, 'OIL', '011')
  from (select regexp_replace(upper(typed), '[^0-9A-Z]', '', 'g') as tidy) as signs
  where char_length(tidy) = 8 and typed !~ '[^ -~–]');
comment on function private.typed_reference(text) is
  'A reference as somebody typed it, the way private.reference_of writes it; null for what cannot be one. The contract tidies the same.';

create or replace function private.lead_json(lead public.leads) returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', lead.id,
    'enquiryTable', lead.enquiry_table,
    'enquiryId', lead.enquiry_id,
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
    'promisedAt', lead.promised_at,
    'answeredAt', lead.answered_at,
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
end
$$;

create or replace function private.inbox_page(tab text, filters jsonb, term text, page_number integer, page_size integer) returns jsonb
language plpgsql
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  cap constant integer := 1000;
  newest_rows constant integer := 8000;
  page_rows constant integer := least(page_size, 100);
  first_row constant integer := (greatest(page_number, 1) - 1) * page_rows + 1;
  row_order constant text := case when tab = 'overdue' then 'due_at, id' else 'created_at desc, id desc' end;
  conditions constant text := private.inbox_tab(tab) || ' and ' || private.lead_filters(filters);
  source text := format('select id, created_at, due_at, mobile_digits from public.leads where %s order by %s limit %s',
    conditions, row_order, cap + 1);
  reference constant text := private.typed_reference(term);
  ids uuid[];
  row_places integer[];
  found_leads integer;
  data jsonb;
  newest timestamptz;
  shown integer;
begin
  perform private.require_staff();
  if conditions is null then
    raise exception 'unknown tab' using errcode = 'invalid_parameter_value';
  end if;
  if term <> '' then
    source := format(
      'select id, created_at, due_at, mobile_digits from (select * from public.leads where %s order by %s limit %s) as latest where %s limit %s',
      conditions, row_order, newest_rows, private.match_condition(term), cap + 1);
  end if;
  execute private.rows_of_people(source, row_order, cap) into ids, row_places, found_leads;
  if term <> '' and found_leads <= cap then
    -- What the newest held comes first; what an index finds comes in no order, so without it older ones could stand there.
    source := format(
      'select id, created_at, due_at, mobile_digits from public.leads where id = any ($1)
       union (select id, created_at, due_at, mobile_digits from public.leads where %s and %s and %s limit %s)',
      conditions, private.index_condition(term), private.match_condition(term), cap + 1)
      || coalesce(format(' union select id, created_at, due_at, mobile_digits from public.leads where %s and private.reference_of(enquiry_id) = %L',
        conditions, reference), '');
    execute private.rows_of_people(source, row_order, cap) into ids, row_places, found_leads using ids;
  end if;
  with page as (
    select row_place, place, private.lead_json(leads) as lead
    from unnest(ids, row_places) with ordinality as page (id, row_place, place) join public.leads on leads.id = page.id
    where row_place between first_row and first_row + page_rows - 1
  ), page_rows as (
    select row_place, count(*) as held, jsonb_agg(lead order by place) as leads from page group by row_place
  )
  select coalesce(jsonb_agg((leads -> 0) || jsonb_build_object('folded', leads - 0) order by row_place), '[]'), coalesce(sum(held), 0)
  into data, shown from page_rows;
  execute format('select created_at from public.leads where %s order by created_at desc limit 1', private.lead_filters('{}'))
    into newest;
  perform private.note_reading('inbox', shown);
  return jsonb_build_object(
    'data', data,
    'totalRecords', coalesce(row_places[cardinality(row_places)], 0),
    'leads', least(found_leads, cap),
    'isCapped', found_leads > cap,
    'newest', newest);
end
$$;
