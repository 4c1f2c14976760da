-- One person is one row of the inbox: leads of a number that came within seven days of each other stand under the first of them.

-- The leads of a question come as columns id, created_at, due_at and mobile_digits. A row holds ten leads at most, so that a
-- number from which hundreds come, as a dealer's own while it tries a form, makes no page heavy.
create function private.rows_of_people(leads_sql text, row_order text, cap integer) returns text
language sql
immutable
set search_path = ''
return format(
  'with found as (
     select id, created_at, right(mobile_digits, 10) as person, row_number() over (order by %1$s) as place from (%2$s) as leads
   ), weeks as (
     select *, created_at - lag(created_at) over (partition by person order by created_at, id) <= interval ''7 days'' as is_near
     from found where place <= %3$s
   ), runs as (
     select *, case when person = '''' then place
       else count(*) filter (where not coalesce(is_near, false)) over (partition by person order by created_at, id) end as run
     from weeks
   ), tens as (
     select *, (row_number() over (partition by person, run order by place) - 1) / 10 as ten from runs
   ), people as (
     select *, min(place) over (partition by person, run, ten) as head from tens
   )
   select array_agg(id order by head, place), array_agg(row_place order by head, place), (select count(*) from found)
   from (select *, dense_rank() over (order by head) as row_place from people) as people',
  row_order, leads_sql, cap);
comment on function private.rows_of_people(text, text, integer) is
  'SQL that answers the ids of leads in the order of their rows, beside them the number of the row of each, and how many were found: of one more than cap the last is in no row.';

create or replace function private.inbox_page(tab text, filters jsonb, term text, page_number integer, page_size integer) returns jsonb
language plpgsql
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
as $$
declare
  cap constant integer := 1000;
  newest_rows constant integer := 20000;
  page_rows constant integer := least(page_size, 100);
  first_row constant integer := (greatest(page_number, 1) - 1) * page_rows + 1;
  row_order constant text := case when tab = 'overdue' then 'due_at, id' else 'created_at desc, id desc' end;
  conditions constant text := private.inbox_tab(tab) || ' and ' || private.lead_filters(filters);
  source text := format('select id, created_at, due_at, mobile_digits from public.leads where %s order by %s limit %s',
    conditions, row_order, cap + 1);
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
    source := format(
      'select id, created_at, due_at, mobile_digits from public.leads where %s and %s and %s limit %s',
      conditions, private.index_condition(term), private.match_condition(term), cap + 1);
    execute private.rows_of_people(source, row_order, cap) into ids, row_places, found_leads;
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
comment on function public.inbox_page(text, jsonb, text, integer, integer) is
  'A page of the caller''s leads, newest first, the overdue ones by their date, at most 100 rows, with its trace in the audit trail. Leads of one number that came within seven days of each other are one row: folded holds those after the first. Filters as private.lead_filters has them. Rows are made of 1,000 leads, and isCapped says that there are more; newest is when the newest of all of them came.';
