-- A vehicle as one document: sections that staff edit, compare and save as wholes. Prices are in paise.

create function private.specification_rows(given json) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce((
    select jsonb_agg(jsonb_build_object('label', key, 'text', value) order by place)
    from json_each_text(case json_typeof(given) when 'object' then given else '{}' end)
      with ordinality as one (key, value, place)
  ), '[]')
$$;
comment on function private.specification_rows(json) is
  'Labels and texts of a section of the specification, in the order of the page.';
grant execute on function private.specification_rows(json) to authenticated;

create function private.specification_of(given_rows jsonb) returns json
language sql immutable strict set search_path = ''
as $$
  select coalesce((
    select json_object_agg(one ->> 'label', one ->> 'text' order by place)
    from jsonb_array_elements(given_rows) with ordinality as listed (one, place)
  ), '{}')
$$;
comment on function private.specification_of(jsonb) is
  'The inverse of specification_rows; null for a section that is not given.';

create function private.vehicle_document(vehicle public.vehicles) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'facts', jsonb_build_object(
      'name', vehicle.bike_name, 'displayName', vehicle.display_name, 'menuName', coalesce(vehicle.menu_name, ''),
      'isInMenu', vehicle.is_in_menu, 'category', vehicle.category, 'bodyType', vehicle.body_type,
      'tagline', vehicle.tagline, 'details', vehicle.details, 'engine', vehicle.engine, 'power', vehicle.power,
      'transmission', vehicle.transmission, 'mileage', vehicle.mileage,
      'sources', (
        select jsonb_object_agg(figure, coalesce(vehicle.figure_sources ->> figure, ''))
        from unnest(array['engine', 'power', 'mileage', 'range', 'weight', 'seatHeight']) as figure)),
    'variants', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'pricePaise', price_paise) order by sort_order, id)
      from public.variants where vehicle_id = vehicle.id), '[]'),
    'colours', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', id, 'name', name, 'paint', paint, 'image', image, 'swatch', swatch_image)
        order by sort_order, id)
      from public.colours where vehicle_id = vehicle.id), '[]'),
    'features', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', id, 'heading', heading, 'description', description, 'image', image)
        order by sort_order, id)
      from public.features where vehicle_id = vehicle.id), '[]'),
    'specification', jsonb_build_object(
      'bodyDimensions', private.specification_rows(vehicle.body_dimensions),
      'engine', private.specification_rows(vehicle.engine_specification),
      'battery', private.specification_rows(vehicle.battery),
      'transmission', private.specification_rows(vehicle.transmission_specification),
      'tyresAndBrakes', private.specification_rows(vehicle.tyres_and_brakes),
      'frameAndSuspension', private.specification_rows(vehicle.frame_and_suspension),
      'electricals', private.specification_rows(vehicle.electricals)),
    'accessories', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', id, 'heading', heading, 'partNumber', part_number, 'pricePaise', price_paise,
          'description', description, 'image', image)
        order by sort_order, id)
      from public.accessories where vehicle_id = vehicle.id), '[]'),
    'pictures', jsonb_build_object(
      'hero', vehicle.hero_image, 'listing', vehicle.listing_image, 'name', vehicle.name_image,
      'icon', vehicle.icon_image, 'share', vehicle.share_image, 'brochure', vehicle.brochure,
      'frames', coalesce((
        select jsonb_agg(image order by position) from public.frames where vehicle_id = vehicle.id), '[]'))
  );
$$;
comment on function private.vehicle_document(public.vehicles) is
  'A vehicle with all its parts, by section, as far as the caller may read them.';
grant execute on function private.vehicle_document(public.vehicles) to authenticated;

create function public.read_vehicle(vehicle_id bigint) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'id', vehicles.id, 'version', vehicles.version, 'state', vehicles.state, 'missing', vehicles.missing,
    'by', vehicles.updated_by, 'at', vehicles.updated_at, 'pricePaise', vehicles.price_paise,
    'formerNames', coalesce((
      select jsonb_agg(name order by created_at desc, name)
      from public.former_names where former_names.vehicle_id = read_vehicle.vehicle_id), '[]'),
    'document', private.vehicle_document(vehicles))
  from public.vehicles where vehicles.id = read_vehicle.vehicle_id
$$;
comment on function public.read_vehicle(bigint) is
  'A vehicle as one document, with its version, its state, and who changed it last; null where row-level security '
  'shows none.';
grant execute on function public.read_vehicle(bigint) to authenticated;

create function private.label_words(label text) returns text
language sql immutable set search_path = ''
as $$ select lower(regexp_replace(label, '([a-z0-9])([A-Z])', '\1 \2', 'g')) $$;
comment on function private.label_words(text) is 'A name in camelCase as words.';

-- How the audit trail describes a change: the lines that went and the lines that came.
create function private.section_lines(section text, given jsonb) returns table (words text)
language sql stable set search_path = ''
as $$
  -- Facts and pictures: a line for each value that is filled in.
  select private.label_words(key) || ': ' || (value #>> '{}')
  from jsonb_each(case when section in ('facts', 'pictures') then given - array['frames', 'sources'] else '{}' end)
  where value not in ('""', 'null')
  union all
  select 'source of ' || private.label_words(key) || ': ' || value
  from jsonb_each_text(case when section = 'facts' then given -> 'sources' else '{}' end)
  where value <> ''
  union all
  select '360° pictures: ' || jsonb_array_length(given -> 'frames')
  where section = 'pictures' and jsonb_array_length(given -> 'frames') > 0
  union all
  select private.label_words(one ->> 'label') || ': ' || (one ->> 'text')
  from jsonb_each(case when section = 'specification' then given else '{}' end) as part,
    jsonb_array_elements(part.value) as one
  union all
  select concat_ws(', ',
    coalesce(one ->> 'name', one ->> 'heading'), one ->> 'partNumber',
    private.rupees((one ->> 'pricePaise')::bigint), nullif(one ->> 'description', ''),
    (select string_agg(paint, ' and ') from jsonb_array_elements_text(one -> 'paint') as paint),
    nullif(one ->> 'swatch', ''), nullif(one ->> 'image', ''))
  from jsonb_array_elements(
    case when section in ('variants', 'colours', 'features', 'accessories') then given else '[]' end) as one
$$;
comment on function private.section_lines(text, jsonb) is
  'A section of a vehicle in words, a line for each of its entries.';

create function private.section_words(given jsonb, other jsonb) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(words, '; '), '')
  from (
    select lines.words
    from jsonb_each(given) as section, private.section_lines(section.key, section.value) as lines
    where not exists (select from private.section_lines(section.key, other -> section.key) as others
      where others.words = lines.words)
    -- The same entries in another order.
    union all
    select 'order: ' || string_agg(lines.words, ', ')
    from jsonb_each(given) as section, private.section_lines(section.key, section.value) as lines
    where not exists (
      select words from private.section_lines(section.key, section.value)
      except select words from private.section_lines(section.key, other -> section.key)
    ) and not exists (
      select words from private.section_lines(section.key, other -> section.key)
      except select words from private.section_lines(section.key, section.value)
    )
    group by section.key
  ) as differing
$$;
comment on function private.section_words(jsonb, jsonb) is
  'The entries that the first sections hold and the second do not, in words.';
