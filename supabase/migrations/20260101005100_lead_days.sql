-- How many leads came on each day, by what the dashboard shows of them: counted by a trigger while leads come
-- and change, because counting two months of a large dealer anew for each look would take too long.
create table private.lead_days (
  place bigint not null,
  day date not null,
  family text not null,
  dimension text not null,
  value text not null,
  leads integer not null,
  primary key (place, day, family, dimension, value)
);
comment on table private.lead_days is
  'Leads by the Indian day on which they came, counted by the facts that the dashboard shows.';
comment on column private.lead_days.place is 'An outlet; 0 counts all leads, -1 the leads that are for no outlet yet.';
comment on column private.lead_days.dimension is
  'kind, model, source, stage, person, outlet, answer (steps of ten percent of the minutes until the answer) or '
  'promise (kept, late; open while nobody answered).';

alter table private.lead_days enable row level security;
grant select on private.lead_days to office;

create function private.answer_step(minutes double precision) returns text
language sql immutable strict set search_path = ''
as $$ select round(ln(greatest(minutes, 1)) / ln(1.1))::integer::text $$;
comment on function private.answer_step(double precision) is
  'The step of a waiting time on a scale where each step is a tenth longer than the one before; so a median of steps '
  'is right to a twentieth.';

create function private.seen_places() returns bigint[]
language sql stable parallel safe security definer set search_path = ''
as $$
  select case when staff.outlet_ids = '{}' then array[0::bigint] else staff.outlet_ids || -1::bigint end
  from public.staff where staff.id = (select auth.uid())
$$;
comment on function private.seen_places() is
  'The places of private.lead_days whose counts add up to all leads that the caller sees.';
grant execute on function private.seen_places() to office;

create policy "staff count the leads that they see" on private.lead_days
  for select to office
  using (
    place = any ((select private.seen_places())::bigint[])
    and family = any ((select private.seen_families())::text[]));
comment on policy "staff count the leads that they see" on private.lead_days is
  'Like the policy of leads: the families of the role, at all outlets, or at those of the account and at none yet.';

-- Figures count the leads that the inbox lists: a merged lead, and one that is no customer's, is counted
-- nowhere. A walk-in was written down as the person came, and so has not waited for an answer. An erased lead
-- still counts, although no list shows it. In PL/pgSQL, which keeps its plan: a function in SQL with a search
-- path of its own is planned anew at each call.
create function private.lead_counts(lead public.leads) returns table (place bigint, dimension text, value text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select places.place, facts.dimension, facts.value
  from (values (0::bigint), (coalesce(lead.outlet_id, -1))) as places (place),
    (values
      ('kind', lead.enquiry_table),
      ('model', private.shortened(lead.model, 80)),
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
  'Where a lead counts on its day: among all leads, and at its outlet; nowhere while no list shows it.';

-- Definer, because a visitor's enquiry makes a lead and may touch nothing else. The rows are taken in one
-- order, so that two enquiries at once never block each other; one waits for the other.
create function private.count_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.lead_days as days (place, day, family, dimension, value, leads)
  select place, day, family, dimension, value, sum(step) from (
    select place, private.indian_day(new.created_at) as day, new.family, dimension, value, 1 as step
    from private.lead_counts(new) where tg_op <> 'DELETE'
    union all
    select place, private.indian_day(old.created_at), old.family, dimension, value, -1
    from private.lead_counts(old) where tg_op <> 'INSERT'
  ) as steps
  group by place, day, family, dimension, value having sum(step) <> 0
  order by place, day, family, dimension, value
  on conflict (place, day, family, dimension, value) do update set leads = days.leads + excluded.leads;
  if tg_op <> 'INSERT' then
    -- No text that somebody typed, such as the name of a model, stays behind.
    delete from private.lead_days days using private.lead_counts(old) as gone
    where days.leads = 0 and days.place = gone.place and days.day = private.indian_day(old.created_at)
      and days.family = old.family and days.dimension = gone.dimension and days.value = gone.value;
  end if;
  return null;
end
$$;
comment on function private.count_lead() is
  'Trigger: keeps private.lead_days. One lead takes its rows in one order; two transactions that each change several '
  'leads may take rows in different orders, and the server then repeats the one that Postgres ends.';

-- Two thousand leads one after the other would change the same few rows two thousand times, each time past
-- all versions that the transaction has left there; together they change each row once.
create function private.count_listed_leads(enquiry_ids uuid[]) returns void
language sql set search_path = ''
as $$
  insert into private.lead_days as days (place, day, family, dimension, value, leads)
  select place, private.indian_day(leads.created_at) as day, leads.family, dimension, value, count(*)
  from public.leads cross join lateral private.lead_counts(leads)
  where leads.enquiry_table = 'outside_enquiries' and leads.enquiry_id = any (enquiry_ids)
  group by place, day, leads.family, dimension, value
  order by place, day, family, dimension, value
  on conflict (place, day, family, dimension, value) do update set leads = days.leads + excluded.leads
$$;
comment on function private.count_listed_leads(uuid[]) is
  'Counts the new leads of a list in private.lead_days, which private.count_lead does for every other lead.';

create function private.lead_figures() returns jsonb
language plpgsql stable security definer set search_path = '' set max_parallel_workers_per_gather = 0
as $$
declare
  span constant integer := 30;
  today constant date := private.indian_day(now());
  seen_families constant text[] := private.seen_families();
  places constant bigint[] := private.seen_places();
  day_begun constant timestamptz := private.indian_day_start(today);
  begun constant timestamptz := private.indian_day_start(today - span + 1);
  begun_before constant timestamptz := private.indian_day_start(today - 2 * span + 1);
  counted jsonb;
  broken jsonb;
  promised_today jsonb;
begin
  perform private.require_staff();
  with days as materialized (
    select day, dimension, value, family, leads
    from private.lead_days
    where place = any (places) and day > today - 2 * span and day <= today and family = any (seen_families)
      and leads > 0
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
          when 'model' then private.model_name(value)
          when 'person' then (select name from public.staff where id = nullif(value, '')::uuid) end)
        order by dimension, now desc, value), '[]')
      from (select *, row_number() over (partition by dimension order by now desc, before desc, value) as place
        from sums) as ranked
      where place <= case when dimension in ('model', 'source') then 12 else 200 end),
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', day, 'leads', leads) order by day), '[]')
      from (select day, sum(leads) as leads from days where dimension = 'kind' group by day) as by_day))
  into counted;
  -- No change of a lead marks that its promised moment has passed, so the counts by day still hold such leads
  -- as open. The index of promises finds them: a lead always comes before the moment promised for it.
  select jsonb_build_object(
    'now', count(*) filter (where created_at >= begun), 'before', count(*) filter (where created_at < begun))
  into broken
  from public.leads
  where answered_at is null and promised_at <= now() and promised_at >= begun_before
    and created_at >= begun_before and is_listed;
  select jsonb_build_object(
    'kept', count(*) filter (where answered_at <= promised_at),
    'late', count(*) filter (where answered_at > promised_at or answered_at is null and promised_at <= now()),
    'open', count(*) filter (where answered_at is null and promised_at > now()))
  into promised_today
  from public.leads
  where promised_at >= day_begun and promised_at < private.indian_day_start(today + 1) and is_listed and not is_erased;
  return counted || jsonb_build_object('today', today, 'broken', broken, 'promisedToday', promised_today);
end
$$;
comment on function private.lead_figures() is
  'What the dashboard shows of the leads that the caller may see: those that came in the last 30 Indian days, today '
  'included, beside the 30 days before; leads by day; and the promises that fall due today.';
call private.judge('lead_figures');
call private.expose('lead_figures', 'authenticated');
