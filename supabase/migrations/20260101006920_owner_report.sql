-- The owner's report: what became of the leads of sales that came in some weeks.
create function private.sales_between(first_day date, last_day date, outlet bigint, has_spend boolean) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  counted jsonb;
  answer_times jsonb;
  loss_reasons jsonb;
begin
  with came as materialized (
    select *, date_trunc('week', arrived_on)::date as week from private.lead_progress
    where arrived_on between first_day and last_day and (outlet is null or outlet_id = outlet)
  ), groups as (
    select
      case 0 when grouping(week) then 'week' when grouping(campaign) then 'campaign' when grouping(source) then 'source'
        when grouping(outlet_id) then 'outlet' when grouping(assignee_id) then 'person' else 'all' end as kind,
      week, source, campaign, outlet_id, assignee_id, count(*) as came,
      count(*) filter (where is_reached) as reached, count(*) filter (where is_visited) as visited,
      count(*) filter (where is_quoted) as quoted, count(*) filter (where is_booked) as booked,
      count(*) filter (where is_delivered) as delivered, count(*) filter (where lost_reason is not null) as lost,
      count(*) filter (where scored_on <= today) as scored,
      count(*) filter (where scored_on <= today and is_quick) as quick,
      count(*) filter (where scored_on <= today and has_two_ways) as two_ways,
      count(*) filter (where scored_on <= today and is_told) as told,
      count(*) filter (where scored_on <= today and has_time) as timed,
      count(*) filter (where scored_on <= today and is_retried) as retried
    from came
    group by grouping sets ((), (week), (source), (source, campaign), (outlet_id), (assignee_id))
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind,
      'value', case kind when 'week' then week::text when 'campaign' then campaign when 'source' then source
        when 'outlet' then coalesce(outlet_id::text, '') when 'person' then coalesce(assignee_id::text, '') else '' end,
      'source', coalesce(source, ''),
      'label', coalesce(case kind when 'outlet' then (select name from public.dealers where id = outlet_id)
        when 'person' then (select name from public.staff where id = assignee_id) end, ''),
      'came', came, 'reached', reached, 'visited', visited, 'quoted', quoted, 'booked', booked, 'delivered', delivered,
      'lost', lost, 'scored', scored, 'quick', quick, 'twoWays', two_ways, 'told', told, 'timed', timed, 'retried', retried)
      order by came desc, week, source, campaign, outlet_id, assignee_id), '[]')
  into counted from groups
  where kind <> 'campaign' or campaign <> '';
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'value', value, 'answered', answered, 'p50', times[1],
    'p90', times[2])), '[]')
  into answer_times from (
    select case 0 when grouping(outlet_id) then 'outlet' when grouping(assignee_id) then 'person' else 'all' end as kind,
      coalesce(outlet_id::text, assignee_id::text, '') as value, count(*) as answered,
      percentile_disc(array[0.5, 0.9]) within group (order by answer_minutes) as times
    from private.lead_progress
    where arrived_on between first_day and last_day and (outlet is null or outlet_id = outlet)
      and answer_minutes is not null
    group by grouping sets ((), (outlet_id), (assignee_id))) as timed
  where answered > 0;
  select coalesce(jsonb_agg(jsonb_build_object('reason', lost_reason, 'leads', leads) order by leads desc, lost_reason), '[]')
  into loss_reasons from (
    select lost_reason, count(*) as leads from private.lead_progress
    where arrived_on between first_day and last_day and (outlet is null or outlet_id = outlet) and lost_reason is not null
    group by lost_reason) as reasons;
  return jsonb_build_object('today', today, 'groups', counted, 'answers', answer_times, 'lost', loss_reasons,
    'spends', case when has_spend then (
      select coalesce(jsonb_agg(jsonb_build_object('source', source, 'campaign', campaign, 'paise', paise)), '[]')
      from (
        select source, campaign, round(sum(spends.paise::numeric
          * (least(last_day, begins_on + private.spend_days(begins_on, span) - 1) - greatest(first_day, begins_on) + 1)
          / private.spend_days(begins_on, span)))::bigint as paise
        from private.spends
        where begins_on <= last_day and begins_on + private.spend_days(begins_on, span) > first_day
        group by source, campaign) as spent) end);
end
$$;
comment on function private.sales_between(date, date, bigint, boolean) is
  'What became of the leads of sales that arrived within these Indian days, of one outlet or all: groups by week, source, '
  'campaign, outlet and person and of all together; minutes of opening time until the answer, which half and nine tenths '
  'did not exceed; why sales were lost; and, where it is asked for, what advertising cost, a week or month in part where '
  'it is so within these days.';
grant execute on function private.sales_between(date, date, bigint, boolean) to office;

create function private.owner_report(first_day date, last_day date, outlet bigint default null) returns jsonb
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
begin
  perform private.require_role('owner', 'manager');
  -- Advertising is for the whole dealership, so it is compared with all outlets alone.
  return private.sales_between(first_day, last_day, outlet, outlet is null and private.seen_outlets() is null);
end
$$;
comment on function private.owner_report(date, date, bigint) is
  'The answer of private.sales_between about the leads that the caller sees, with advertising where that is all of them; '
  'for owner and manager.';
call private.judge('owner_report');
call private.expose('owner_report', 'authenticated');

create function private.week_facts(day date) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('from', day - 7, 'to', day - 1, 'week', private.sales_between(day - 7, day - 1, null, true),
    'weeks', private.sales_between(day - 56, day - 1, null, false))
$$;
comment on function private.week_facts(date) is
  'The facts of the mail of a Monday: the sales of the seven days before, of all outlets, and those of the eight weeks.';
