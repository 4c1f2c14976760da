-- An operator's command imports a whole catalogue, as the owner of the tables and in one transaction. The
-- import writes vehicles by the editor's function, so that a section means the same to both.

create function private.import_vehicle(given jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  wanted constant text := given ->> 'state';
  sections jsonb := given -> 'sections';
  vehicle public.vehicles;
  before jsonb := '{}';
  event public.audit_events;
  is_new boolean;
begin
  select * into vehicle from public.vehicles where bike_name = given ->> 'name' for update;
  is_new := not found;
  perform set_config('private.writes_document', 'yes', true);
  if is_new then
    insert into public.vehicles (bike_name, display_name, category, body_type, is_active)
    values (given ->> 'name', sections #>> '{facts,displayName}', sections #>> '{facts,category}',
      sections #>> '{facts,bodyType}', false)
    returning * into vehicle;
  else
    before := private.vehicle_document(vehicle);
  end if;
  -- The brochure at this address is made from the vehicle's row when somebody asks for it.
  if sections #>> '{pictures,brochure}' = '/media/brochures/made.pdf' then
    sections := jsonb_set(sections, '{pictures,brochure}',
      to_jsonb('/media/brochures/vehicle' || vehicle.id || '.pdf'));
  end if;
  if sections <> '{}' then
    perform private.write_vehicle(vehicle.id, sections);
    perform set_config('private.writes_document', 'yes', true);
  end if;
  insert into public.former_names (name, vehicle_id)
  select name, vehicle.id from jsonb_array_elements_text(given -> 'formerNames') as name
  on conflict (name) do nothing;
  update public.vehicles set
    price_paise = coalesce((given ->> 'pricePaise')::bigint, price_paise),
    is_active = wanted = 'shown',
    archived_at = case when wanted = 'archived' then coalesce(archived_at, now()) end,
    first_shown_at = case when wanted = 'draft' then first_shown_at else coalesce(first_shown_at, now()) end
  where id = vehicle.id;
  perform set_config('private.writes_document', '', true);
  -- The line of the import tells of new vehicles; a change of an earlier one has a line of its own and can be
  -- taken back.
  if is_new then
    return;
  end if;

  event.action := 'Changed';
  event.table_name := 'vehicles';
  event.row_id := vehicle.id::text;
  if sections <> '{}' then
    select jsonb_object_agg(key, before -> key), jsonb_object_agg(key, after.document -> key),
      vehicle.display_name || ' · ' || string_agg(key, ', ' order by key)
    into event.old_values, event.new_values, event.subject
    from jsonb_object_keys(sections) as key,
      (select private.vehicle_document(vehicles) as document from public.vehicles where id = vehicle.id) as after;
    event.before := private.section_words(event.old_values, event.new_values);
    event.after := private.section_words(event.new_values, event.old_values);
    perform private.add_audit_event(event);
  end if;
  if wanted <> vehicle.state then
    event.subject := vehicle.display_name || ' · on the site';
    event.before := vehicle.state;
    event.after := wanted;
    event.old_values := jsonb_build_object('state', vehicle.state);
    event.new_values := jsonb_build_object('state', wanted);
    perform private.add_audit_event(event);
  end if;
end
$$;
comment on function private.import_vehicle(jsonb) is
  'Makes a vehicle of this name, or changes sections and state of the one that has it; for the operator, who owns '
  'the tables.';

create function private.order_imported(names jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  perform set_config('private.writes_document', 'yes', true);
  update public.vehicles set sort_order = ordered.place
  from (
    select id, 10 * row_number() over (partition by category order by listed.place nulls last, sort_order, id) as place
    from public.vehicles
    left join jsonb_array_elements_text(names) with ordinality as listed (name, place) on listed.name = bike_name
  ) as ordered
  where vehicles.id = ordered.id and vehicles.sort_order <> ordered.place;
  perform set_config('private.writes_document', '', true);
end
$$;
comment on function private.order_imported(jsonb) is
  'Puts the vehicles of these names into this order, each within its line, and all others behind them; for the '
  'operator.';

create function private.note_import(words text) returns void
language plpgsql set search_path = ''
as $$
declare
  event public.audit_events;
begin
  event.action := 'Changed';
  event.table_name := 'vehicles';
  event.subject := 'Catalogue import';
  event.after := words;
  perform private.add_audit_event(event);
end
$$;
comment on function private.note_import(text) is 'Writes the audit trail''s line about an import; for the operator.';
