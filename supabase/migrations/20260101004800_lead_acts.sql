-- What staff do with leads. Functions that read belong to the office, and policies judge them; functions that
-- change a lead lock it and ask private.sees_lead, which belongs to the office too. They are definer, because
-- staff write no table themselves.

-- Texts that staff write about somebody (a next step, why a sale was lost, why a review is not shown) are
-- stored with the lead or the review and erased there. The audit trail is never erased and would outlive the
-- person, so it says only that there is such a text.
create function private.work_facts(lead public.leads) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object('family', lead.family, 'stage', lead.stage,
    'lostReason', nullif(lead.lost_reason, ''),
    'assignee', (select staff.name from public.staff where staff.id = lead.assignee_id),
    'due', private.day_text(private.indian_day(lead.due_at)),
    'outlet', (select dealers.name from public.dealers where dealers.id = lead.outlet_id)));
$$;
comment on function private.work_facts(public.leads) is
  'Stage and reason of a loss as codes, assignee, day of the next step and outlet of a lead; no typed text, because the '
  'audit trail outlives the person.';

create function private.work_words(facts jsonb) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(' · ', facts ->> 'stage', facts ->> 'assignee', facts ->> 'due', facts ->> 'outlet',
    facts ->> 'lostReason', case when facts ? 'isStepNew' then 'next step changed' end,
    case when facts ? 'isReasonGiven' then 'reason given' end)
$$;
comment on function private.work_words(jsonb) is
  'The facts of private.work_facts in a line, by which a search of the audit trail finds them.';

-- The answer names a model as the site and the reports do; an enquiry keeps the name of links and calls
-- (ACTIVA110).
create function private.lead_json(lead public.leads) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', lead.id,
    'enquiryTable', lead.enquiry_table,
    'enquiryId', lead.enquiry_id,
    'family', lead.family,
    'stage', lead.stage,
    'lostReason', lead.lost_reason,
    'lostBecause', lead.lost_because,
    'name', lead.name,
    'mobile', lead.mobile,
    'model', private.model_name(lead.model),
    'message', lead.message,
    -- The form that asks for a post has the column, whatever else it is called.
    'post', coalesce(case when lead.family = 'people'
      then private.enquiry_json(lead.enquiry_table, lead.enquiry_id) ->> 'post' end, ''),
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
    'nextAt', lead.next_at,
    'nextWhy', lead.next_why,
    'lateAt', lead.late_at,
    'marks', private.marks_of(lead.mobile_digits)
  ) || (
    select jsonb_build_object('others', count(*), 'thisWeek', count(*) filter
      (where is_listed and abs(extract(epoch from created_at - lead.created_at)) < 7 * 24 * 3600))
    from (
      select other.is_listed, other.created_at
      from public.leads other
      where other.number_end <> '' and other.number_end = lead.number_end and other.id <> lead.id
      order by other.created_at desc
      limit 9) as same_person);
end
$$;
comment on function private.lead_json(public.leads) is
  'A lead as the inbox shows it, with its promise and with how many other leads of its person the caller sees.';
call private.judge('lead_json');

create function private.read_lead(lead_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_lead public.leads;
  enquiry jsonb;
  person_ids uuid[];
begin
  perform private.require_staff();
  select * into found_lead from public.leads where id = lead_id;
  if not found then
    return null;
  end if;
  enquiry := private.enquiry_json(found_lead.enquiry_table, found_lead.enquiry_id);
  select coalesce(array_agg(id), '{}') into person_ids from (
    select other.id from public.leads other
    where other.number_end <> '' and other.number_end = found_lead.number_end and other.id <> lead_id
    order by other.created_at desc limit 50) as same_person;
  perform private.note_reading('inbox', 1);
  return jsonb_build_object(
    'lead', private.lead_json(found_lead),
    'enquiry', enquiry - array['id', 'search_text', 'mobile_digits', 'submission_hash', 'robot_score', 'is_quarantined',
      'family', 'outlet_id', 'staff_id'],
    'context', (
      select jsonb_build_object('source', source, 'medium', medium, 'campaign', campaign, 'landing', landing,
        'referrer', referrer, 'language', language, 'seen', seen)
      from public.enquiry_contexts where enquiry_id = found_lead.enquiry_id),
    'others', (
      select coalesce(jsonb_agg(private.lead_json(other) order by other.created_at desc), '[]')
      from public.leads other where other.id = any (person_ids)),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'leadId', latest.lead_id, 'at', created_at, 'by', actor,
        'kind', kind, 'value', value, 'words', words) order by created_at, place), '[]')
      from (
        select * from public.lead_events as event
        where event.lead_id = any (person_ids || read_lead.lead_id) order by place desc limit 300) as latest));
end
$$;
comment on function private.read_lead(uuid) is 'The answer of public.read_lead without the appointment and the order.';
call private.judge('read_lead');
grant execute on function private.read_lead(uuid) to authenticated;

-- The sheet of a lead shows the lead's appointment and order too.
create function private.lead_sheet(lead_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_lead constant jsonb := private.read_lead(lead_id);
begin
  return found_lead || jsonb_build_object(
    'appointment', (
      select private.appointment_json(private.appointment_of(lead.enquiry_id), lead)
      from public.leads lead
      where lead.id = lead_id and (private.appointment_of(lead.enquiry_id)).id is not null),
    'quotation', private.quotation_of_lead(lead_id),
    'order', private.order_of_lead(lead_id));
end
$$;
comment on function private.lead_sheet(uuid) is
  'The answer of public.read_lead: that of private.read_lead, the appointment, the quotation given last and the order.';
call private.judge('lead_sheet');
grant execute on function private.lead_sheet(uuid) to authenticated;

-- Not made by private.expose, because this door leads to the whole sheet.
create function public.read_lead(lead_id uuid) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.lead_sheet(lead_id) $$;
comment on function public.read_lead(uuid) is
  'A lead with its enquiry, what the sender saw, the person''s other leads and what has happened with all of them '
  'since; null when there is no lead of this id that the caller may see.';
grant execute on function public.read_lead(uuid) to authenticated;

-- A call to a person is about everything that they sent: it answers each open lead of the number, also the
-- one in which another goes on.
create function private.lock_person(person text, besides uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform from public.leads
  where id = any (array(
    select id from public.leads where number_end <> '' and number_end = person) || besides)
  order by id for update;
end
$$;
comment on function private.lock_person(text, uuid) is
  'Locks the leads of a number (its last ten digits) and this one in the order of their ids, so that two members of '
  'staff never block each other.';

create function private.note_touch(
  lead_id uuid, event_id uuid, kind text, words text, said_at timestamptz default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found_lead public.leads;
  done_at timestamptz;
  person constant text := (select number_end from public.leads where id = lead_id);
begin
  perform private.require_staff();
  if kind not in ('note', 'call', 'whatsapp', 'walk-in', 'phone') then
    raise exception 'no such touch' using errcode = 'invalid_parameter_value';
  end if;
  perform private.lock_person(case when kind <> 'note' then person end, lead_id);
  select * into found_lead from public.leads where id = lead_id;
  if not found or not private.sees_lead(lead_id) then
    return null;
  end if;
  done_at := greatest(found_lead.created_at, private.done_at(said_at));
  if private.add_lead_event(lead_id, event_id, kind, '', words, done_at) then
    if kind <> 'note' then
      -- Whoever takes up a person who came or rang has the lead, as with a walk-in, where nobody has it yet.
      if kind in ('walk-in', 'phone') and found_lead.assignee_id is null then
        perform private.add_lead_event(lead_id, gen_random_uuid(), 'assigned', private.staff_name(), '');
        update public.leads set assignee_id = auth.uid() where id = lead_id;
      end if;
      update public.leads set touched_at = greatest(touched_at, done_at) where id = lead_id
      returning * into found_lead;
      perform private.answer_person(person, done_at);
    end if;
    -- The trace comes last, as in every function: the count of the trail's day is one row for everybody, like
    -- the counts of leads.
    perform private.trace_lead(found_lead, kind, '', 'noted');
  end if;
  return private.lead_json(found_lead);
end
$$;
comment on function private.note_touch(uuid, uuid, text, text, timestamptz) is
  'Adds a note, a call, a message, or that the person came (walk-in) or rang (phone) to a lead, once for each id, as of '
  'the moment when it was said, and answers the lead; null when there is none.';
call private.expose('note_touch', 'authenticated');

create function private.utc_text(moment timestamptz) returns text
language sql stable set search_path = ''
as $$ select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') $$;
comment on function private.utc_text(timestamptz) is
  'A moment in ISO 8601 to the second, as the events of a lead keep it; null stays null.';

create function private.fact_words(fact text, value text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(case fact
    when 'assigneeId' then (select staff.name from public.staff where staff.id = value::uuid)
    when 'outletId' then (select dealers.name from public.dealers where dealers.id = value::bigint)
    else value
  end, '');
$$;
comment on function private.fact_words(text, text) is
  'A fact of a lead as its events keep it: the names of assignee and outlet, anything else as it is, empty for null.';

-- Two people may change different facts of one lead without losing anything. A fact is in dispute where it
-- stands neither as its author saw it nor as its author wants it.
create function private.lead_clashes(lead public.leads, change jsonb, seen jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  with facts as (
    select fact_place, fact, kind, standing, wanted, seen_value
    from (values
      (1, 'stage', 'stage', lead.stage, change ->> 'stage', seen ->> 'stage'),
      (2, 'assigneeId', 'assigned', lead.assignee_id::text, (change ->> 'assigneeId')::uuid::text,
        (seen ->> 'assigneeId')::uuid::text),
      (3, 'outletId', 'outlet', lead.outlet_id::text, change ->> 'outletId', seen ->> 'outletId'),
      (4, 'dueAt', 'due', private.utc_text(lead.due_at), private.utc_text((change ->> 'dueAt')::timestamptz),
        private.utc_text((seen ->> 'dueAt')::timestamptz)),
      (5, 'nextStep', 'due', lead.next_step, change ->> 'nextStep', seen ->> 'nextStep')
    ) as each (fact_place, fact, kind, standing, wanted, seen_value)
    where change ? fact and wanted is distinct from standing
      and (not seen ? fact or seen_value is distinct from standing)
  ), worded as (
    select fact_place, fact, kind, private.fact_words(fact, standing) as theirs, private.fact_words(fact, wanted) as mine
    from facts
  )
  select coalesce(jsonb_agg(jsonb_build_object('fact', fact, 'theirs', theirs, 'mine', mine,
    'by', coalesce(event.actor, ''), 'at', event.created_at) order by fact_place), '[]')
  from worded
  left join lateral (
    select actor, created_at, value, words from public.lead_events
    where lead_events.lead_id = lead.id and lead_events.kind = worded.kind
    order by place desc limit 1
  -- A booked time moves a lead too, and leaves no event of a stage, so an older event says nothing of it.
  ) as event on theirs = case fact when 'nextStep' then event.words else event.value end;
$$;
comment on function private.lead_clashes(public.leads, jsonb, jsonb) is
  'The facts of a change that somebody else changed too since the author saw them (seen), in the order of the sheet: '
  'fact, by and at (empty where no event says so), and the words of both values, theirs and mine.';

create function private.lost_words(lead public.leads) returns text
language sql immutable set search_path = ''
as $$ select private.shortened(concat_ws(': ', nullif(lead.lost_reason, ''), nullif(lead.lost_because, '')), 220) $$;
comment on function private.lost_words(public.leads) is
  'Why a sale was lost, as the events of a lead keep it: the reason''s name of the list, and the words.';

create function private.change_lead(
  lead_id uuid, seen_version integer, change jsonb, seen jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  before public.leads;
  placed public.leads;
  after public.leads;
  caller public.staff;
  assignee public.staff;
  done_at timestamptz;
  clashes jsonb := '[]';
  was jsonb;
  now_is jsonb;
begin
  perform private.require_staff();
  select * into before from public.leads where id = lead_id for update;
  if not found or not private.sees_lead(lead_id) then
    return null;
  end if;
  if before.version <> seen_version then
    clashes := private.lead_clashes(before, change, seen);
  end if;
  if clashes <> '[]' then
    return jsonb_build_object('lead', private.lead_json(before), 'clashes', clashes);
  end if;
  if change ->> 'stage' = 'delivered' and before.stage <> 'delivered'
    and exists (select from public.orders where orders.lead_id = before.id and state = 'open') then
    raise exception 'its order says when the vehicle is handed over' using errcode = 'invalid_parameter_value';
  end if;
  placed := before;
  if change ? 'outletId' then
    placed.outlet_id := (change ->> 'outletId')::bigint;
    select * into caller from public.staff where id = auth.uid();
    -- Nobody may move a lead to an outlet whose leads they do not see.
    if placed.outlet_id is distinct from before.outlet_id and placed.outlet_id is not null and not (
      private.may_have(caller, placed)
        and exists (select from public.dealers where id = placed.outlet_id and closed_at is null)) then
      raise exception 'no such outlet' using errcode = 'invalid_parameter_value';
    end if;
  end if;
  placed.assignee_id := case when change ? 'assigneeId' then (change ->> 'assigneeId')::uuid
    else before.assignee_id end;
  if placed.assignee_id is not null then
    select * into assignee from public.staff where staff.id = placed.assignee_id and private.may_have(staff, placed);
    if change ? 'assigneeId' and assignee.status is distinct from 'active' then
      raise exception 'nobody to assign to' using errcode = 'invalid_parameter_value';
    elsif assignee.id is null and placed.outlet_id is distinct from before.outlet_id then
      -- An assignee who does not work at the new outlet does not keep the lead: the staff of that outlet find
      -- it unassigned.
      placed.assignee_id := null;
    end if;
  end if;

  done_at := greatest(before.created_at, private.done_at((change ->> 'saidAt')::timestamptz));
  -- The promise stays as it is, because the visitor was told that moment.
  update public.leads set
    answered_at = case when answered_at is null and coalesce(change ->> 'stage', stage) not in ('new', stage)
      then done_at else answered_at end,
    stage = coalesce(change ->> 'stage', stage),
    lost_reason = case when coalesce(change ->> 'stage', stage) = 'lost'
      then coalesce(change ->> 'lostReason', lost_reason) else '' end,
    lost_because = case when coalesce(change ->> 'stage', stage) = 'lost'
      then coalesce(change ->> 'lostBecause', lost_because) else '' end,
    outlet_id = placed.outlet_id,
    assignee_id = placed.assignee_id,
    due_at = case when change ? 'dueAt' then (change ->> 'dueAt')::timestamptz else due_at end,
    next_step = coalesce(change ->> 'nextStep', next_step),
    version = version + 1
  where id = lead_id
  returning * into after;

  if after.outlet_id is distinct from before.outlet_id then
    perform private.add_lead_event(lead_id, gen_random_uuid(), 'outlet',
      (select private.shortened(dealers.name, 200) from public.dealers where dealers.id = after.outlet_id), '', done_at);
  end if;
  if after.stage <> before.stage then
    perform private.add_lead_event(lead_id, gen_random_uuid(), 'stage', after.stage, private.lost_words(after), done_at);
  end if;
  if after.assignee_id is distinct from before.assignee_id then
    perform private.add_lead_event(lead_id, gen_random_uuid(), 'assigned',
      case when after.assignee_id is not null then assignee.name end, '', done_at);
  end if;
  if (after.due_at, after.next_step) is distinct from (before.due_at, before.next_step) then
    perform private.add_lead_event(lead_id, gen_random_uuid(), 'due',
      private.utc_text(after.due_at), after.next_step, done_at);
  end if;
  was := private.work_facts(before);
  now_is := private.work_facts(after) || jsonb_strip_nulls(jsonb_build_object(
    'isStepNew', nullif(after.next_step <> before.next_step, false),
    'isReasonGiven', nullif(after.lost_because not in ('', before.lost_because), false)));
  perform private.trace_lead(after, 'work', private.work_words(was), private.work_words(now_is), was, now_is);
  return jsonb_build_object('lead', private.lead_json(after), 'clashes', '[]'::jsonb);
end
$$;
comment on function private.change_lead(uuid, integer, jsonb, jsonb) is
  'Changes stage, lostReason, lostBecause, assigneeId, outletId, dueAt or nextStep of a lead, and notes the change as of '
  'saidAt. Where the lead '
  'is no longer at the version seen, facts that nobody else changed since they were seen are changed all the same; '
  'otherwise nothing is changed, and clashes holds the others. Null when there is no lead that the caller may see. An '
  'assignee who does not work at the new outlet does not keep the lead.';
call private.expose('change_lead', 'authenticated');

-- Each lead is changed by itself, one after the other: a lead that somebody changed meanwhile stays as it is,
-- and the rest are changed.
create function private.change_leads(leads jsonb, change jsonb) returns jsonb
language plpgsql security definer set search_path = ''
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
  -- Locks are taken in the order of ids, so that two members of staff never block each other.
  for named in select * from jsonb_to_recordset(leads) as each (id uuid, version integer) order by id loop
    begin
      answer := private.change_lead(named.id, named.version, change);
      if answer is null then
        refused := refused + 1;
      elsif answer -> 'clashes' <> '[]' then
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
comment on function private.change_leads(jsonb, jsonb) is
  'Changes up to 100 leads, named by id and the version seen, like public.change_lead for one; answers how many were '
  'changed, how many had been changed since (conflicts), and how many do not take the change (refused).';
call private.expose('change_leads', 'authenticated');

create function private.person_leads(mobile text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  person constant text := right(private.number_digits(mobile), 10);
  leads jsonb := '[]';
begin
  perform private.require_staff();
  if char_length(person) = 10 then
    select coalesce(jsonb_agg(private.lead_json(lead) order by created_at desc), '[]') into leads
    from public.leads as lead where id in (
      select id from public.leads where number_end <> '' and number_end = person
      order by created_at desc limit 10);
    perform private.note_reading('inbox', jsonb_array_length(leads));
  end if;
  -- Marks say something of a person, so they are for staff who see a lead of that person.
  return jsonb_build_object('leads', leads,
    'marks', case when leads = '[]' then '[]' else private.marks_of(person) end);
end
$$;
comment on function private.person_leads(text) is
  'The ten newest leads of a number that the caller may see, and its marks where there are such leads; nothing for a '
  'number of fewer than ten digits.';
call private.judge('person_leads');
call private.expose('person_leads', 'authenticated');

-- Merged leads: leads of one person, of which one goes on in another.

-- A lead may go on only in a lead that its own staff see, and that is still worked on: in another family it
-- would leave the list of the member of staff who has it, and in a lead that has ended it would be in no list
-- of open leads at all.
create function private.check_merge() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.leads target
    where target.id = new.merged_into
      -- A lead that was merged before goes along with the one it is part of; its end was checked at that
      -- merge.
      and (target.family <> new.family or old.merged_into is null and old.is_open and not target.is_open)) then
    raise exception 'not the same work' using errcode = 'invalid_parameter_value';
  end if;
  return new;
end
$$;
comment on function private.check_merge() is
  'Trigger: a lead goes on only in one of its family, and an open lead only in an open one.';

create function private.join_lead(lead_id uuid, into_id uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  before public.leads;
  target public.leads;
  after public.leads;
begin
  perform private.require_staff();
  -- Locks are taken in the order of ids, so that two members of staff never block each other.
  perform from public.leads where id in (lead_id, into_id) order by id for update;
  select * into before from public.leads where id = lead_id;
  if not found or not private.sees_lead(lead_id) then
    return null;
  end if;
  if into_id is not null then
    select * into target from public.leads where id = into_id;
    if not found or not private.sees_lead(into_id) or target.id = before.id or target.merged_into is not null
      or before.number_end = '' or target.number_end <> before.number_end then
      raise exception 'not the same person' using errcode = 'invalid_parameter_value';
    end if;
    update public.leads set merged_into = into_id where merged_into = lead_id;
  end if;
  if before.merged_into is not distinct from into_id then
    return private.lead_json(before);
  end if;
  update public.leads set merged_into = into_id, version = version + 1,
    -- A colleague who did not see this lead may have called the person since it came.
    touched_at = case when answered_at is null and target.touched_at >= created_at then target.touched_at
      else touched_at end
  where id = lead_id returning * into after;
  perform private.add_lead_event(lead_id, gen_random_uuid(),
    case when into_id is null then 'unmerged' else 'merged' end, coalesce(into_id, before.merged_into)::text, '');
  perform private.trace_lead(after, 'merge', coalesce('goes on in ' || before.merged_into, 'by itself'),
    coalesce('goes on in ' || after.merged_into, 'by itself'));
  return private.lead_json(after);
end
$$;
comment on function private.join_lead(uuid, uuid) is
  'Lets the work on a lead go on in another one of the same number, with all leads that were merged into it; without '
  'another one the lead is on its own again. Null when there is no lead that the caller may see.';
call private.expose('join_lead', 'authenticated');
