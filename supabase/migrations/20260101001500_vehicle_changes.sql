-- Changes of vehicles: staff write a vehicle through these functions alone, as a whole, in one transaction,
-- over the version that they have seen, with one line of the audit trail. Each function answers {"outcome":
-- …}.

-- What a violated constraint of the tables means for the member of staff who saves; any other error is raised
-- again.
create function private.refused_outcome(constraint_name text, detail text) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when constraint_name in ('vehicles_bike_name_key', 'former_names_pkey') then '{"outcome": "name_taken"}'::jsonb
    when constraint_name = 'vehicles_complete_check'
      then jsonb_build_object('outcome', 'incomplete', 'missing', to_jsonb(string_to_array(detail, ',')))
  end
$$;
comment on function private.refused_outcome(text, text) is
  'The outcome that a violated constraint stands for; null where there is none.';

-- Parts are compared by their content: a part that is made anew has another id and is still the same part.
create function private.without_ids(given jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(given) = 'array' and jsonb_typeof(given -> 0) = 'object' then (
      select jsonb_agg(one - 'id' order by place)
      from jsonb_array_elements(given) with ordinality as listed (one, place)
    )
    else given
  end
$$;
comment on function private.without_ids(jsonb) is 'A section of a vehicle without the ids of its parts.';

create function private.write_parts(
  part_table text, vehicle_id bigint, given jsonb, columns text, expressions text
) returns void
language plpgsql set search_path = ''
as $$
declare
  known bigint[];
begin
  if jsonb_array_length(given) > 100 then
    raise exception 'more than 100 parts' using errcode = 'invalid_parameter_value';
  end if;
  -- All parts are deleted and inserted again: their names must be unique, and two parts may have swapped
  -- names. Each part keeps its id.
  execute format(
    'with gone as (delete from public.%I where vehicle_id = $1 returning id) select array_agg(id) from gone',
    part_table) into known using vehicle_id;
  execute format(
    'insert into public.%1$I (id, vehicle_id, sort_order, %2$s) overriding system value
     select
       case when (one ->> ''id'')::bigint = any ($2) then (one ->> ''id'')::bigint
         else nextval(pg_get_serial_sequence(''public.%1$I'', ''id'')) end,
       $1, place, %3$s
     from jsonb_array_elements($3) with ordinality as listed (one, place)',
    part_table, columns, expressions) using vehicle_id, coalesce(known, '{}'), given;
end
$$;
comment on function private.write_parts(text, bigint, jsonb, text, text) is
  'Replaces the parts of a vehicle in one table; for private.write_vehicle alone.';

create function private.write_vehicle(vehicle_id bigint, changes jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  facts constant jsonb := changes -> 'facts';
  specification constant jsonb := changes -> 'specification';
  pictures constant jsonb := changes -> 'pictures';
  former text;
  is_known_outside boolean;
begin
  if exists (
    select from jsonb_object_keys(changes) as section
    where section not in ('facts', 'variants', 'colours', 'features', 'specification', 'accessories', 'pictures')
  ) then
    raise exception 'unknown section' using errcode = 'invalid_parameter_value';
  end if;
  perform set_config('private.writes_document', 'yes', true);

  if changes ? 'variants' then
    perform private.write_parts('variants', vehicle_id, changes -> 'variants', 'name, price_paise',
      'one ->> ''name'', (one ->> ''pricePaise'')::bigint');
  end if;
  if changes ? 'colours' then
    perform private.write_parts('colours', vehicle_id, changes -> 'colours', 'name, paint, image, swatch_image',
      'one ->> ''name'', array(select jsonb_array_elements_text(one -> ''paint'')), one ->> ''image'', one ->> ''swatch''');
  end if;
  if changes ? 'features' then
    perform private.write_parts('features', vehicle_id, changes -> 'features', 'heading, description, image',
      'one ->> ''heading'', one ->> ''description'', one ->> ''image''');
  end if;
  if changes ? 'accessories' then
    perform private.write_parts('accessories', vehicle_id, changes -> 'accessories',
      'heading, part_number, price_paise, description, image',
      'one ->> ''heading'', one ->> ''partNumber'', (one ->> ''pricePaise'')::bigint, one ->> ''description'', one ->> ''image''');
  end if;
  if changes ? 'pictures' then
    if jsonb_array_length(pictures -> 'frames') > 72 then
      raise exception 'more than 72 frames' using errcode = 'invalid_parameter_value';
    end if;
    delete from public.frames where frames.vehicle_id = write_vehicle.vehicle_id;
    insert into public.frames (vehicle_id, position, image)
    select write_vehicle.vehicle_id, place - 1, image
    from jsonb_array_elements_text(pictures -> 'frames') with ordinality as listed (image, place);
  end if;

  if changes ? 'facts' then
    select bike_name, first_shown_at is not null into former, is_known_outside
    from public.vehicles where id = vehicle_id;
    if former <> facts ->> 'name' then
      delete from public.former_names where name = facts ->> 'name'
        and former_names.vehicle_id = write_vehicle.vehicle_id;
      if exists (select from public.former_names where name = facts ->> 'name') then
        raise exception 'violates unique constraint "former_names_pkey"'
          using errcode = 'unique_violation', constraint = 'former_names_pkey';
      end if;
      if is_known_outside then
        insert into public.former_names (name, vehicle_id) values (former, vehicle_id);
      end if;
    end if;
  end if;

  -- One update, so that a change is one version. A section that is not given stays.
  update public.vehicles set
    version = version + 1,
    bike_name = coalesce(facts ->> 'name', bike_name),
    display_name = coalesce(facts ->> 'displayName', display_name),
    menu_name = case when facts is null then menu_name else nullif(facts ->> 'menuName', '') end,
    is_in_menu = coalesce((facts ->> 'isInMenu')::boolean, is_in_menu),
    category = coalesce(facts ->> 'category', category),
    body_type = coalesce(facts ->> 'bodyType', body_type),
    tagline = coalesce(facts ->> 'tagline', tagline),
    details = coalesce(facts ->> 'details', details),
    engine = coalesce(facts ->> 'engine', engine),
    power = coalesce(facts ->> 'power', power),
    transmission = coalesce(facts ->> 'transmission', transmission),
    mileage = coalesce(facts ->> 'mileage', mileage),
    figure_sources = case when facts is null then figure_sources else coalesce((
      select json_object_agg(key, value) from jsonb_each_text(facts -> 'sources') where value <> ''), '{}') end,
    price_paise = coalesce((changes #>> '{variants,0,pricePaise}')::bigint, price_paise),
    hero_image = coalesce(pictures ->> 'hero', hero_image),
    listing_image = coalesce(pictures ->> 'listing', listing_image),
    name_image = coalesce(pictures ->> 'name', name_image),
    icon_image = coalesce(pictures ->> 'icon', icon_image),
    share_image = coalesce(pictures ->> 'share', share_image),
    brochure = coalesce(pictures ->> 'brochure', brochure),
    body_dimensions = coalesce(private.specification_of(specification -> 'bodyDimensions'), body_dimensions),
    engine_specification = coalesce(private.specification_of(specification -> 'engine'), engine_specification),
    battery = coalesce(private.specification_of(specification -> 'battery'), battery),
    transmission_specification
      = coalesce(private.specification_of(specification -> 'transmission'), transmission_specification),
    tyres_and_brakes = coalesce(private.specification_of(specification -> 'tyresAndBrakes'), tyres_and_brakes),
    frame_and_suspension
      = coalesce(private.specification_of(specification -> 'frameAndSuspension'), frame_and_suspension),
    electricals = coalesce(private.specification_of(specification -> 'electricals'), electricals)
  where id = vehicle_id;
  perform set_config('private.writes_document', '', true);
end
$$;
comment on function private.write_vehicle(bigint, jsonb) is
  'Writes sections of a vehicle, each as a whole; for the definer functions of the catalogue alone.';

-- Definer, because staff write no part of a vehicle by hand.
create function private.create_vehicle(
  name text, display_name text, category text default null, body_type text default null, copy_of bigint default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  original public.vehicles;
  document jsonb;
  made bigint;
  event public.audit_events;
  refused_by text;
begin
  perform private.require_site_editor();
  if copy_of is not null then
    select * into original from public.vehicles where id = copy_of;
    if not found then
      return '{"outcome": "missing"}';
    end if;
    category := original.category;
    body_type := original.body_type;
  end if;
  if exists (select from public.former_names where former_names.name = create_vehicle.name) then
    return '{"outcome": "name_taken"}';
  end if;
  perform set_config('private.writes_document', 'yes', true);
  begin
    made := nextval(pg_get_serial_sequence('public.vehicles', 'id'));
    -- The brochure at this address is made from the vehicle's row when somebody asks for it.
    insert into public.vehicles (id, bike_name, display_name, category, body_type, is_active, brochure, sort_order)
    overriding system value
    values (made, name, display_name, category, body_type, false, '/media/brochures/vehicle' || made || '.pdf', (
      select coalesce(max(sort_order), 0) + 10 from public.vehicles where vehicles.category = create_vehicle.category));
  exception when unique_violation then
    get stacked diagnostics refused_by = constraint_name;
    if private.refused_outcome(refused_by, '') is null then
      raise;
    end if;
    return private.refused_outcome(refused_by, '');
  end;
  if copy_of is not null then
    document := private.vehicle_document(original);
    document := jsonb_set(document, '{facts}',
      document -> 'facts' || jsonb_build_object('name', name, 'displayName', display_name, 'menuName', ''));
    -- A copy shares a file that the dealer uploaded; the address of a generated brochure names one vehicle.
    if original.brochure like '/media/brochures/%' then
      document := jsonb_set(document, '{pictures,brochure}', to_jsonb('/media/brochures/vehicle' || made || '.pdf'));
    end if;
    perform private.write_vehicle(made, document);
  end if;
  perform set_config('private.writes_document', '', true);

  event.action := 'Added';
  event.table_name := 'vehicles';
  event.row_id := made::text;
  event.subject := display_name;
  event.after := concat_ws(', ', 'draft', category, 'copy of ' || original.display_name);
  event.new_values := jsonb_build_object('name', name, 'copyOf', copy_of);
  perform private.add_audit_event(event);
  return jsonb_build_object('outcome', 'saved', 'id', made);
end
$$;
comment on function private.create_vehicle(text, text, text, text, bigint) is
  'Makes a draft, empty or as a copy of a vehicle with all its parts, at the end of its category. Outcome: saved '
  '(id), missing or name_taken.';
call private.expose('create_vehicle', 'authenticated');

-- Definer, because staff write no part of a vehicle by hand.
create function private.save_vehicle(vehicle_id bigint, expected bigint, changes jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  vehicle public.vehicles;
  before jsonb;
  after jsonb;
  changed jsonb;
  event public.audit_events;
  refused_by text;
  detail text;
begin
  perform private.require_site_editor();
  select * into vehicle from public.vehicles where id = vehicle_id for update;
  if not found then
    return '{"outcome": "missing"}';
  end if;
  before := private.vehicle_document(vehicle);
  select jsonb_object_agg(key, value) into changed from jsonb_each(changes)
  where private.without_ids(value) is distinct from private.without_ids(before -> key);
  -- A call that is repeated after a lost answer finds that its change is already there.
  if changed is null then
    return '{"outcome": "saved"}';
  end if;
  if expected <> vehicle.version then
    return jsonb_build_object('outcome', 'conflict', 'by', vehicle.updated_by, 'at', vehicle.updated_at);
  end if;
  begin
    perform private.write_vehicle(vehicle_id, changed);
  exception when unique_violation or check_violation then
    get stacked diagnostics refused_by = constraint_name, detail = pg_exception_detail;
    if private.refused_outcome(refused_by, detail) is null then
      raise;
    end if;
    return private.refused_outcome(refused_by, detail);
  end;

  select * into vehicle from public.vehicles where id = vehicle_id;
  after := private.vehicle_document(vehicle);
  event.action := 'Changed';
  event.table_name := 'vehicles';
  event.row_id := vehicle_id::text;
  select jsonb_object_agg(key, before -> key), jsonb_object_agg(key, after -> key),
    vehicle.display_name || ' · ' || string_agg(key, ', ' order by key)
  into event.old_values, event.new_values, event.subject
  from jsonb_object_keys(changed) as key;
  event.before := private.section_words(event.old_values, event.new_values);
  event.after := private.section_words(event.new_values, event.old_values);
  perform private.add_audit_event(event);
  return '{"outcome": "saved"}';
end
$$;
comment on function private.save_vehicle(bigint, bigint, jsonb) is
  'Saves whole sections of a vehicle over the version the caller has seen. Outcome: saved, missing, conflict (by, '
  'at), name_taken or incomplete (missing); nothing is changed unless the outcome is saved.';
call private.expose('save_vehicle', 'authenticated');

-- Definer, because staff archive nothing by hand.
create function private.set_vehicle_state(vehicle_id bigint, wanted text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  vehicle public.vehicles;
  after text;
  event public.audit_events;
  refused_by text;
  detail text;
begin
  perform private.require_site_editor();
  if wanted not in ('shown', 'hidden', 'archived') then
    raise exception 'unknown state' using errcode = 'invalid_parameter_value';
  end if;
  select * into vehicle from public.vehicles where id = vehicle_id for update;
  if not found then
    return '{"outcome": "missing"}';
  end if;
  perform set_config('private.writes_document', 'yes', true);
  begin
    update public.vehicles set
      is_active = wanted = 'shown',
      archived_at = case when wanted = 'archived' then coalesce(archived_at, now()) end
    where id = vehicle_id
    returning state into after;
  exception when check_violation then
    get stacked diagnostics refused_by = constraint_name, detail = pg_exception_detail;
    if private.refused_outcome(refused_by, detail) is null then
      raise;
    end if;
    return private.refused_outcome(refused_by, detail);
  end;
  perform set_config('private.writes_document', '', true);
  if after <> vehicle.state then
    event.action := 'Changed';
    event.table_name := 'vehicles';
    event.row_id := vehicle_id::text;
    event.subject := vehicle.display_name || ' · on the site';
    event.before := vehicle.state;
    event.after := after;
    event.old_values := jsonb_build_object('state', vehicle.state);
    event.new_values := jsonb_build_object('state', after);
    perform private.add_audit_event(event);
  end if;
  return jsonb_build_object('outcome', 'saved', 'state', after);
end
$$;
comment on function private.set_vehicle_state(bigint, text) is
  'Shows, hides or archives a vehicle; one that was never shown becomes a draft when it is hidden. Outcome: saved '
  '(state), missing or incomplete (missing).';
call private.expose('set_vehicle_state', 'authenticated');

-- Definer, because staff set no order by hand.
create function private.order_vehicles(line text, ids bigint[], expected bigint[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  current_ids bigint[];
  event public.audit_events;
begin
  perform private.require_site_editor();
  -- Ordering is rare and quick, so one call at a time may do it.
  perform pg_advisory_xact_lock(hashtext('order_vehicles ' || line));
  select coalesce(array_agg(id order by sort_order, id), '{}') into current_ids
  from public.vehicles where category = line and archived_at is null;
  if current_ids = ids then
    return '{"outcome": "saved"}';
  end if;
  if current_ids <> expected
    or (select array_agg(id order by id) from unnest(ids) as id) is distinct from
      (select array_agg(id order by id) from unnest(current_ids) as id) then
    return '{"outcome": "conflict"}';
  end if;
  perform set_config('private.writes_document', 'yes', true);
  update public.vehicles set sort_order = place * 10
  from unnest(ids) with ordinality as listed (id, place)
  where vehicles.id = listed.id and sort_order <> place * 10;
  perform set_config('private.writes_document', '', true);

  event.action := 'Changed';
  event.table_name := 'vehicles';
  event.subject := 'Order of the line ' || line;
  event.before := private.vehicle_names(current_ids);
  event.after := private.vehicle_names(ids);
  event.old_values := jsonb_build_object('line', line, 'order', to_jsonb(current_ids));
  event.new_values := jsonb_build_object('line', line, 'order', to_jsonb(ids));
  perform private.add_audit_event(event);
  return '{"outcome": "saved"}';
end
$$;
comment on function private.order_vehicles(text, bigint[], bigint[]) is
  'Puts the vehicles of a category that are not archived into an order, over the order the caller has seen. Outcome: '
  'saved or conflict.';
call private.expose('order_vehicles', 'authenticated');
