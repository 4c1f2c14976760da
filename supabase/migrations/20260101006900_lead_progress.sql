-- How far each sale came, as the owner counts it: one short row beside each lead of sales that lists hold,
-- made anew whenever something happens with the lead. The report of the owner adds these rows up, and the
-- inbox lists them by the same facts, so a figure and its list cannot differ.
create table private.lead_progress (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  arrived_on date not null,
  outlet_id bigint,
  assignee_id uuid,
  source text not null,
  campaign text not null,
  is_reached boolean not null,
  is_visited boolean not null,
  is_quoted boolean not null,
  is_booked boolean not null,
  is_delivered boolean not null,
  lost_reason text,
  answer_minutes integer,
  scored_on date,
  is_quick boolean not null,
  has_two_ways boolean not null,
  is_told boolean not null,
  has_time boolean not null,
  is_retried boolean not null
);
comment on table private.lead_progress is
  'How far each listed lead of sales came. A merged lead has no row, as its work goes on in another one; the row of an '
  'erased lead stays as it was, without its campaign.';
comment on column private.lead_progress.arrived_on is
  'The Indian day on which the lead reached the inbox, however long it had waited elsewhere.';
comment on column private.lead_progress.source is 'As in the lead; empty where nobody said it.';
comment on column private.lead_progress.campaign is 'The campaign of the visit; empty without one.';
comment on column private.lead_progress.is_reached is
  'Somebody spoke with the person: the lead was moved beyond New, or the person came, rang or wrote back.';
comment on column private.lead_progress.is_visited is
  'The person came in: kept an appointment, was written down as somebody who came, or took the vehicle home.';
comment on column private.lead_progress.is_quoted is 'A quotation was given, or the lead stands or stood at Quoted.';
comment on column private.lead_progress.is_booked is
  'There is an order that was not entered by mistake, or the lead stands at Booked or Delivered, or did before it was lost.';
comment on column private.lead_progress.is_delivered is 'The vehicle was handed over, or the lead stands at Delivered.';
comment on column private.lead_progress.lost_reason is
  'Why the sale was lost, not-said where it was lost before there was a list of reasons; null while it is not lost.';
comment on column private.lead_progress.answer_minutes is
  'Minutes of opening time until the first answer; null while nobody answered, and for people who came or rang or stood '
  'in a list.';
comment on column private.lead_progress.scored_on is
  'From this day the marks below are complete, and the lead counts for the score: the second open day is over. Null for '
  'leads that wait for no answer.';
comment on column private.lead_progress.is_quick is 'Answered within ten minutes of opening time.';
comment on column private.lead_progress.has_two_ways is 'Called and written to until then.';
comment on column private.lead_progress.is_told is
  'What was asked was answered until then, as far as the data show: the person was spoken with, or given a quotation.';
comment on column private.lead_progress.has_time is 'A time was named until then: an appointment, or a next step with its moment.';
comment on column private.lead_progress.is_retried is
  'Tried on two days until then, or spoken with, after which no second try is due.';

create index lead_progress_arrived_on_idx on private.lead_progress (arrived_on);

alter table private.lead_progress enable row level security;
grant select on private.lead_progress to office;
create policy "staff count the sales that they see" on private.lead_progress
  for select to office
  using (
    'sales' = any ((select private.seen_families())::text[])
    and coalesce(outlet_id = any ((select private.seen_outlets())::bigint[]), true));
comment on policy "staff count the sales that they see" on private.lead_progress is
  'Like the policy of leads: who sees the family sales, at all outlets, or at those of the account and at none yet.';

create function private.open_span(outlet_hours jsonb, day date) returns tstzrange
language sql immutable set search_path = ''
as $$
  select tstzrange(
    private.indian_day_start(day) + (hours ->> 'opens')::interval,
    private.indian_day_start(day) + (hours ->> 'closes')::interval)
  from (select outlet_hours -> 'week' -> (extract(isodow from day)::integer - 1) as hours) as of_day
  where jsonb_typeof(hours) = 'object' and hours ->> 'opens' < hours ->> 'closes'
    and not outlet_hours -> 'holidays' @> jsonb_build_array(jsonb_build_object('day', to_char(day, 'YYYY-MM-DD')))
$$;
comment on function private.open_span(jsonb, date) is
  'From when until when an outlet is open on an Indian day, by the answer of private.open_hours; null on a closed day.';

create function private.open_minutes(outlet_hours jsonb, since timestamptz, until timestamptz) returns integer
language plpgsql immutable strict set search_path = ''
as $$
declare
  first_day constant date := private.indian_day(since);
  open_time interval := interval '0';
  span tstzrange;
begin
  if jsonb_typeof(outlet_hours -> 'week') is distinct from 'array' then
    return greatest(0, ceil(extract(epoch from until - since) / 60))::integer;
  end if;
  for days_later in 0 .. least(private.indian_day(until) - first_day, 90) loop
    span := private.open_span(outlet_hours, first_day + days_later) * tstzrange(since, greatest(since, until));
    if not isempty(span) then
      open_time := open_time + (upper(span) - lower(span));
    end if;
  end loop;
  return ceil(extract(epoch from open_time) / 60)::integer;
end
$$;
comment on function private.open_minutes(jsonb, timestamptz, timestamptz) is
  'Minutes of opening time between two moments, of the first ninety days, rounded up; all minutes where no opening '
  'hours are known.';

create function private.next_open_day(outlet_hours jsonb, day date) returns date
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(outlet_hours -> 'week') = 'array' then
    for days_later in 1 .. 14 loop
      if private.open_span(outlet_hours, day + days_later) is not null then
        return day + days_later;
      end if;
    end loop;
  end if;
  return day + 1;
end
$$;
comment on function private.next_open_day(jsonb, date) is
  'The first open day after an Indian day; simply the next one where no opening hours are known.';

create function private.progress_of(lead public.leads) returns private.lead_progress
language plpgsql stable set search_path = ''
as $$
declare
  since constant timestamptz := coalesce(lead.arrived_at, lead.created_at);
  arrived constant date := private.indian_day(since);
  outlet_hours constant jsonb := private.open_hours(lead.outlet_id, 'sales');
  context public.enquiry_contexts;
  until timestamptz;
  last_stage text := lead.stage;
  made private.lead_progress;
begin
  select * into context from public.enquiry_contexts where enquiry_id = lead.enquiry_id;
  if lead.stage = 'lost' then
    last_stage := coalesce((
      select value from public.lead_events
      where lead_id = lead.id and kind = 'stage' and value <> 'lost' order by place desc limit 1), 'new');
    made.lost_reason := coalesce(nullif(lead.lost_reason, ''), 'not-said');
  end if;
  made.lead_id := lead.id;
  made.arrived_on := arrived;
  made.outlet_id := lead.outlet_id;
  made.assignee_id := lead.assignee_id;
  made.source := lead.source;
  made.campaign := coalesce(context.campaign, '');
  made.is_delivered := last_stage = 'delivered' or exists (
    select from public.orders join public.order_steps on order_id = orders.id
    where lead_id = lead.id and state <> 'cancelled' and step = 'handed-over' and done_on is not null);
  made.is_booked := made.is_delivered or last_stage = 'booked' or exists (
    select from public.orders where lead_id = lead.id and cancelled_because <> 'entered-wrongly');
  made.is_quoted := last_stage = 'quoted'
    or exists (select from public.quotations where lead_id = lead.id and state in ('sent', 'agreed'))
    or last_stage in ('booked', 'delivered') and exists (
      select from public.lead_events where lead_id = lead.id and kind = 'stage' and value = 'quoted');
  made.is_visited := made.is_delivered or lead.enquiry_table = 'walk_ins' and lead.source = 'walk-in'
    or exists (select from public.lead_events where lead_id = lead.id and kind = 'walk-in')
    or exists (
      select from public.appointments
      where enquiry_id = lead.enquiry_id and enquiry_table = lead.enquiry_table and state = 'done');
  made.is_reached := made.is_visited or made.is_quoted or made.is_booked or last_stage <> 'new'
    or lead.enquiry_table = 'walk_ins'
    or exists (select from public.lead_events where lead_id = lead.id and kind in ('phone', 'answer'));

  -- Who came or rang was spoken with at once, and who stood in a list did not ask here.
  if lead.enquiry_table <> 'walk_ins' and context.medium is distinct from 'list' then
    made.answer_minutes := private.open_minutes(outlet_hours, since, lead.answered_at);
    made.scored_on := private.next_open_day(outlet_hours, arrived) + 1;
    until := private.indian_day_start(made.scored_on);
    select count(distinct kind) filter (where kind in ('call', 'whatsapp')) = 2,
      coalesce(bool_or(kind in ('walk-in', 'phone', 'answer') or kind = 'stage' and value not in ('new', 'lost')), false),
      coalesce(bool_or(kind = 'appointment' or kind = 'due' and value <> ''), false),
      count(distinct private.indian_day(created_at)) filter (where kind in ('call', 'whatsapp')) > 1
    into made.has_two_ways, made.is_told, made.has_time, made.is_retried
    from public.lead_events
    where lead_id = lead.id and created_at < until;
    made.is_told := made.is_told or exists (
      select from public.quotations where lead_id = lead.id and sent_at < until);
    made.is_retried := made.is_retried or made.is_told;
  end if;
  made.is_quick := coalesce(made.answer_minutes <= 10, false);
  made.has_two_ways := coalesce(made.has_two_ways, false);
  made.is_told := coalesce(made.is_told, false);
  made.has_time := coalesce(made.has_time, false);
  made.is_retried := coalesce(made.is_retried, false);
  return made;
end
$$;
comment on function private.progress_of(public.leads) is 'How far a lead came, by all that is stored of it now.';

create function private.make_progress(of_lead uuid) returns void
language sql set search_path = ''
as $$
  insert into private.lead_progress
  select made.* from public.leads cross join lateral private.progress_of(leads) as made
  where leads.id = of_lead and leads.is_listed and leads.family = 'sales'
  on conflict (lead_id) do nothing
$$;
comment on function private.make_progress(uuid) is
  'Makes the row of a lead in private.lead_progress where it has none and is to have one.';

-- The lead is locked first: otherwise of two acts at once each might miss the other, and the later one would
-- stand.
create function private.keep_progress(of_lead uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from public.leads where id = of_lead for no key update;
  -- What was erased can be told no more, so the row of an erased lead goes along with outlet and person
  -- alone. Its campaign goes, because a visitor's address may say anything there.
  update private.lead_progress as known
  set outlet_id = lead.outlet_id, assignee_id = lead.assignee_id, campaign = ''
  from public.leads lead
  where lead.id = known.lead_id and known.lead_id = of_lead and lead.is_erased;
  delete from private.lead_progress
  where lead_id = of_lead
    and not exists (select from public.leads where id = of_lead and is_erased and is_listed and family = 'sales');
  perform private.make_progress(of_lead);
end
$$;
comment on function private.keep_progress(uuid) is 'Makes the row of a lead in private.lead_progress anew.';

-- All triggers of a transaction fire at its end, when everything it did is there to see, so the first of
-- them makes the row and the others find it made. A visitor waits for a new lead, which nobody else can see
-- yet.
create function private.note_progress() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_lead uuid;
begin
  if tg_table_name = 'leads' then
    of_lead := new.id;
  else
    of_lead := new.lead_id;
  end if;
  if exists (select from private.lead_progress where lead_id = of_lead and xmin = pg_current_xact_id()::xid) then
    return null;
  end if;
  if tg_op = 'INSERT' and tg_table_name = 'leads' then
    perform private.make_progress(of_lead);
  else
    perform private.keep_progress(of_lead);
  end if;
  return null;
end
$$;
comment on function private.note_progress() is
  'Trigger at the end of a transaction: keeps how far a lead came, by all that the transaction did with it.';

create constraint trigger leads_note_progress after insert or update on public.leads
  deferrable initially deferred for each row
  when (new.family = 'sales') execute function private.note_progress();
create constraint trigger leads_drop_progress after update of family on public.leads
  deferrable initially deferred for each row
  when (old.family = 'sales' and new.family <> 'sales') execute function private.note_progress();
create constraint trigger lead_events_note_progress after insert on public.lead_events
  deferrable initially deferred for each row execute function private.note_progress();
create constraint trigger quotations_note_progress after insert or update of state on public.quotations
  deferrable initially deferred for each row execute function private.note_progress();
create constraint trigger orders_note_progress after insert or update of state on public.orders
  deferrable initially deferred for each row execute function private.note_progress();

create function private.leads_of_progress(asked private.inbox_question) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  select lead_id from private.lead_progress
  where (asked.arrived_first is null or arrived_on >= asked.arrived_first)
    and (asked.arrived_last is null or arrived_on <= asked.arrived_last)
    and (asked.campaign is null or campaign = asked.campaign)
    and (asked.lost is null or lost_reason = asked.lost)
    and case asked.progress
      when 'came' then true
      when 'reached' then is_reached
      when 'visited' then is_visited
      when 'quoted' then is_quoted
      when 'booked' then is_booked
      when 'delivered' then is_delivered
      when 'lost' then lost_reason is not null
      when 'answered' then answer_minutes is not null
      when 'scored' then scored_on <= asked.today
      when 'quick' then is_quick and scored_on <= asked.today
      when 'two-ways' then has_two_ways and scored_on <= asked.today
      when 'told' then is_told and scored_on <= asked.today
      when 'timed' then has_time and scored_on <= asked.today
      when 'retried' then is_retried and scored_on <= asked.today
      else false
    end;
end
$$;
comment on function private.leads_of_progress(private.inbox_question) is
  'The leads of sales that a figure of the owner''s report counts, by name, reason of a loss, campaign and days of '
  'arrival of a question; for the inbox.';
grant execute on function private.leads_of_progress(private.inbox_question) to office;
