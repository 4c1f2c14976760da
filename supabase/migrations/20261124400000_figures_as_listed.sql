-- Figures count the leads that the inbox lists: what was merged, and what is of no customer, counts nowhere. A promise that is over
-- and that nobody kept is a late one; it counted as open until somebody answered, so the worse the work, the better its share. Who was
-- written down as they came has not waited for an answer. An erased lead counts on, and stands in no list.
-- A figure leads to its leads also where it counts those of nobody, or without an outlet, a model or a source.

create or replace function private.lead_counts(lead public.leads) returns table (place bigint, dimension text, value text)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  select places.place, facts.dimension, facts.value
  from (values (0::bigint), (coalesce(lead.outlet_id, -1))) as places (place),
    (values
      ('kind', lead.enquiry_table),
      ('model', left(lead.model, 80)),
      ('source', lead.source),
      ('stage', lead.stage),
      ('person', coalesce(lead.assignee_id::text, '')),
      ('outlet', coalesce(lead.outlet_id::text, '')),
      ('answer', case when lead.enquiry_table <> 'walk_ins'
        then private.answer_step(extract(epoch from lead.answered_at - lead.created_at) / 60) end),
      ('promise', case when lead.promised_at is null then null when lead.answered_at is null then 'open'
        when lead.answered_at <= lead.promised_at then 'kept' else 'late' end)) as facts (dimension, value)
  where facts.value is not null and lead.is_listed;
end
$$;
comment on function private.lead_counts(public.leads) is
  'Where a lead counts on its day: among all, and at its outlet; nowhere while no list shows it.';

drop trigger leads_count_changed on public.leads;
create trigger leads_count_changed
after update of
  family, enquiry_table, model, source, stage, assignee_id, outlet_id, touched_at, answered_at, promised_at, created_at, is_put_aside,
  merged_into
on public.leads for each row execute function private.count_lead();

truncate private.lead_days;
insert into private.lead_days (place, day, family, dimension, value, leads)
select counts.place, private.indian_day(lead.created_at), lead.family, counts.dimension, counts.value, count(*)
from public.leads lead, private.lead_counts(lead) as counts
group by 1, 2, 3, 4, 5;

create or replace function private.lead_filters(filters jsonb) returns text
language sql
stable
set search_path = ''
return concat_ws(' and ',
  private.lead_scope(),
  'not is_erased',
  case when coalesce((filters ->> 'isAside')::boolean, false) then 'is_put_aside' else 'is_listed' end,
  'family = ' || quote_literal(filters ->> 'family'),
  'enquiry_table = ' || quote_literal(filters ->> 'kind'),
  'stage = ' || quote_literal(filters ->> 'stage'),
  case filters ->> 'assignee' when 'none' then 'assignee_id is null' else 'assignee_id = ' || quote_literal((filters ->> 'assignee')::uuid) end,
  case filters ->> 'outlet' when 'none' then 'outlet_id is null' else 'outlet_id = ' || (filters ->> 'outlet')::bigint end,
  'model = ' || quote_literal(filters ->> 'model'),
  'source = ' || quote_literal(filters ->> 'source'),
  format('created_at >= private.indian_day_start(%L::date)', (filters ->> 'from')::date) || case when filters ->> 'from' is null then null else '' end,
  format('created_at < private.indian_day_start(%L::date)', (filters ->> 'to')::date + 1) || case when filters ->> 'to' is null then null else '' end);

comment on function private.lead_filters(jsonb) is
  'The leads that the caller may see and that filters name (family, kind as the table of the enquiry, stage, assignee and outlet, each an id or none, model and source, empty for none, from, to, isAside), as a condition for dynamic SQL. Days are Indian calendar days, both included.';

create or replace function private.lead_figures() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set max_parallel_workers_per_gather = 0
set jit = off
as $$
declare
  span constant integer := 30;
  today constant date := private.indian_day(now());
  seen_families constant text[] := private.families_of(private.staff_role());
  places constant bigint[] := private.seen_places();
  listed constant text := private.lead_filters('{}');
  counted jsonb;
  overdue bigint;
  unassigned bigint;
  broken jsonb;
begin
  perform private.require_staff();
  with days as materialized (
    select day, dimension, value, family, leads
    from private.lead_days
    where place = any (places) and day > today - 2 * span and day <= today and family = any (seen_families)
  ), sums as (
    select dimension, value, case when dimension = 'stage' then family end as family,
      coalesce(sum(leads) filter (where day > today - span), 0) as now,
      coalesce(sum(leads) filter (where day <= today - span), 0) as before
    from days group by 1, 2, 3
  )
  select jsonb_build_object(
    'sums', (select coalesce(jsonb_agg(jsonb_build_object(
        'dimension', dimension, 'value', value, 'family', family, 'now', now, 'before', before,
        'label', case dimension
          when 'outlet' then (select name from public.dealers where id = nullif(value, '')::bigint)
          when 'model' then (select display_name from public.vehicles where bike_name = value)
          when 'person' then (select name from public.staff where id = nullif(value, '')::uuid) end)
        order by dimension, now desc, value), '[]')
      from (select *, row_number() over (partition by dimension order by now desc, before desc, value) as place from sums) as ranked
      where place <= case when dimension in ('model', 'source') then 12 else 200 end),
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'leads', leads) order by day), '[]')
      from (select day, sum(leads) as leads from days where dimension = 'kind' group by day) as by_day),
    'promisedToday', (select coalesce(jsonb_object_agg(value, leads), '{}')
      from (select value, sum(leads) as leads from days where dimension = 'promise' and day = today group by value) as promises))
  into counted;
  execute format('select count(*) from (select from public.leads where is_open and due_at < now() and %s limit 1000) as held', listed)
    into overdue;
  execute format('select count(*) from (select from public.leads where is_open and assignee_id is null and %s limit 1000) as held', listed)
    into unassigned;
  -- No change of a lead says that its time has passed, so the counts by day hold these among the open ones. The index of promises
  -- finds them: what was promised came before its moment.
  execute format(
    'select jsonb_build_object(''today'', count(*) filter (where created_at >= %1$L), ''now'', count(*) filter (where created_at >= %2$L),
       ''before'', count(*) filter (where created_at < %2$L))
     from public.leads
     where is_open and answered_at is null and promised_at <= now() and promised_at >= %3$L and created_at >= %3$L and is_listed and %4$s',
    private.indian_day_start(today), private.indian_day_start(today - span + 1), private.indian_day_start(today - 2 * span + 1),
    private.lead_scope()) into broken;
  return counted || jsonb_build_object('today', today, 'overdue', overdue, 'unassigned', unassigned, 'broken', broken);
end
$$;

-- What few of a million leads have, or lack, is found as quickly as what many have; and promises that are over are counted in their index.
-- In the transaction of the migration: the larger ones take their place in the same moment.
-- squawk-ignore require-concurrent-index-deletion
drop index public.leads_outlet_idx, public.leads_model_idx, public.leads_source_idx, public.leads_promised_at_idx;
create index leads_outlet_idx on public.leads (outlet_id, created_at desc, id desc);
create index leads_model_idx on public.leads (model, created_at desc, id desc);
create index leads_source_idx on public.leads (source, created_at desc, id desc);
create index leads_assignee_all_idx on public.leads (assignee_id, created_at desc, id desc);
create index leads_promised_at_idx on public.leads (promised_at) include (created_at, family, outlet_id, is_listed)
  where is_open and answered_at is null and promised_at is not null;

create or replace function private.inbox_choices() returns jsonb
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
      -- From one source to the next in their index, past the leads that have none.
      with recursive known as (
        (select source from public.leads where source > '' order by source limit 1)
        union all
        select (select source from public.leads where source > known.source order by source limit 1)
        from known where known.source is not null)
      select coalesce(jsonb_agg(source), '[]')
      from (select source from known where source is not null limit 100) as first_ones));
end
$$;
