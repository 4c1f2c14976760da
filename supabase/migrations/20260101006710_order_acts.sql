-- What staff do with orders. Each function locks the lead and then the order, as everybody who changes both,
-- and asks private.sees_order and private.sees_lead, which belong to the office. They are definer, because
-- staff write no table themselves.
create function private.require_sales() returns void
language plpgsql stable set search_path = ''
as $$
begin
  perform private.require_staff();
  if not 'sales' = any (private.seen_families()) then
    raise exception 'orders are the work of sales' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.require_sales() is 'Refuses a caller who does not work on sales.';

create function private.lock_order(order_id uuid) returns public.orders
language plpgsql set search_path = ''
as $$
declare
  locked public.orders;
begin
  perform private.require_sales();
  perform from public.leads where id = (select lead_id from public.orders where id = order_id) for update;
  select * into locked from public.orders where id = order_id for update;
  if not found or not private.sees_order(order_id) or not private.sees_lead(locked.lead_id) then
    return null;
  end if;
  return locked;
end
$$;
comment on function private.lock_order(uuid) is
  'The order, locked after its lead; null where there is none that the caller may see. For the functions that change one.';

create function private.settle_order(of_order uuid) returns public.orders
language plpgsql set search_path = ''
as $$
declare
  coming public.order_steps;
  settled public.orders;
begin
  select * into coming from public.order_steps where order_id = of_order and done_on is null
  order by planned_on, array_position(private.order_step_ids(), step) limit 1;
  update public.orders set next_step = coming.step, next_on = coming.planned_on,
    handed_over_on = private.step_done_on(of_order, 'handed-over'),
    state = case when coming.step is null then 'done' else 'open' end,
    version = version + 1, changed_by = private.staff_name(), changed_at = now()
  where id = of_order
  returning * into settled;
  return settled;
end
$$;
comment on function private.settle_order(uuid) is
  'Notes on an order that is not cancelled what is to be done next, and who changed the order; done where nothing is left.';

create function private.move_lead_of_order(given public.orders, wanted text, reason text default '') returns public.leads
language plpgsql set search_path = ''
as $$
declare
  moved public.leads;
begin
  select * into moved from public.leads where id = given.lead_id;
  if moved.stage = wanted and moved.outlet_id is not distinct from given.outlet_id then
    return moved;
  end if;
  if moved.stage <> wanted then
    perform private.add_lead_event(given.lead_id, gen_random_uuid(), 'stage', wanted, reason);
  end if;
  update public.leads set stage = wanted, lost_reason = reason, outlet_id = given.outlet_id, version = version + 1,
    lost_because = case when stage = wanted then lost_because else '' end
  where id = given.lead_id returning * into moved;
  return moved;
end
$$;
comment on function private.move_lead_of_order(public.orders, text, text) is
  'Moves the lead of an order to a stage, of a lost one for a reason, and to the outlet of the order.';

create function private.note_order(given public.orders, step text, words text) returns void
language sql set search_path = ''
as $$ select private.add_lead_event(given.lead_id, gen_random_uuid(), 'order', step, words) $$;
comment on function private.note_order(public.orders, text, text) is
  'Adds what happened with an order to its lead: the step, or cancelled, and words in day.month.year or a reason''s code.';

-- A few minutes, so that a step pressed by mistake and taken back is not told twice.
create function private.tell_buyer(of_lead uuid, is_moved boolean default false) returns void
language plpgsql set search_path = ''
as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = of_lead;
  if private.queue_order_whatsapp(lead, is_moved) then
    -- A mail that waits would say the same once more.
    delete from private.mails where lead_id = of_lead and kind = 'order' and sent_at is null;
    return;
  end if;
  insert into private.mails (kind, lead_id, next_at)
  select 'order', of_lead, now() + interval '3 minutes' where private.is_mailed(lead)
  on conflict (lead_id, kind) where lead_id is not null
    do update set sent_at = null, attempts = 0, failure = '', next_at = excluded.next_at, created_at = now();
end
$$;
comment on function private.tell_buyer(uuid, boolean) is
  'Writes down the message by WhatsApp, where that is a way to them, or else the mail to a buyer whose order was booked, '
  'went on, has another day (is_moved) or was cancelled.';

create function private.takes_orders(outlet bigint) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(outlet = any (private.seen_outlets()), true)
    and exists (select from public.dealers where id = outlet and closed_at is null)
$$;
comment on function private.takes_orders(bigint) is 'May an order of the caller be for this outlet: one of theirs that is open?';

create function private.book_order(booking jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  outlet constant bigint := (booking ->> 'outletId')::bigint;
  me constant text := private.staff_name();
  lead public.leads;
  booked public.orders;
begin
  perform private.require_sales();
  select * into lead from public.leads where id = (booking ->> 'leadId')::uuid for update;
  if not found or not private.sees_lead(lead.id) then
    return null;
  end if;
  select * into booked from public.orders where id = (booking ->> 'id')::uuid and lead_id = lead.id;
  if found then
    return jsonb_build_object('outcome', 'booked', 'order', private.order_json(booked));
  end if;
  select * into booked from public.orders where lead_id = lead.id and state <> 'cancelled';
  if found then
    return jsonb_build_object('outcome', 'taken', 'order', private.order_json(booked));
  end if;
  if lead.family <> 'sales' or not lead.is_open or lead.merged_into is not null or lead.is_erased then
    return jsonb_build_object('outcome', 'closed');
  end if;
  if not private.takes_orders(outlet) then
    raise exception 'no such outlet' using errcode = 'invalid_parameter_value';
  end if;
  insert into public.orders (id, lead_id, quotation_id, booked_by, outlet_id, bike_name, variant, colour, price_paise, token_paise, lender,
    papers_wanted, stage_before, next_step, next_on)
  values ((booking ->> 'id')::uuid, lead.id, (
      select id from public.quotations
      where id = (booking ->> 'quotationId')::uuid and lead_id = lead.id and state in ('sent', 'agreed')),
    me, outlet, booking ->> 'bikeName', booking ->> 'variant',
    booking ->> 'colour', (booking ->> 'pricePaise')::bigint, (booking ->> 'tokenPaise')::bigint, booking ->> 'lender',
    array(select jsonb_array_elements_text(booking -> 'papersWanted')), lead.stage, 'booked', today)
  returning * into booked;
  insert into public.order_steps (order_id, step, planned_on, done_on, done_by, changed_by)
  select booked.id, 'booked', today, today, me, me
  union all
  select booked.id, planned.step, planned."plannedOn", null, '', me
  from jsonb_to_recordset(booking -> 'steps') as planned (step text, "plannedOn" date);
  booked := private.settle_order(booked.id);
  perform private.note_order(booked, 'booked', '');
  -- Whoever books has spoken with the buyer.
  update public.leads set model = booked.bike_name, assignee_id = coalesce(assignee_id, auth.uid()), touched_at = now()
  where id = lead.id;
  lead := private.move_lead_of_order(booked, 'booked');
  perform private.tell_buyer(lead.id);
  perform private.trace_lead(lead, 'order', '', concat_ws(' · ', 'booked', private.model_name(booked.bike_name),
    booked.variant, booked.colour, private.rupees(booked.price_paise)));
  return jsonb_build_object('outcome', 'booked', 'order', private.order_json(booked));
end
$$;
comment on function private.book_order(jsonb) is
  'Books an order in a lead of sales: {id, leadId, quotationId, outletId, bikeName, variant, colour, pricePaise, tokenPaise, lender, '
  'papersWanted, steps: [{step, plannedOn}] without the step booked, which is done today}. Answers {outcome, order}: '
  'booked, taken (the lead has an order) or closed (the lead takes none); null when there is no lead that the caller may '
  'see. The lead moves to Booked.';
call private.expose('book_order', 'authenticated');

-- Two people may change different facts of one order without losing anything. A fact is in dispute where it
-- stands neither as its author saw it nor as its author wants it.
create function private.order_clashes(standing jsonb, change jsonb, seen jsonb, changed_by text, changed_at timestamptz)
returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('fact', key, 'theirs', coalesce(standing ->> key, ''),
    'mine', coalesce(change ->> key, ''), 'by', changed_by, 'at', changed_at) order by key), '[]')
  from jsonb_each(change)
  where standing ? key and value <> standing -> key and seen ? key and seen -> key <> standing -> key
$$;
comment on function private.order_clashes(jsonb, jsonb, jsonb, text, timestamptz) is
  'The facts of a change that somebody else changed too since the author saw them (seen): fact, theirs, mine, by and at.';

create function private.step_done_on(of_order uuid, wanted text) returns date
language sql stable set search_path = ''
as $$ select done_on from public.order_steps where order_id = of_order and step = wanted $$;
comment on function private.step_done_on(uuid, text) is 'When a step of an order was done; null while it is not.';

create function private.change_order_step(order_id uuid, change jsonb, seen jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  -- What waited on a device was said before it came.
  said_at constant timestamptz := private.done_at((change ->> 'saidAt')::timestamptz);
  me constant text := private.staff_name();
  given public.orders;
  known public.order_steps;
  wanted public.order_steps;
  number text;
  reason text;
  clashes jsonb;
  outcome text;
  lead public.leads;
begin
  given := private.lock_order(order_id);
  if given.id is null then
    return null;
  end if;
  select * into known from public.order_steps
  where order_steps.order_id = given.id and step = change ->> 'step';
  if not found then
    raise exception 'no such step' using errcode = 'invalid_parameter_value';
  end if;
  -- Whoever moves the day of a step saw it as not done.
  clashes := private.order_clashes(jsonb_build_object('doneOn', known.done_on, 'plannedOn', known.planned_on,
    'registrationNumber', given.registration_number),
    case when change ? 'plannedOn' then '{"doneOn": null}' else '{}' end::jsonb || change,
    case when change ? 'plannedOn' then '{"doneOn": null}' else '{}' end::jsonb || seen, known.changed_by, known.changed_at);
  if clashes <> '[]' then
    return jsonb_build_object('outcome', 'clash', 'clashes', clashes, 'order', private.order_json(given));
  end if;
  wanted := known;
  if change ? 'doneOn' then
    wanted.done_on := (change ->> 'doneOn')::date;
    wanted.done_by := case when wanted.done_on is null then '' when known.done_on is null then me else known.done_by end;
  end if;
  wanted.planned_on := coalesce((change ->> 'plannedOn')::date, known.planned_on);
  number := case when known.step = 'registered' and wanted.done_on is null then ''
    else coalesce(change ->> 'registrationNumber', given.registration_number) end;
  reason := case when private.has_role('owner') then coalesce(nullif(change ->> 'releasedBecause', ''), given.released_because)
    else given.released_because end;
  -- A call that sets what is set already: nothing is noted, and nobody is written to.
  if (wanted.done_on, wanted.planned_on, number) is not distinct from
    (known.done_on, known.planned_on, given.registration_number) then
    return jsonb_build_object('outcome', 'changed', 'order', private.order_json(given));
  end if;
  outcome := case
    when given.state = 'cancelled' then 'over'
    when known.step = 'booked' then 'booked'
    when wanted.done_on > today then 'early'
    when least(wanted.done_on, wanted.planned_on) < private.step_done_on(given.id, 'booked') then 'before'
    when known.step = 'registered' and wanted.done_on is not null and number = '' then 'number'
    when coalesce(case when known.step = 'handed-over' then wanted.done_on
        else private.step_done_on(given.id, 'handed-over') end is not null, false)
      and (number = '' or case when known.step = 'plate-fitted' then wanted.done_on
        else private.step_done_on(given.id, 'plate-fitted') end is null)
      and reason = '' then 'plate'
  end;
  if outcome is null and (wanted.done_on is null) <> (known.done_on is null) then
    outcome := private.move_stock(given.id, known.step, wanted.done_on, (change ->> 'unitId')::bigint, said_at);
  end if;
  if outcome is not null then
    return jsonb_build_object('outcome', outcome, 'order', private.order_json(given));
  end if;

  update public.order_steps set done_on = wanted.done_on, done_by = wanted.done_by, planned_on = wanted.planned_on,
    changed_by = me, changed_at = said_at
  where order_steps.order_id = given.id and step = known.step;
  if wanted.planned_on <> known.planned_on then
    insert into public.order_moves (order_id, step, from_on, to_on, because, moved_by)
    values (given.id, known.step, known.planned_on, wanted.planned_on, change ->> 'because', me);
    perform private.note_order(given, known.step, format('%s → %s, %s', private.day_text(known.planned_on),
      private.day_text(wanted.planned_on), change ->> 'because'));
  end if;
  if wanted.done_on is distinct from known.done_on then
    perform private.note_order(given, known.step, coalesce('done ' || private.day_text(wanted.done_on), 'not done'));
  end if;
  -- The reason counts for the handover alone, and goes with it.
  if known.step = 'handed-over' and wanted.done_on is null then
    reason := '';
  end if;
  update public.orders set registration_number = number, released_because = reason where id = given.id;
  given := private.settle_order(given.id);
  if known.step = 'handed-over' and wanted.done_on is distinct from known.done_on then
    perform private.move_lead_of_order(given, case when wanted.done_on is null then 'booked' else 'delivered' end);
  end if;
  select * into lead from public.leads where id = given.lead_id;
  -- The reason is the owner's word to the authorities, so it stands here for good; the screen says that
  -- nobody is to be named in it.
  perform private.trace_lead(lead, 'order, ' || replace(known.step, '-', ' '),
    concat_ws(' · ', 'planned ' || private.day_text(known.planned_on), 'done ' || private.day_text(known.done_on)),
    concat_ws(' · ', 'planned ' || private.day_text(wanted.planned_on), 'done ' || private.day_text(wanted.done_on),
      case when wanted.planned_on <> known.planned_on then change ->> 'because' end,
      'without number or plate: ' || case when known.step = 'handed-over' then nullif(reason, '') end),
    jsonb_strip_nulls(jsonb_build_object('step', known.step, 'plannedOn', known.planned_on, 'doneOn', known.done_on)),
    jsonb_strip_nulls(jsonb_build_object('step', known.step, 'plannedOn', wanted.planned_on, 'doneOn', wanted.done_on,
      'because', case when wanted.planned_on <> known.planned_on then change ->> 'because' end,
      'released', case when known.step = 'handed-over' then nullif(reason, '') end)));
  perform private.tell_buyer(given.lead_id, wanted.planned_on <> known.planned_on);
  return jsonb_build_object('outcome', 'changed', 'order', private.order_json(given));
end
$$;
comment on function private.change_order_step(uuid, jsonb, jsonb) is
  'Says of a step of an order when it was done (doneOn, null takes that back) or until when it will be (plannedOn, with '
  'because), for the step registered with registrationNumber: {step, doneOn, plannedOn, because, registrationNumber, '
  'releasedBecause, saidAt}. Answers {outcome, order}: changed, clash (somebody else changed the same fact since it was seen; '
  'with clashes), over (the order is cancelled), booked (that step stands), early (a day to come), before (a day before '
  'the booking), number (registered without a number), none or unit (no vehicle, or not the one named by unitId, is free '
  'to be set aside), or plate: nobody takes a vehicle home without number and fitted plate, unless the owner says why '
  '(releasedBecause). Null when there is no order that the caller may see. The buyer is told by WhatsApp or '
  'mail.';
call private.expose('change_order_step', 'authenticated');

create function private.order_facts(given public.orders) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('variant', given.variant, 'colour', given.colour, 'outletId', given.outlet_id,
    'pricePaise', given.price_paise, 'tokenPaise', given.token_paise, 'lender', given.lender,
    'papersWanted', given.papers_wanted, 'papersSeen', given.papers_seen)
$$;
comment on function private.order_facts(public.orders) is 'The facts of an order that staff change, beside its steps.';

create function private.traced_facts(facts jsonb, other jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, case key
    when 'outletId' then (select to_jsonb(name) from public.dealers where id = value::bigint) else value end), '{}')
  from jsonb_each(facts) where value <> other -> key and key <> 'lender'
$$;
comment on function private.traced_facts(jsonb, jsonb) is
  'The facts of an order that differ from others, as the audit trail keeps them: without the lender, who is the '
  'buyer''s, and with the name of the outlet.';

create function private.differing_facts(facts jsonb, other jsonb) returns text
language sql stable set search_path = ''
as $$
  select string_agg(key || ': ' || coalesce(nullif(value #>> '{}', ''), 'none'), '; ' order by key)
  from jsonb_each(private.traced_facts(facts, other))
$$;
comment on function private.differing_facts(jsonb, jsonb) is
  'Those facts in a line, by which a search of the audit trail finds them.';

create function private.change_order(order_id uuid, change jsonb, seen jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given public.orders;
  before jsonb;
  after jsonb;
  clashes jsonb;
  lead public.leads;
begin
  given := private.lock_order(order_id);
  if given.id is null then
    return null;
  end if;
  before := private.order_facts(given);
  clashes := private.order_clashes(before, change, seen, given.changed_by, given.changed_at);
  if clashes <> '[]' then
    return jsonb_build_object('outcome', 'clash', 'clashes', clashes, 'order', private.order_json(given));
  end if;
  after := before || change;
  if after = before then
    return jsonb_build_object('outcome', 'changed', 'order', private.order_json(given));
  end if;
  if given.state = 'cancelled' then
    return jsonb_build_object('outcome', 'over', 'order', private.order_json(given));
  end if;
  if given.is_aside and (after -> 'outletId', after -> 'variant', after -> 'colour')
    is distinct from (before -> 'outletId', before -> 'variant', before -> 'colour') then
    return jsonb_build_object('outcome', 'aside', 'order', private.order_json(given));
  end if;
  if after -> 'outletId' <> before -> 'outletId' and not private.takes_orders((after ->> 'outletId')::bigint) then
    raise exception 'no such outlet' using errcode = 'invalid_parameter_value';
  end if;
  update public.orders set variant = after ->> 'variant', colour = after ->> 'colour',
    outlet_id = (after ->> 'outletId')::bigint, price_paise = (after ->> 'pricePaise')::bigint,
    token_paise = (after ->> 'tokenPaise')::bigint, lender = after ->> 'lender',
    papers_wanted = array(select jsonb_array_elements_text(after -> 'papersWanted')),
    papers_seen = array(select jsonb_array_elements_text(after -> 'papersSeen')),
    version = version + 1, changed_by = private.staff_name(), changed_at = now()
  where id = given.id returning * into given;
  select * into lead from public.leads where id = given.lead_id;
  if after -> 'outletId' <> before -> 'outletId' then
    lead := private.move_lead_of_order(given, lead.stage, lead.lost_reason);
  end if;
  perform private.trace_lead(lead, 'order', private.differing_facts(before, after), private.differing_facts(after, before),
    private.traced_facts(before, after), private.traced_facts(after, before));
  return jsonb_build_object('outcome', 'changed', 'order', private.order_json(given));
end
$$;
comment on function private.change_order(uuid, jsonb, jsonb) is
  'Changes facts of an order beside its steps: {variant, colour, outletId, pricePaise, tokenPaise, lender, papersWanted, '
  'papersSeen}. Answers {outcome, order}: changed, clash (with clashes, as for a step), over (the order is cancelled) or '
  'aside (a vehicle of this variant, colour and outlet is set aside for it); null when there is no order that the caller may see.';
call private.expose('change_order', 'authenticated');

create function private.cancel_order(
  order_id uuid, seen_version integer, because text, lost_reason text default '', refund jsonb default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  given public.orders;
  lead public.leads;
  coming public.appointments;
  refusal text;
begin
  given := private.lock_order(order_id);
  if given.id is null then
    return null;
  end if;
  if given.state = 'cancelled' or private.step_done_on(given.id, 'handed-over') is not null then
    return jsonb_build_object('outcome', case given.cancelled_because when because then 'cancelled' else 'over' end,
      'order', private.order_json(given));
  end if;
  if given.version <> seen_version then
    return jsonb_build_object('outcome', 'conflict', 'order', private.order_json(given));
  end if;
  given.cancelled_because := because;
  refusal := private.refund_order(given, refund);
  if refusal is not null then
    select * into given from public.orders where id = given.id;
    return jsonb_build_object('outcome', refusal, 'order', private.order_json(given));
  end if;
  update public.orders set state = 'cancelled', cancelled_because = because, next_step = null, next_on = null,
    stock_id = null, unit_id = null, is_aside = false,
    version = version + 1, changed_by = private.staff_name(), changed_at = now()
  where id = given.id returning * into given;
  perform private.note_order(given, 'cancelled', because);
  lead := private.move_lead_of_order(given, case when lost_reason = '' then given.stage_before else 'lost' end, lost_reason);
  for coming in
    update public.appointments set state = 'cancelled', version = version + 1
    where enquiry_id = lead.enquiry_id and purpose = 'delivery' and state = 'booked' returning *
  loop
    perform private.note_appointment(coming, 'Cancelled with the order');
  end loop;
  perform private.tell_buyer(lead.id);
  perform private.trace_lead(lead, 'order', 'open', 'cancelled · ' || because,
    '{"order": "open"}', jsonb_build_object('order', 'cancelled', 'because', because));
  return jsonb_build_object('outcome', 'cancelled', 'order', private.order_json(given));
end
$$;
comment on function private.cancel_order(uuid, integer, text, text, jsonb) is
  'Cancels an order for a reason of the closed list, with its delivery to come: {outcome, order}; cancelled, conflict '
  '(somebody changed it since the version seen), over (handed over, or cancelled before), or a refusal of '
  'private.refund_order, which returns what was paid. The lead is lost for this reason, or without any back at its stage '
  'before the booking. Null when there is no order that the caller may see.';
call private.expose('cancel_order', 'authenticated');
