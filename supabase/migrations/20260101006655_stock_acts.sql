-- What staff do with the stock: they count, bring in a list, note single vehicles; and what an order does
-- with it, which takes one vehicle, gives it back or leaves the floor with it. Definer, because staff write
-- no table themselves; each function asks for the caller's role and outlet.

create function private.key_words(of_vehicle bigint, of_variant bigint, of_colour bigint) returns text
language sql stable set search_path = ''
as $$
  select concat_ws(' ', (select display_name from public.vehicles where id = of_vehicle),
    (select name from public.variants where id = of_variant), (select name from public.colours where id = of_colour))
$$;
comment on function private.key_words(bigint, bigint, bigint) is 'A vehicle by model, variant and colour, in words.';

-- Whoever asked to be told of a vehicle named it by the words of that moment, so a renamed model is found by
-- its former name. An event of the lead says that its person was told.
create function private.leads_awaiting(of_vehicle bigint, of_variant bigint, of_colour bigint) returns setof uuid
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select waiting.id
  from public.arrival_enquiries as enquiry
  join public.leads as waiting on waiting.enquiry_table = 'arrival_enquiries' and waiting.enquiry_id = enquiry.id
  join public.leads as working on working.id = coalesce(waiting.merged_into, waiting.id)
  where enquiry.model in (
      select bike_name from public.vehicles where id = of_vehicle
      union all select former_names.name from public.former_names where vehicle_id = of_vehicle)
    and enquiry.variant = coalesce((select name from public.variants where id = of_variant), '')
    and enquiry.colour = coalesce((select name from public.colours where id = of_colour), '')
    and working.is_open and not waiting.is_erased and private.marks_of(waiting.mobile_digits) = '[]'
    and not exists (select from public.lead_events where lead_id = waiting.id and kind = 'arrival');
end
$$;
comment on function private.leads_awaiting(bigint, bigint, bigint) is
  'The open leads of those who asked to be told when a vehicle comes and were not told yet; none of a number with a mark.';

create function private.tell_arrival(waiting uuid, outlet bigint) returns void
language plpgsql set search_path = ''
as $$
declare
  place constant text := (select name from public.dealers where id = outlet);
  lead public.leads;
begin
  select * into lead from public.leads where id = waiting;
  perform private.add_lead_event(waiting, gen_random_uuid(), 'arrival', place, '');
  perform private.ask_for_step(coalesce(lead.merged_into, waiting),
    private.shortened('One is at ' || place || ': tell them', 200));
  if not private.queue_whatsapp('arrival', lead) and private.is_mailed(lead) then
    -- A number that was typed wrong is mended within these minutes.
    insert into private.mails (kind, lead_id, next_at) values ('arrival', waiting, now() + interval '5 minutes')
    on conflict do nothing;
  end if;
end
$$;
comment on function private.tell_arrival(uuid, bigint) is
  'Makes the lead of somebody who waits for a vehicle work, because one stands at an outlet, and writes down the one '
  'message to them, by WhatsApp or else by mail.';

create function private.arrival_of(enquiry uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  awaited public.arrival_enquiries;
begin
  select * into awaited from public.arrival_enquiries where id = enquiry;
  return (
    select jsonb_build_object('bikeName', vehicles.bike_name, 'variant', awaited.variant, 'colour', awaited.colour,
      'vehicle', concat_ws(' ', display_name, nullif(awaited.variant, ''), nullif(awaited.colour, '')),
      'outlet', place ->> 'outlet')
    from public.vehicles
    cross join lateral jsonb_array_elements(private.stock_of(vehicles.bike_name)) as kind
    cross join lateral jsonb_array_elements(kind -> 'places') as place
    where (awaited.model = vehicles.bike_name
        or exists (select from public.former_names where vehicle_id = vehicles.id and name = awaited.model))
      and kind ->> 'variant' = awaited.variant and kind ->> 'colour' = awaited.colour
    limit 1);
end
$$;
comment on function private.arrival_of(uuid) is
  'The vehicle that an enquiry waits for, and the first outlet at which one is free: {bikeName, variant, colour, '
  'vehicle, outlet}; null where none is.';

-- The newer count wins, whichever comes first: a count that waited on a phone tells of an earlier moment. The
-- trail keeps both.
create function private.write_counts(outlet bigint, moment timestamptz, given jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  changed_before text;
  changed_after text;
  same bigint;
  older text;
begin
  -- Before the stock, as everybody who changes both, and in the order of ids.
  perform from public.leads
  where leads.id in (
    select coalesce(merged_into, waiting.id)
    from jsonb_to_recordset(given) as count ("vehicleId" bigint, "variantId" bigint, "colourId" bigint, counted integer)
    cross join private.leads_awaiting("vehicleId", "variantId", "colourId") as awaiting (id)
    join public.leads as waiting on waiting.id = awaiting.id
    where counted > 0)
  order by id for update;
  -- Locked in one order, so that two who count one outlet wait for each other and never both.
  perform from public.stock where outlet_id = outlet order by id for update;
  with counts as (
    select count.* from jsonb_to_recordset(given)
      as count ("vehicleId" bigint, "variantId" bigint, "colourId" bigint, counted integer)
    where exists (
      select from private.kinds_of_vehicle(count."vehicleId") as kind
      where kind.variant_id = count."variantId" and kind.colour_id = count."colourId")
  ), known as (
    select counts.*, stock.counted as before, coalesce(stock.counted_at > moment, false) as is_older,
      private.key_words("vehicleId", "variantId", "colourId") as words
    from counts
    left join public.stock on outlet_id = outlet and vehicle_id = "vehicleId" and variant_id = "variantId"
      and colour_id = "colourId"
  ), written as (
    insert into public.stock (outlet_id, vehicle_id, variant_id, colour_id, counted, counted_at, counted_by)
    select outlet, "vehicleId", "variantId", "colourId", counted, moment, private.staff_name() from known
    where not is_older
    on conflict on constraint stock_once_key do update
      set counted = excluded.counted, counted_at = excluded.counted_at, counted_by = excluded.counted_by
      where stock.counted_at <= excluded.counted_at
  )
  select
    string_agg(concat_ws(': ', words, coalesce(before::text, 'not counted')), '; ' order by words)
      filter (where not is_older and before is distinct from counted),
    string_agg(concat_ws(': ', words, counted), '; ' order by words)
      filter (where not is_older and before is distinct from counted),
    count(*) filter (where not is_older and before = counted),
    string_agg(concat_ws(': ', words, counted), '; ' order by words) filter (where is_older)
  into changed_before, changed_after, same, older
  from known;
  perform private.trace_act('stock', 'Stock of ' || (select name from public.dealers where id = outlet),
    private.shortened(coalesce(changed_before, ''), 2000),
    private.shortened(concat_ws(' · ', changed_after,
      case when same > 0 then private.count_words(same, 'number', 'numbers') || ' confirmed' end,
      'counted earlier than what stands: ' || older), 2000), outlet::text);
  perform private.tell_arrival(waiting, outlet)
  from public.stock
  cross join private.leads_awaiting(vehicle_id, variant_id, colour_id) as waiting
  where outlet_id = outlet and counted_at = moment and counted > private.set_aside_count(stock.id)
    and private.is_part_on('stock');
end
$$;
comment on function private.write_counts(bigint, timestamptz, jsonb) is
  'Sets what stands at an outlet as counted at a moment: [{vehicleId, variantId, colourId, counted}]. A row that was '
  'counted later keeps its number, and one that the catalogue has no more is left out. Those who wait for what is free '
  'now become work, each once.';

create function private.count_stock(outlet bigint, moment timestamptz, given jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_sales();
  if not private.takes_orders(outlet) then
    raise exception 'no such outlet' using errcode = 'invalid_parameter_value';
  end if;
  -- A clock that goes fast must not keep later counts out.
  perform private.write_counts(outlet, least(moment, now()), given);
  return private.stock_page(outlet);
end
$$;
comment on function private.count_stock(bigint, timestamptz, jsonb) is
  'Counts an outlet of the caller at a moment: [{vehicleId, variantId, colourId, counted}]; answers as stock_page.';
call private.expose('count_stock', 'authenticated');

create function private.find_listed_stock(given jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  outlet public.dealers;
  vehicle public.vehicles;
  kind record;
  fault text;
begin
  select * into outlet from public.dealers
  where closed_at is null and lower(name) = lower(given ->> 'outlet') order by id limit 1;
  select * into vehicle from public.vehicles
  where archived_at is null and lower(given ->> 'model') in (lower(bike_name), lower(display_name)) order by id limit 1;
  if not found then
    select vehicles.* into vehicle from public.vehicles join public.former_names on vehicle_id = vehicles.id
    where archived_at is null and lower(former_names.name) = lower(given ->> 'model') limit 1;
  end if;
  select * into kind from private.kinds_of_vehicle(vehicle.id) as kinds
  where lower(kinds.variant) = lower(given ->> 'variant') and lower(kinds.colour) = lower(given ->> 'colour') limit 1;
  fault := case
    when outlet.id is null then 'outlet'
    when vehicle.id is null then 'model'
    when kind.variant_id is not null then null
    when not exists (
      select from private.kinds_of_vehicle(vehicle.id) as kinds where lower(kinds.variant) = lower(given ->> 'variant'))
      then 'variant'
    else 'colour' end;
  return jsonb_build_object('fault', fault, 'outletId', outlet.id, 'vehicleId', vehicle.id,
    'variantId', kind.variant_id, 'colourId', kind.colour_id, 'before', (
      select counted from public.stock where outlet_id = outlet.id and vehicle_id = vehicle.id
        and variant_id = kind.variant_id and colour_id = kind.colour_id));
end
$$;
comment on function private.find_listed_stock(jsonb) is
  'The counted row that a line {outlet, model, variant, colour} of a list names, a model also by a former name: {fault, '
  'outletId, vehicleId, variantId, colourId, before}; fault says which of the four is not known.';

create function private.import_stock(given jsonb, is_dry boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  judged jsonb;
  outlet bigint;
begin
  perform private.require_site_editor();
  if jsonb_array_length(given) not between 1 and 2000 then
    raise exception 'a list has 1 to 2,000 lines' using errcode = 'invalid_parameter_value';
  end if;
  select jsonb_agg(private.find_listed_stock(line) || jsonb_build_object('counted', line -> 'counted') order by place)
  into judged from jsonb_array_elements(given) with ordinality as listed (line, place);
  -- The second of two lines for one row is the fault, because nobody knows which of them is true.
  select jsonb_agg(case when fault is null and earlier > 0 then line || '{"fault": "twice"}' else line end order by place)
  into judged
  from (
    select line, place, line ->> 'fault' as fault, count(*) over (
      partition by line -> 'outletId', line -> 'vehicleId', line -> 'variantId', line -> 'colourId'
      order by place rows between unbounded preceding and 1 preceding) as earlier
    from jsonb_array_elements(judged) with ordinality as listed (line, place)) as placed;
  if is_dry or exists (select from jsonb_array_elements(judged) as one where one ->> 'fault' is not null) then
    return judged;
  end if;
  for outlet in
    select distinct (one ->> 'outletId')::bigint from jsonb_array_elements(judged) as one order by 1
  loop
    perform private.write_counts(outlet, now(), (
      select jsonb_agg(one) from jsonb_array_elements(judged) as one where (one ->> 'outletId')::bigint = outlet));
  end loop;
  return judged;
end
$$;
comment on function private.import_stock(jsonb, boolean) is
  'Says of each line {outlet, model, variant, colour, counted} of a list what it names and what stands there, as '
  'find_listed_stock (fault twice: an earlier line names the same) and, where no line has a fault and the run is not '
  'dry, counts them all. Rows that no line names stay as they are.';
call private.expose('import_stock', 'authenticated');

create function private.add_stock_unit(outlet bigint, kind jsonb, chassis_end text, received_on date) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  of_stock bigint;
begin
  perform private.require_sales();
  if not private.takes_orders(outlet) or received_on > private.indian_day(now()) then
    raise exception 'no such outlet or day' using errcode = 'invalid_parameter_value';
  end if;
  select id into of_stock from public.stock
  where outlet_id = outlet and vehicle_id = (kind ->> 'vehicleId')::bigint
    and variant_id = (kind ->> 'variantId')::bigint and colour_id = (kind ->> 'colourId')::bigint;
  if not found then
    return 'uncounted';
  end if;
  insert into public.stock_units (stock_id, chassis_end, received_on)
  values (of_stock, add_stock_unit.chassis_end, add_stock_unit.received_on) on conflict do nothing;
  if not found then
    return 'known';
  end if;
  perform private.trace_act('stock', 'Unit …' || chassis_end, '', concat_ws(' · ', private.key_words(
    (kind ->> 'vehicleId')::bigint, (kind ->> 'variantId')::bigint, (kind ->> 'colourId')::bigint),
    'received ' || private.day_text(received_on)), outlet::text);
  return 'added';
end
$$;
comment on function private.add_stock_unit(bigint, jsonb, text, date) is
  'Notes a single vehicle {vehicleId, variantId, colourId} at an outlet of the caller: added, known (it is noted there '
  'already) or uncounted (nobody has counted this variant and colour there).';
call private.expose('add_stock_unit', 'authenticated');

create function private.drop_stock_unit(unit_id bigint) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  dropped record;
begin
  perform private.require_sales();
  select stock_units.*, stock.outlet_id into dropped from public.stock_units join public.stock on stock.id = stock_id
  where stock_units.id = drop_stock_unit.unit_id and left_on is null for update of stock_units;
  if not found or not private.takes_orders(dropped.outlet_id) then
    return false;
  end if;
  update public.orders set unit_id = null where orders.unit_id = dropped.id;
  delete from public.stock_units where id = dropped.id;
  perform private.trace_act('stock', 'Unit …' || dropped.chassis_end, 'received ' || private.day_text(dropped.received_on),
    'taken out', dropped.outlet_id::text);
  return true;
end
$$;
comment on function private.drop_stock_unit(bigint) is
  'Takes a single vehicle out of an outlet of the caller; false where it does not stand there. An order keeps its place '
  'in the count.';
call private.expose('drop_stock_unit', 'authenticated');

-- An order names its vehicle by the words of that moment, so a renamed model is found by its former name.
-- Each name is looked for by itself, so that the row is read by its key.
create function private.stock_row_of(of_order uuid) returns bigint
language plpgsql stable set search_path = ''
as $$
declare
  ordered record;
  vehicle bigint;
begin
  select outlet_id, bike_name, variant, colour into ordered from public.orders where id = of_order;
  vehicle := coalesce((select id from public.vehicles where bike_name = ordered.bike_name),
    (select vehicle_id from public.former_names where name = ordered.bike_name));
  return (
    select id from public.stock
    where outlet_id = ordered.outlet_id and vehicle_id = vehicle
      and variant_id = case ordered.variant when '' then 0
        else (select id from public.variants where vehicle_id = vehicle and name = ordered.variant) end
      and colour_id = case ordered.colour when '' then 0
        else (select id from public.colours where vehicle_id = vehicle and name = ordered.colour) end);
end
$$;
comment on function private.stock_row_of(uuid) is
  'The counted row of the vehicle and outlet of an order; null where nobody counted it.';

create function private.lock_stock_of(of_order uuid) returns public.stock
language plpgsql set search_path = ''
as $$
declare
  locked public.stock;
begin
  select * into locked from public.stock where id = private.stock_row_of(of_order) for update;
  return locked;
end
$$;
comment on function private.lock_stock_of(uuid) is
  'The counted row of the vehicle and outlet of an order, locked; null where nobody counted it.';

-- Nobody is offered a vehicle that an order has; two who choose one at once are told apart by set_aside.
create function private.free_units(of_order uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_sales();
  if not private.sees_order(of_order) then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', stock_units.id, 'chassisEnd', chassis_end,
      'receivedOn', received_on, 'days', private.indian_day(now()) - received_on) order by received_on, stock_units.id), '[]')
    from public.stock_units
    where stock_id = private.stock_row_of(of_order) and left_on is null
      and not exists (select from public.orders where unit_id = stock_units.id));
end
$$;
comment on function private.free_units(uuid) is
  'The single vehicles that can be set aside for an order of the caller, the longest standing first: [{id, chassisEnd, '
  'receivedOn, days}]; null where the caller sees no such order.';
call private.expose('free_units', 'authenticated');

create function private.set_aside(of_order uuid, unit bigint) returns text
language plpgsql set search_path = ''
as $$
declare
  standing constant public.stock := private.lock_stock_of(of_order);
begin
  if standing.id is null then
    return null;
  end if;
  if standing.counted <= private.set_aside_count(standing.id) then
    return 'none';
  end if;
  if unit is not null and not exists (
    select from public.stock_units
    where id = unit and stock_id = standing.id and left_on is null
      and not exists (select from public.orders where unit_id = unit)) then
    return 'unit';
  end if;
  update public.orders set stock_id = standing.id, unit_id = unit, is_aside = true where id = of_order;
  return null;
end
$$;
comment on function private.set_aside(uuid, bigint) is
  'Sets one vehicle of the counted row, or this unit of it, aside for an order. Answers null, also where nobody counted '
  'the row, or none (no vehicle is free) or unit (that one is not). The lock of the row makes those who claim the last '
  'one wait for each other.';

create function private.moves_count(standing public.stock, handed_over_on date, said_at timestamptz) returns boolean
language sql immutable set search_path = ''
as $$
  select case when private.indian_day(standing.counted_at) = handed_over_on then standing.counted_at <= said_at
    else private.indian_day(standing.counted_at) < handed_over_on end
$$;
comment on function private.moves_count(public.stock, date, timestamptz) is
  'Does a hand-over of this day lower the count? Not where somebody counted on a later day, or later on the same day than it '
  'was said on the device: the vehicle was gone by then.';

create function private.move_stock(of_order uuid, step text, done_on date, unit bigint, said_at timestamptz) returns text
language plpgsql set search_path = ''
as $$
declare
  given record;
  standing public.stock;
begin
  select stock_id, unit_id, is_aside into given from public.orders where id = of_order;
  if step = 'vehicle-set-aside' and done_on is not null then
    return case when private.is_part_on('stock') and given.stock_id is null then private.set_aside(of_order, unit) end;
  elsif step = 'vehicle-set-aside' then
    update public.orders set stock_id = null, unit_id = null, is_aside = false where id = of_order and is_aside;
  elsif step = 'handed-over' and done_on is not null then
    if given.stock_id is null and private.is_part_on('stock') then
      standing := private.lock_stock_of(of_order);
      -- Nobody set a vehicle aside, so one of the free ones leaves the floor.
      given.stock_id := case when standing.counted > private.set_aside_count(standing.id) then standing.id end;
    end if;
    update public.orders set stock_id = given.stock_id, is_aside = false where id = of_order;
    update public.stock set counted = greatest(counted - 1, 0)
    where id = given.stock_id and private.moves_count(stock, done_on, said_at);
    update public.stock_units set left_on = done_on where id = given.unit_id;
  elsif step = 'handed-over' then
    -- Whoever counted since then counted this vehicle.
    update public.stock set counted = least(counted + 1, 999)
    from public.order_steps as taken_back
    where stock.id = given.stock_id and order_id = of_order and taken_back.step = 'handed-over'
      and private.moves_count(stock, taken_back.done_on, taken_back.changed_at) and counted_at <= taken_back.changed_at;
    update public.stock_units set left_on = null where id = given.unit_id;
    update public.orders set is_aside = stock_id is not null
      and private.step_done_on(of_order, 'vehicle-set-aside') is not null where id = of_order;
    update public.orders set stock_id = null, unit_id = null where id = of_order and not is_aside;
  end if;
  return null;
end
$$;
comment on function private.move_stock(uuid, text, date, bigint, timestamptz) is
  'What a step of an order does with the stock: set aside takes a vehicle, handed over takes it off the floor, and either '
  'gives it back once it is taken back (done_on is null). Answers null, or why the step cannot be done, as set_aside.';
