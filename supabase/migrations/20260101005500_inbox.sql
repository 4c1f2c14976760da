-- The inbox: how staff read leads. Each function is definer and of the office, so that the policy of leads judges it,
-- because nobody reads a table of visitors' words; and it refuses anyone but active staff.

create function private.inbox_tab(tab text) returns text
language sql stable set search_path = ''
as $$
  select case tab
    when 'mine' then format('is_open and assignee_id = %L', private.caller_id())
    when 'unassigned' then 'is_open and assignee_id is null'
    when 'overdue' then 'is_open and due_at < now()'
    when 'today' then 'is_open and (created_at >= private.indian_day_start(private.indian_day(now()))
      or due_at >= private.indian_day_start(private.indian_day(now()))
        and due_at < private.indian_day_start(private.indian_day(now()) + 1))'
    when 'all' then 'true'
  end
$$;
comment on function private.inbox_tab(text) is
  'Which leads a tab of the caller''s inbox holds, for dynamic SQL. Null for no tab.';
grant execute on function private.inbox_tab(text) to office;

-- Whoever asks how far an enquiry is reads out its reference, so the inbox finds a lead by it.
create function private.typed_reference(typed text) returns text
language sql immutable set search_path = ''
as $$
  select translate(tidy, 'OIL', '011')
  from (select regexp_replace(upper(typed), '[^0-9A-Z]', '', 'g') as tidy) as signs
  where char_length(tidy) = 8 and typed !~ '[^ -~–]'
$$;
comment on function private.typed_reference(text) is
  'A reference as somebody typed it, the way private.reference_of writes it; null for what cannot be one. The '
  'contract tidies the same.';

-- The policy of leads asks once a statement, so the planner does not know whom it lets through, and for a family or an
-- outlet of few leads it would read every lead. Who forgets this one is slow, and still sees no other lead.
create function private.lead_hint() returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' and ',
    case when families @> private.families_of('owner') then null else format('family = any (%L::text[])', families) end,
    '(outlet_id is null or outlet_id = any (' || quote_literal(outlets::text) || '::bigint[]))')
  from (select private.seen_families(), private.seen_outlets()) as caller (families, outlets)
$$;
comment on function private.lead_hint() is
  'The leads that the policy lets the caller see, for the planner, as a condition for dynamic SQL; empty for all.';
grant execute on function private.lead_hint() to office;

-- Filters come as one object, so that another one is no other function.
create function private.lead_filters(filters jsonb) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' and ',
    nullif(private.lead_hint(), ''),
    'not is_erased',
    case when coalesce((filters ->> 'isAside')::boolean, false) then 'is_put_aside' else 'is_listed' end,
    'family = ' || quote_literal(filters ->> 'family'),
    'enquiry_table = ' || quote_literal(filters ->> 'kind'),
    'stage = ' || quote_literal(filters ->> 'stage'),
    case filters ->> 'assignee' when 'none' then 'assignee_id is null'
      else 'assignee_id = ' || quote_literal((filters ->> 'assignee')::uuid) end,
    case filters ->> 'outlet' when 'none' then 'outlet_id is null'
      else 'outlet_id = ' || (filters ->> 'outlet')::bigint end,
    'model = ' || quote_literal(filters ->> 'model'),
    'source = ' || quote_literal(filters ->> 'source'),
    format('created_at >= private.indian_day_start(%L::date)', (filters ->> 'from')::date)
      || case when filters ->> 'from' is null then null else '' end,
    format('created_at < private.indian_day_start(%L::date)', (filters ->> 'to')::date + 1)
      || case when filters ->> 'to' is null then null else '' end)
$$;
comment on function private.lead_filters(jsonb) is
  'The leads that filters name (family, kind as the table of the enquiry, stage, assignee and outlet, each an id or '
  'none, model and source, empty for none, from, to, isAside), as a condition for dynamic SQL. Days are Indian '
  'calendar days, both included.';
grant execute on function private.lead_filters(jsonb) to office;

-- One person is one row of the inbox: leads of a number that came within seven days of each other stand under the
-- first of them. The leads of a question come as columns id, created_at, due_at and number_end. A row holds ten
-- leads at most, so that a number from which hundreds come, as a dealer's own while it tries a form, makes no page
-- heavy.
create function private.rows_of_people(leads_sql text, row_order text, cap integer) returns text
language sql immutable set search_path = ''
as $$
  select format(
    'with found as (
       select id, created_at, number_end as person, row_number() over (order by %1$s) as place
       from (%2$s) as leads
     ), weeks as (
       select *, created_at - lag(created_at) over (partition by person order by created_at, id)
         <= interval ''7 days'' as is_near
       from found where place <= %3$s
     ), runs as (
       select *, case when person = '''' then place
         else count(*) filter (where not coalesce(is_near, false))
           over (partition by person order by created_at, id) end as run
       from weeks
     ), tens as (
       select *, (row_number() over (partition by person, run order by place) - 1) / 10 as ten from runs
     ), people as (
       select *, min(place) over (partition by person, run, ten) as head from tens
     )
     select array_agg(id order by head, place), array_agg(row_place order by head, place), (select count(*) from found)
     from (select *, dense_rank() over (order by head) as row_place from people) as people',
    row_order, leads_sql, cap)
$$;
comment on function private.rows_of_people(text, text, integer) is
  'SQL that answers the ids of leads in the order of their rows, beside them the number of the row of each, and how '
  'many were found: of one more than cap the last is in no row.';
grant execute on function private.rows_of_people(text, text, integer) to office;

-- Under row-level security no pattern uses an index, because its operator is not leakproof, and a search would read
-- every lead. So this one is exempt and answers ids alone, which the caller reads under the policy. By
-- private.lead_hint few leads are not lost among a thousand of others.
create function private.leads_of_term(tab text, filters jsonb, term text, most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  reference constant text := private.typed_reference(term);
  conditions constant text := private.inbox_tab(tab) || ' and ' || private.lead_filters(filters);
  ids uuid[];
begin
  execute format(
    'select array_agg(id) from ((select id from public.leads where %s and %s and %s limit %s)%s) as found',
    conditions, private.index_condition(term), private.match_condition(term), most,
    case when reference is null then '' else format(
      ' union select id from public.leads where %s and private.reference_of(enquiry_id) = %L', conditions, reference)
    end) into ids;
  return ids;
end
$$;
comment on function private.leads_of_term(text, jsonb, text, integer) is
  'The ids of so many leads of a tab that hold a term or have it as their reference, in no order; null for none. For '
  'the inbox alone.';
grant execute on function private.leads_of_term(text, jsonb, text, integer) to office;

-- Nobody reads on to the thousandth lead: counts end there, and so do pages. A term is looked for among the newest
-- leads of the tab first, where frequent ones are found, and then by an index, which finds rare ones: 8,000 of the
-- newest before it take a name below 25 ms of a million.
create function private.inbox_page(
  tab text, filters jsonb default '{}', term text default '', page_number integer default 1,
  page_size integer default 25
) returns jsonb
language plpgsql security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  cap constant integer := 1000;
  newest_rows constant integer := 8000;
  page_rows constant integer := least(page_size, 100);
  first_row constant integer := (greatest(page_number, 1) - 1) * page_rows + 1;
  row_order constant text := case when tab = 'overdue' then 'due_at, id' else 'created_at desc, id desc' end;
  conditions constant text := private.inbox_tab(tab) || ' and ' || private.lead_filters(filters);
  source text := format('select id, created_at, due_at, number_end from public.leads where %s order by %s limit %s',
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
      'select id, created_at, due_at, number_end
       from (select * from public.leads where %s order by %s limit %s) as latest where %s limit %s',
      conditions, row_order, newest_rows, private.match_condition(term), cap + 1);
  end if;
  execute private.rows_of_people(source, row_order, cap) into ids, row_places, found_leads;
  if term <> '' and found_leads <= cap then
    -- What the newest held comes first; what an index finds comes in no order, so without it older ones could stand
    -- there.
    ids := ids || private.leads_of_term(tab, filters, term, cap + 1);
    source := 'select id, created_at, due_at, number_end from public.leads where id = any ($1)';
    execute private.rows_of_people(source, row_order, cap) into ids, row_places, found_leads using ids;
  end if;
  with page as (
    select row_place, place, private.lead_json(leads) as lead
    from unnest(ids, row_places) with ordinality as page (id, row_place, place) join public.leads on leads.id = page.id
    where row_place between first_row and first_row + page_rows - 1
  ), page_rows as (
    select row_place, count(*) as held, jsonb_agg(lead order by place) as leads from page group by row_place
  )
  select coalesce(jsonb_agg((leads -> 0) || jsonb_build_object('folded', leads - 0) order by row_place), '[]'),
    coalesce(sum(held), 0)
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
comment on function private.inbox_page(text, jsonb, text, integer, integer) is
  'A page of the caller''s leads, newest first, the overdue ones by their date, at most 100 rows, with its trace in '
  'the audit trail. Leads of one number that came within seven days of each other are one row: folded holds those '
  'after the first. Filters as private.lead_filters has them. Rows are made of 1,000 leads, and isCapped says that '
  'there are more; newest is when the last of all of them came or arrived.';
call private.judge('inbox_page');
call private.expose('inbox_page', 'authenticated');

create function private.inbox_counts(since timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = ''
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
comment on function private.inbox_counts(timestamptz) is
  'How many leads the tabs of the caller''s inbox hold, and how many have come, or arrived late, since a moment; '
  'each up to 1,000.';
call private.judge('inbox_counts');
call private.expose('inbox_counts', 'authenticated');

create function private.inbox_choices() returns jsonb
language plpgsql stable security definer set search_path = ''
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
      select coalesce(jsonb_agg(
        jsonb_build_object('value', bike_name, 'label', display_name) order by display_name), '[]')
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
comment on function private.inbox_choices() is
  'What the filters of the inbox offer: the outlets of the caller, the models that somebody asked for, and up to 100 '
  'sources.';
call private.expose('inbox_choices', 'authenticated');

create function private.list_colleagues()
returns table (id uuid, name text, families text[], outlet_ids bigint[], is_on_duty boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return query select staff.id, staff.name, private.families_of(staff.role), staff.outlet_ids, staff.is_on_duty
    from public.staff
    where staff.status = 'active' and staff.expires_on >= private.indian_day(now())
      and private.families_of(staff.role) && private.families_of(private.staff_role())
    order by staff.name, staff.id;
end
$$;
comment on function private.list_colleagues() is
  'Active staff by name who work on leads of the caller''s families, with theirs and their outlets, none for all.';
call private.judge('list_colleagues');
call private.expose('list_colleagues', 'authenticated');

-- A person is one card of a column of the board, as they are one row of the list. Cards say less than the list, so
-- that hundreds of them cost one join instead of hundreds of searches for a number; and they are made of three times
-- as many leads as a column has cards, so that seven columns do not sort a thousand leads each.
create function private.inbox_board(family text, filters jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  cap constant integer := 1000;
  row_order constant text := 'created_at desc, id desc';
  conditions constant text := private.lead_filters(filters || jsonb_build_object('family', family));
  board_column record;
  most_cards integer;
  ids uuid[];
  row_places integer[];
  found_leads integer;
  found_cards jsonb;
  held integer;
  board jsonb := '[]';
  shown bigint := 0;
begin
  perform private.require_staff();
  for board_column in select stage, is_open from private.lead_stages where lead_stages.family = inbox_board.family loop
    most_cards := case when board_column.is_open then 100 else 25 end;
    execute private.rows_of_people(
      format(
        'select id, created_at, due_at, number_end from public.leads where %s and stage = %L order by %s limit %s',
        conditions, board_column.stage, row_order, cap + 1),
      row_order, 3 * most_cards) into ids, row_places, found_leads;
    with page as (
      select page.row_place, page.place, jsonb_build_object(
        'id', lead.id, 'enquiryTable', lead.enquiry_table, 'family', lead.family, 'stage', lead.stage,
        'isOpen', lead.is_open, 'lostBecause', lead.lost_because, 'name', lead.name, 'mobile', lead.mobile,
        'model', coalesce(vehicles.display_name, lead.model), 'assignee', coalesce(staff.name, ''),
        'dueAt', lead.due_at, 'nextStep', lead.next_step, 'createdAt', lead.created_at, 'version', lead.version) as card
      from unnest(ids, row_places) with ordinality as page (id, row_place, place)
      join public.leads lead on lead.id = page.id
      left join public.staff on staff.id = lead.assignee_id
      left join public.vehicles on vehicles.bike_name = lead.model
      where page.row_place <= most_cards
    ), cards as (
      select row_place, count(*) as leads, jsonb_agg(card order by place) as cards from page group by row_place
    )
    select coalesce(jsonb_agg((cards -> 0) || jsonb_build_object('folded', cards - 0) order by row_place), '[]'),
      coalesce(sum(leads), 0)
    into found_cards, held from cards;
    board := board || jsonb_build_object('stage', board_column.stage, 'cards', found_cards,
      'count', least(found_leads, cap));
    shown := shown + held;
  end loop;
  perform private.note_reading('inbox', shown);
  return board;
end
$$;
comment on function private.inbox_board(text, jsonb) is
  'The caller''s leads of a family by stage, with a count up to 1,000 and their trace in the audit trail: the '
  'hundred newest cards of each, 25 where it has ended. Leads of one number that came within seven days of each '
  'other are one card: folded holds those after the first; cards are made of 300 leads, or 75.';
call private.judge('inbox_board');
call private.expose('inbox_board', 'authenticated');
