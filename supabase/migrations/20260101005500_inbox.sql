-- The inbox: how staff read leads. Each function that the API calls is definer and belongs to the office, so
-- that the policy of leads judges it, because nobody reads a table of visitors' words; and each refuses
-- anyone but active staff.

-- A person who asks how far an enquiry is reads out its reference, so the inbox finds a lead by the
-- reference.
create function private.typed_reference(typed text) returns text
language sql immutable set search_path = ''
as $$
  select translate(tidy, 'OIL', '011')
  from (select regexp_replace(upper(typed), '[^0-9A-Z]', '', 'g') as tidy) as signs
  where char_length(tidy) = 8 and typed !~ '[^ -~–]'
$$;
comment on function private.typed_reference(text) is
  'A reference as somebody typed it, brought into the form that private.reference_of writes; null for text that '
  'cannot be one. The contract tidies references in the same way.';
grant execute on function private.typed_reference(text) to office;

create type private.inbox_question as (
  tab text, caller uuid, today date, families text[], outlets bigint[], is_aside boolean, family text, kind text,
  stage text, assignee text, outlet text, model text, source text, first_day date, last_day date, due text,
  promise text, promised_first date, promised_last date, is_answered boolean, until timestamptz,
  as_of timestamptz, by_due boolean, progress text, lost text, campaign text, arrived_first date, arrived_last date
);
comment on type private.inbox_question is
  'A tab of somebody''s inbox and its filters, each null where it is not set: kind is the table of the enquiry, '
  'assignee and outlet an id or none, model and source empty for none. Days are Indian calendar days, both included; '
  'due is late, today, week or none, promise kept, late or open.';
comment on column private.inbox_question.families is
  'The families of leads that the caller sees, as in the policy of leads. The same holds for outlets, null for all.';

comment on column private.inbox_question.is_answered is
  'Leads that waited for an answer and got one, or wait for one. A walk-in was written down as the person came, and so '
  'has not waited.';
comment on column private.inbox_question.until is
  'Leads that reached the inbox by this moment: later pages name the newest lead of the first one, and so repeat none.';
comment on column private.inbox_question.as_of is
  'The moment by which leads are late: later pages name that of the first one, so that a lead which gets late in '
  'between changes no place.';
comment on column private.inbox_question.progress is
  'Leads of sales that came so far, by a name of the figures of the owner''s report; lost, campaign and the days of '
  'arrival narrow these. Erased leads are among them, because the figures count them too.';
comment on column private.inbox_question.by_due is
  'Order by what is next, those who wait for a call before everything else, instead of the newest first.';

-- Filters come as one object, so that a new filter needs no new function.
create function private.question_of(tab text, filters jsonb) returns private.inbox_question
language plpgsql stable set search_path = ''
as $$
begin
  if (tab in ('mine', 'unassigned', 'overdue', 'today', 'all')) is not true then
    raise exception 'unknown tab' using errcode = 'invalid_parameter_value';
  end if;
  return (
    tab, private.caller_id(), private.indian_day(now()), private.seen_families(), private.seen_outlets(),
    coalesce((filters ->> 'isAside')::boolean, false), filters ->> 'family', filters ->> 'kind', filters ->> 'stage',
    filters ->> 'assignee', filters ->> 'outlet', filters ->> 'model', filters ->> 'source',
    (filters ->> 'from')::date, (filters ->> 'to')::date, filters ->> 'due', filters ->> 'promise',
    (filters ->> 'promisedFrom')::date, (filters ->> 'promisedTo')::date, (filters ->> 'answered')::boolean,
    (filters ->> 'until')::timestamptz, coalesce((filters ->> 'asOf')::timestamptz, now()),
    coalesce(filters ->> 'order' = 'due', tab <> 'all'), filters ->> 'progress', filters ->> 'lost',
    filters ->> 'campaign', (filters ->> 'arrivedFrom')::date, (filters ->> 'arrivedTo')::date);
end
$$;
comment on function private.question_of(text, jsonb) is
  'The caller''s question to the inbox by a tab and filters: isAside, family, kind, stage, assignee, outlet, model, '
  'source, from, to, due, promise, promisedFrom, promisedTo, answered, progress with lost, campaign, arrivedFrom and '
  'arrivedTo, until, asOf (now without it) and order (due or came; without it all leads stand by when they came, and every other tab by what is next).';
grant execute on function private.question_of(text, jsonb) to office;

-- The leads of a question, planned anew for each question: a condition that was not asked is true, and gone
-- before an index is chosen. No other function of the inbox is planned anew, because those that show a list
-- keep their plans. The policy's functions are called once a statement, so the planner does not know which
-- rows they let through, and for a family or an outlet of few leads it would read every lead; so the question
-- repeats the policy's conditions, for the planner's sake alone. A term is looked for among the newest leads,
-- where frequent terms are found: 8,000 leads keep the search for a name below 25 ms among 250,000. Rare
-- terms are looked for in the indexes, which are quick for those: they offer all leads that hold the term,
-- and some others.
--
-- The order of the work has four ranks. First stands whoever waits for a call that was promised and is nearly
-- due or broken, because nobody has spoken to that person yet, and each minute loses some of them. Then come
-- steps whose time has come: however late the oldest of them is, it spoils no promise. Then come past
-- appointments: whether somebody came is a question to ourselves, whose answer is no worse in ten
-- minutes, while a promise is. The age of an appointment plays no part, because whoever was at the counter
-- knows the answer, and a row that changed its rank by itself would move under the hand. The rest stands by
-- what is next. Each rank is a list of its own, which an index holds in its order; none can hold all, because
-- a rank changes by the minute.
create function private.find_leads(asked private.inbox_question, typed text, by_index boolean, most integer)
returns table (id uuid, created_at timestamptz, rank integer, act_at timestamptz, number_end text)
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  term constant private.term := case when typed <> '' then private.term_of(typed) end;
  reference constant text := private.typed_reference(typed);
begin
  return query
  with listed as not materialized (
    select leads.*, case when not asked.by_due then 0
        when call_at <= asked.as_of then call_rank when late_at <= asked.as_of then 3 else 4 end as rank
    from public.leads
    where family = any (asked.families)
      and (asked.outlets is null or outlet_id is null or outlet_id = any (asked.outlets))
      and (not is_erased or asked.progress is not null)
      and case when asked.is_aside then is_put_aside else is_listed end
      and case asked.tab
        when 'mine' then is_open and assignee_id = asked.caller
        when 'unassigned' then is_open and assignee_id is null
        when 'overdue' then late_at <= asked.as_of
        when 'today' then leads.next_at < private.indian_day_start(asked.today + 1)
        else true
      end
      and case asked.due
        when 'late' then late_at <= asked.as_of
        when 'today' then leads.next_at < private.indian_day_start(asked.today + 1)
        when 'week' then leads.next_at < private.indian_day_start(asked.today + 7)
        when 'none' then is_open and leads.next_at is null
        else true
      end
      and case asked.promise
        when 'kept' then answered_at <= promised_at
        when 'late' then answered_at > promised_at or answered_at is null and promised_at <= now()
        when 'open' then answered_at is null and promised_at > now()
        else true
      end
      and (asked.family is null or family = asked.family)
      and (asked.kind is null or enquiry_table = asked.kind)
      and (asked.stage is null or stage = asked.stage)
      and (asked.assignee is null
        or case asked.assignee when 'none' then assignee_id is null else assignee_id = asked.assignee::uuid end)
      and (asked.outlet is null
        or case asked.outlet when 'none' then outlet_id is null else outlet_id = asked.outlet::bigint end)
      and (asked.model is null or model = asked.model)
      and (asked.source is null or source = asked.source)
      and (asked.first_day is null or leads.created_at >= private.indian_day_start(asked.first_day))
      and (asked.last_day is null or leads.created_at < private.indian_day_start(asked.last_day + 1))
      and (asked.promised_first is null or promised_at >= private.indian_day_start(asked.promised_first))
      and (asked.promised_last is null or promised_at < private.indian_day_start(asked.promised_last + 1))
      and (asked.is_answered is null
        or (answered_at is not null) = asked.is_answered and enquiry_table <> 'walk_ins')
      and (asked.until is null or coalesce(arrived_at, leads.created_at) <= asked.until)
      and (asked.progress is null or leads.id in (select private.leads_of_progress(asked)))
  ), first_ones as (
    -- Lists are read one after the other, none beyond the number that is looked through.
    select * from (
      (select *, call_at as act_at from listed
      where asked.by_due and call_rank = 1 and call_at <= asked.as_of
      order by call_at, listed.created_at desc, listed.id desc
      limit case when typed = '' then most else 8000 end)
      union all
      (select *, call_at from listed
      where asked.by_due and call_rank = 2 and call_at <= asked.as_of
      order by call_at, listed.created_at desc, listed.id desc
      limit case when typed = '' then most else 8000 end)
      union all
      (select *, appointment_ends_at from listed
      where asked.by_due and appointment_ends_at <= asked.as_of and late_at <= asked.as_of
        and (call_at <= asked.as_of) is not true
      order by appointment_ends_at, listed.created_at desc, listed.id desc
      limit case when typed = '' then most else 8000 end)
      union all
      (select *, case when asked.by_due then next_at end from listed
      where not asked.by_due
        or asked.tab <> 'overdue' and asked.due is distinct from 'late'
          and (late_at <= asked.as_of) is not true and (call_at <= asked.as_of) is not true
      order by case when asked.by_due then next_at end, listed.created_at desc, listed.id desc
      limit case when typed = '' then most else 8000 end)
    ) as ranks
    limit case when typed = '' then most else 8000 end
  )
  select found.id, found.created_at, found.rank, found.act_at, found.number_end from first_ones as found
  where not by_index and (typed = '' or search_text like all (term.words) or search_text like any (term.models)
      or mobile_digits like term.number)
  union all
  select listed.id, listed.created_at, listed.rank,
    case listed.rank when 1 then call_at when 2 then call_at when 3 then appointment_ends_at when 4 then next_at end, listed.number_end
  from listed
  where by_index
    and ((term.pairs is null or private.letter_pairs(search_text) @> term.pairs)
        and (term.first_word is null or private.latin_part(search_text) like term.first_word)
        and (term.second_word is null or private.latin_part(search_text) like term.second_word)
      or private.latin_part(search_text) like any (term.models)
      or mobile_digits like term.number
      or private.reference_of(enquiry_id) = reference)
    and (search_text like all (term.words) or search_text like any (term.models) or mobile_digits like term.number
      or private.reference_of(enquiry_id) = reference)
  limit most;
end
$$;
comment on function private.find_leads(private.inbox_question, text, boolean, integer) is
  'So many leads of a question that hold the typed term: among the first leads in its order, or as the indexes find '
  'them, by their reference too. rank is 0 and act_at null where the newest come first.';
grant execute on function private.find_leads(private.inbox_question, text, boolean, integer) to office;

-- Under row-level security no pattern uses an index, because its operator is not leakproof, and a search
-- would read every lead. So this function is exempt and answers ids and places alone, whose leads the caller
-- reads under the policy.
create function private.leads_of_term(asked private.inbox_question, typed text, most integer)
returns table (id uuid, rank integer, act_at timestamptz)
language sql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$ select id, rank, act_at from private.find_leads(asked, typed, true, most) $$;
comment on function private.leads_of_term(private.inbox_question, text, integer) is
  'The ids of so many leads of a question that hold the typed term or have it as their reference, in no order, with '
  'the place of each. For the inbox alone.';
grant execute on function private.leads_of_term(private.inbox_question, text, integer) to office;

-- Hits among the newest leads come first; an index finds its hits in no order, so without the newest a page
-- could show older ones. One person is one row of the inbox: leads of a number that came within seven days of
-- each other are folded under the first of them. A row holds ten leads at most, so that a number that sends
-- hundreds, such as the dealer's own while a form is tried out, makes no page heavy.
create function private.inbox_rows(asked private.inbox_question, typed text, cap integer, kept integer)
returns table (id uuid, place bigint, row_place bigint, found_leads bigint)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  with near as materialized (
    select * from private.find_leads(asked, typed, false, cap + 1)
  ), found as (
    select * from near
    union all
    select leads.id, leads.created_at, far.rank, far.act_at, leads.number_end
    from private.leads_of_term(asked, typed, cap + 1) as far join public.leads on leads.id = far.id
    where typed <> '' and (select count(*) from near) <= cap and far.id not in (select near.id from near)
  ), placed as (
    select found.id, created_at, number_end as person, row_number() over (
      order by rank, act_at, created_at desc, found.id desc) as place
    from found
  ), weeks as (
    select *, created_at - lag(created_at) over (partition by person order by created_at, placed.id)
      <= interval '7 days' as is_near
    from placed where placed.place <= least(kept, cap)
  ), runs as (
    select *, case when person = '' then weeks.place
      else count(*) filter (where not coalesce(is_near, false))
        over (partition by person order by created_at, weeks.id) end as run
    from weeks
  ), tens as (
    select *, (row_number() over (partition by person, run order by runs.place) - 1) / 10 as ten from runs
  ), people as (
    select *, min(tens.place) over (partition by person, run, ten) as head from tens
  )
  select people.id, people.place, dense_rank() over (order by head), (select count(*) from found) from people;
end
$$;
comment on function private.inbox_rows(private.inbox_question, text, integer, integer) is
  'The first so many leads of a question that hold the typed term, in its order: the place of each, the number of its '
  'row, and how many leads were found, which is more than the cap where there are more.';
grant execute on function private.inbox_rows(private.inbox_question, text, integer, integer) to office;

create function private.count_leads(tab text) returns bigint
language sql stable set search_path = ''
as $$ select count(*) from private.find_leads(private.question_of(tab, '{}'), '', false, 1000) $$;
comment on function private.count_leads(text) is 'How many leads a tab of the caller''s inbox holds, up to 1,000.';
grant execute on function private.count_leads(text) to office;

-- Nobody reads on to the thousandth lead, so counts and pages end there.
create function private.inbox_page(
  tab text, filters jsonb default '{}', term text default '', page_number integer default 1,
  page_size integer default 25
) returns jsonb
language plpgsql security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  cap constant integer := 1000;
  page_rows constant integer := least(page_size, 100);
  first_row constant integer := (greatest(page_number, 1) - 1) * page_rows + 1;
  data jsonb;
  all_rows bigint;
  found_leads bigint;
  shown integer;
begin
  perform private.require_staff();
  with placed as materialized (
    select * from private.inbox_rows(private.question_of(tab, filters), term, cap, cap)
  ), page as (
    select row_place, count(*) as held, jsonb_agg(private.lead_json(leads) order by place) as leads
    from placed join public.leads on leads.id = placed.id
    where row_place between first_row and first_row + page_rows - 1
    group by row_place
  )
  select coalesce(jsonb_agg((leads -> 0) || jsonb_build_object('folded', leads - 0) order by row_place), '[]'),
    coalesce(sum(held), 0), coalesce((select max(row_place) from placed), 0),
    coalesce((select max(placed.found_leads) from placed), 0)
  into data, shown, all_rows, found_leads from page;
  perform private.note_reading('inbox', shown);
  return jsonb_build_object(
    'data', data,
    'totalRecords', all_rows,
    'leads', least(found_leads, cap),
    'isCapped', found_leads > cap,
    'asOf', coalesce(filters ->> 'asOf', to_jsonb(now()) #>> '{}'),
    'newest', greatest(
      (select created_at from private.find_leads(private.question_of('all', '{}'), '', false, 1)),
      (select arrived_at from public.leads
       where arrived_at is not null and is_listed and not is_erased order by arrived_at desc limit 1)));
end
$$;
comment on function private.inbox_page(text, jsonb, text, integer, integer) is
  'A page of the caller''s leads in the order of the question, at most 100 rows, with its trace in the '
  'audit trail. Leads of one number that came within seven days of each other are one row: folded holds those after '
  'the first. Filters are those of private.question_of. Rows are made of 1,000 leads, and isCapped says that there '
  'are more; newest is when the last of all of them came or arrived, and asOf the moment by which leads are late.';
call private.judge('inbox_page');
call private.expose('inbox_page', 'authenticated');

create function private.inbox_counts(mails boolean, since timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'mine', private.count_leads('mine'),
    'unassigned', private.count_leads('unassigned'),
    'overdue', private.count_leads('overdue'),
    'today', private.count_leads('today'),
    'callsForTomorrow', private.calls_for_tomorrow(mails),
    -- Each part uses its own index: one condition for both would read every lead since that moment.
    'fresh', (
      select least(count(*), 1000) from (
        (select id from public.leads where created_at > since and is_listed and not is_erased limit 1000)
        union
        (select id from public.leads where arrived_at > since and is_listed and not is_erased limit 1000)) as fresh));
end
$$;
comment on function private.inbox_counts(boolean, timestamptz) is
  'How many leads the tabs of the caller''s inbox hold, and how many leads have come, or arrived late, since a '
  'moment, each up to 1,000; and how many visitors of tomorrow are to be called, with mails as in private.needs_call.';
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
      -- Steps through the index from one source to the next, past the leads without a source.
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
  'The choices of the inbox''s filters: the outlets of the caller, the models that somebody asked for, and up to 100 '
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
  'Active staff by name who work on leads of the caller''s families, with their families and outlets, none for all.';
call private.judge('list_colleagues');
call private.expose('list_colleagues', 'authenticated');

-- A person is one card in a column of the board, just as a person is one row of the list. Cards say less than
-- the list, so that hundreds of them cost one join instead of hundreds of searches for a number; and a
-- column's cards are made of three times as many leads, so that seven columns do not sort a thousand leads
-- each.
create function private.inbox_board(family text, filters jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  cap constant integer := 1000;
  asked private.inbox_question;
  board_column record;
  most_cards integer;
  found_leads bigint;
  found_cards jsonb;
  held integer;
  board jsonb := '[]';
  shown bigint := 0;
begin
  perform private.require_staff();
  asked := private.question_of('all', filters || jsonb_build_object('family', family));
  for board_column in select stage, is_open from private.lead_stages where lead_stages.family = inbox_board.family loop
    most_cards := case when board_column.is_open then 100 else 25 end;
    asked.stage := board_column.stage;
    with placed as materialized (
      select * from private.inbox_rows(asked, '', cap, 3 * most_cards)
      where coalesce(filters ->> 'stage', asked.stage) = asked.stage
    ), page as (
      select placed.row_place, placed.place, jsonb_build_object(
        'id', lead.id, 'enquiryTable', lead.enquiry_table, 'family', lead.family, 'stage', lead.stage,
        'isOpen', lead.is_open, 'lostReason', lead.lost_reason, 'lostBecause', lead.lost_because, 'name', lead.name, 'mobile', lead.mobile,
        'model', private.model_name(lead.model), 'message', left(lead.message, 120),
        'assignee', coalesce(staff.name, ''), 'dueAt', lead.due_at, 'nextStep', lead.next_step,
        'promisedAt', lead.promised_at, 'answeredAt', lead.answered_at, 'nextAt', lead.next_at,
        'nextWhy', lead.next_why, 'lateAt', lead.late_at, 'marks', private.marks_of(lead.mobile_digits),
        'createdAt', lead.created_at, 'version', lead.version) as card
      from placed
      join public.leads lead on lead.id = placed.id
      left join public.staff on staff.id = lead.assignee_id
      where placed.row_place <= most_cards
    ), cards as (
      select row_place, count(*) as leads, jsonb_agg(card order by place) as cards from page group by row_place
    )
    select coalesce(jsonb_agg((cards -> 0) || jsonb_build_object('folded', cards - 0) order by row_place), '[]'),
      coalesce(sum(leads), 0), coalesce((select max(placed.found_leads) from placed), 0)
    into found_cards, held, found_leads from cards;
    board := board || jsonb_build_object('stage', board_column.stage, 'cards', found_cards,
      'count', least(found_leads, cap));
    shown := shown + held;
  end loop;
  perform private.note_reading('inbox', shown);
  return board;
end
$$;
comment on function private.inbox_board(text, jsonb) is
  'The caller''s leads of a family by stage, with a count up to 1,000 and their trace in the audit trail: the hundred '
  'newest cards of each stage, 25 of a stage that is an end. Leads of one number that came within seven days of each '
  'other are one card: folded holds those after the first. Cards are made of 300 leads, or 75.';
call private.judge('inbox_board');
call private.expose('inbox_board', 'authenticated');
