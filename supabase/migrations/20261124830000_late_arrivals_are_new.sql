-- What staff release from quarantine, or what waited in the second store, keeps the moment at which it was sent, so the inbox never
-- said that it is there. New is what came, and what arrived later than it came, since the list was read.

create index leads_arrived_at_idx on public.leads (arrived_at desc) where arrived_at is not null;

create or replace function private.inbox_counts(since timestamp with time zone) returns jsonb
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
  -- Each by its index: one condition for both would read every lead of the time.
  execute format(
    'select count(*) from (
       (select id from public.leads where created_at > %1$L and %2$s limit 1000)
       union (select id from public.leads where arrived_at > %1$L and %2$s limit 1000)) as fresh',
    since, conditions) into held;
  return counts || jsonb_build_object('fresh', least(held, 1000));
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
  execute format(
    'select greatest(
       (select created_at from public.leads where %1$s order by created_at desc limit 1),
       (select arrived_at from public.leads where arrived_at is not null and %1$s order by arrived_at desc limit 1))',
    private.lead_filters('{}')) into newest;
  perform private.note_reading('inbox', shown);
  return jsonb_build_object(
    'data', data,
    'totalRecords', coalesce(row_places[cardinality(row_places)], 0),
    'leads', least(found_leads, cap),
    'isCapped', found_leads > cap,
    'newest', newest);
end
$$;

comment on function public.inbox_counts(timestamptz) is
  'How many leads the tabs of the caller''s inbox hold, and how many have come, or arrived late, since a moment; each up to 1,000.';
comment on function public.inbox_page(text, jsonb, text, integer, integer) is
  'A page of the caller''s leads, newest first, the overdue ones by their date, at most 100 rows, with its trace in the audit trail. Leads of one number that came within seven days of each other are one row: folded holds those after the first. Filters as private.lead_filters has them. Rows are made of 1,000 leads, and isCapped says that there are more; newest is when the last of all of them came or arrived.';
