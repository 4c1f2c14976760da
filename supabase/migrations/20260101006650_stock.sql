-- Stock: what stands on the floor of each outlet, as staff counted it, and single units where the dealer
-- keeps them. A count says what stands there, with what is set aside for an order; visitors read what is
-- free.
create table public.stock (
  id bigint generated always as identity primary key,
  outlet_id bigint not null references public.dealers (id) on delete cascade,
  vehicle_id bigint not null references public.vehicles (id) on delete cascade,
  variant_id bigint not null default 0,
  colour_id bigint not null default 0,
  counted integer not null check (counted between 0 and 999),
  counted_at timestamptz not null,
  counted_by text not null default '',
  constraint stock_once_key unique (outlet_id, vehicle_id, variant_id, colour_id)
);
comment on table public.stock is
  'How many of a vehicle, by variant and colour, stand at an outlet. A row comes with the first count and stays.';
comment on column public.stock.variant_id is
  'The variant; 0 where the vehicle has none. No foreign key: a save of a vehicle deletes its variants and colours and '
  'inserts them again under the same ids. A row whose variant or colour is gone is read by nobody.';
comment on column public.stock.colour_id is 'The colour; 0 where the vehicle has none.';
comment on column public.stock.counted is
  'How many stand there, with those set aside for an order; less those handed over since the count.';
comment on column public.stock.counted_at is 'The moment of the count, on the device that counted.';
comment on column public.stock.counted_by is 'The name that the member of staff had then.';

create index stock_vehicle_idx on public.stock (vehicle_id, variant_id, colour_id);

create table public.stock_units (
  id bigint generated always as identity primary key,
  stock_id bigint not null references public.stock (id) on delete cascade,
  chassis_end text not null check (chassis_end ~ '^[A-Z0-9]{6}$'),
  received_on date not null,
  left_on date,
  constraint stock_units_chassis_key unique (stock_id, chassis_end)
);
comment on table public.stock_units is
  'Single vehicles of the stock, where the dealer wants to see how long each has been standing.';
comment on column public.stock_units.chassis_end is 'The last six characters of the chassis number.';
comment on column public.stock_units.received_on is 'The day, in India, on which the vehicle came to the dealer.';
comment on column public.stock_units.left_on is
  'The day, in India, on which the vehicle was handed over or taken out; null while it stands there.';

create index stock_units_standing_idx on public.stock_units (received_on, id) where left_on is null;

-- Staff read both tables through functions of the office, and write them through functions that ask for their
-- role and outlet. Visitors read what private.stock_of answers.
alter table public.stock enable row level security;
grant select on public.stock to office;
create policy "sales and service see the stock of their outlets" on public.stock
  for select to office
  using (
    (select private.seen_families())::text[] && '{sales,service}'
    and coalesce(outlet_id = any ((select private.seen_outlets())::bigint[]), true));
comment on policy "sales and service see the stock of their outlets" on public.stock is
  'Owner, manager, sales and service: all outlets; an account of some outlets: these outlets.';

alter table public.stock_units enable row level security;
grant select on public.stock_units to office;
create policy "staff see the units of the stock they see" on public.stock_units
  for select to office
  using (stock_id in (select id from public.stock));
comment on policy "staff see the units of the stock they see" on public.stock_units is
  'Staff who see the stock, by its policy, which in asks once a statement and not once a unit.';

create function private.is_part_on(part text) returns boolean
language sql stable set search_path = ''
as $$ select coalesce((select is_on from public.site_parts where id = part), false) $$;
comment on function private.is_part_on(text) is 'Has the dealer switched this part of the site on?';

-- Definer and no function of the office: an order of another outlet may hold a vehicle of this one.
create function private.set_aside_count(of_stock bigint) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select count(*) from public.orders where stock_id = of_stock and is_aside);
end
$$;
comment on function private.set_aside_count(bigint) is 'How many of a counted row are set aside for orders.';
grant execute on function private.set_aside_count(bigint) to office;

-- A vehicle without variants, or without colours, has one row whose name for them is empty.
create function private.kinds_of_vehicle(of_vehicle bigint)
returns table (variant_id bigint, variant text, colour_id bigint, colour text, price_paise bigint, place bigint)
language plpgsql stable set search_path = ''
as $$
begin
  return query
  select coalesce(variants.id, 0), coalesce(variants.name, ''), coalesce(colours.id, 0), coalesce(colours.name, ''),
    coalesce(variants.price_paise, vehicles.price_paise),
    row_number() over (order by variants.sort_order, variants.id, colours.sort_order, colours.id)
  from public.vehicles
  left join public.variants on variants.vehicle_id = vehicles.id
  left join public.colours on colours.vehicle_id = vehicles.id
  where vehicles.id = of_vehicle;
end
$$;
comment on function private.kinds_of_vehicle(bigint) is
  'The variants of a vehicle in each of its colours, in the order of its page, with the ex-showroom price.';
grant execute on function private.kinds_of_vehicle(bigint) to office;

create function private.stock_page(outlet bigint default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  outlets constant bigint[] := private.seen_outlets();
  shown bigint;
begin
  perform private.require_staff();
  select id into shown from public.dealers
  where closed_at is null and coalesce(id = any (outlets), true)
  order by id is not distinct from outlet desc, sort_order, id limit 1;
  return jsonb_build_object(
    'outletId', shown,
    'outlets', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by sort_order, id), '[]')
      from public.dealers where closed_at is null and coalesce(id = any (outlets), true)),
    'models', (
      select coalesce(jsonb_agg(jsonb_build_object('vehicleId', vehicles.id, 'bikeName', bike_name,
        'name', display_name, 'rows', listed.rows) order by category, sort_order, vehicles.id), '[]')
      from public.vehicles
      cross join lateral (
        select jsonb_agg(jsonb_build_object('variantId', kind.variant_id, 'variant', kind.variant,
          'colourId', kind.colour_id, 'colour', kind.colour,
          'paint', coalesce((select to_jsonb(paint) from public.colours where id = kind.colour_id), '[]'),
          'counted', stock.counted, 'setAside', coalesce(private.set_aside_count(stock.id), 0),
          'countedAt', stock.counted_at, 'countedBy', coalesce(stock.counted_by, '')) order by kind.place) as rows
        from private.kinds_of_vehicle(vehicles.id) as kind
        left join public.stock on stock.outlet_id = shown and stock.vehicle_id = vehicles.id
          and stock.variant_id = kind.variant_id and stock.colour_id = kind.colour_id) as listed
      where vehicles.state in ('shown', 'hidden')));
end
$$;
comment on function private.stock_page(bigint) is
  'What stands at an outlet of the caller, the first of them where none is named: {outletId, outlets, models: '
  '[{vehicleId, bikeName, name, rows: [{variantId, variant, colourId, colour, paint, counted, setAside, countedAt, '
  'countedBy}]}]}; counted and countedAt are null where nobody counted yet.';
call private.judge('stock_page');
call private.expose('stock_page', 'authenticated');

create function private.stock_ageing(
  outlet bigint default null, vehicle bigint default null, variant bigint default null, colour bigint default null,
  least_days integer default 0, page_number integer default 1
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.indian_day(now());
  answer jsonb;
begin
  perform private.require_staff();
  with standing as materialized (
    select stock_units.id, chassis_end, received_on, today - received_on as days, outlet_id, vehicle_id, variant_id,
      colour_id, outlet_id = coalesce(outlet, outlet_id) as is_here, today - received_on >= least_days as is_old,
      vehicle_id = coalesce(vehicle, vehicle_id) and variant_id = coalesce(variant, variant_id)
        and colour_id = coalesce(colour, colour_id) as is_kind
    from public.stock_units join public.stock on stock.id = stock_id
    where left_on is null
  ), listed as (
    select * from standing where is_here and is_kind and is_old
    order by received_on, id limit 50 offset (greatest(page_number, 1) - 1) * 50
  ), kinds as materialized (
    -- Names and prices are joined to the few kinds of vehicles, and not to each vehicle.
    select vehicle_id, variant_id, colour_id, bool_and(is_kind) as is_kind, count(*) filter (where is_old) as listed,
      count(*) as of_all, count(*) filter (where days >= 45) as from45, count(*) filter (where days >= 60) as from60,
      count(*) filter (where days >= 90) as from90
    from standing where is_here group by vehicle_id, variant_id, colour_id
  ), named as materialized (
    select kinds.*, category, vehicles.sort_order, bike_name, display_name, variants.sort_order as variant_place,
      coalesce(variants.name, '') as variant_name, coalesce(colours.name, '') as colour_name,
      colours.sort_order as colour_place, coalesce(variants.price_paise, vehicles.price_paise) as paise
    from kinds join public.vehicles on vehicles.id = vehicle_id
    left join public.variants on variants.id = variant_id left join public.colours on colours.id = colour_id
  )
  select jsonb_build_object(
    'totals', (
      select jsonb_build_object('all', coalesce(sum(of_all), 0), 'allPaise', coalesce(sum(of_all * paise), 0),
        'from45', coalesce(sum(from45), 0), 'from45Paise', coalesce(sum(from45 * paise), 0),
        'from60', coalesce(sum(from60), 0), 'from60Paise', coalesce(sum(from60 * paise), 0),
        'from90', coalesce(sum(from90), 0), 'from90Paise', coalesce(sum(from90 * paise), 0))
      from named where is_kind),
    'outlets', (
      select coalesce(jsonb_agg(jsonb_build_object('id', dealers.id, 'name', name, 'units', units)
        order by sort_order, dealers.id), '[]')
      from (select outlet_id, count(*) as units from standing where is_kind and is_old group by outlet_id) as counted
      join public.dealers on dealers.id = outlet_id),
    'kinds', (
      select coalesce(jsonb_agg(jsonb_build_object('vehicleId', vehicle_id, 'model', display_name,
        'variantId', variant_id, 'variant', variant_name, 'colourId', colour_id, 'colour', colour_name, 'units', listed)
        order by category, sort_order, vehicle_id, variant_place, variant_id, colour_place, colour_id), '[]')
      from named where listed > 0),
    'units', (
      select coalesce(jsonb_agg(jsonb_build_object('id', listed.id, 'chassisEnd', chassis_end,
        'receivedOn', received_on, 'days', days, 'outlet', dealers.name, 'bikeName', bike_name, 'model', display_name,
        'variant', variant_name, 'colour', colour_name, 'paise', paise) order by received_on, listed.id), '[]')
      from listed join public.dealers on dealers.id = outlet_id
      join named using (vehicle_id, variant_id, colour_id)))
  into answer;
  return answer;
end
$$;
comment on function private.stock_ageing(bigint, bigint, bigint, bigint, integer, integer) is
  'The units that stand at an outlet, or at all that the caller sees, the oldest first, fifty a page: of one vehicle, '
  'variant or colour, and that have stood for so many days at least, each where it is said. {totals: how many there are '
  'in all and from 45, 60 and 90 days on, and their ex-showroom prices in paise, units: [{id, chassisEnd, receivedOn, '
  'days, outlet, bikeName, model, variant, colour, paise}]}, and how many of the list every other outlet and kind would '
  'have: outlets: [{id, name, units}], kinds: [{vehicleId, model, variantId, variant, colourId, colour, units}].';
call private.judge('stock_ageing');
call private.expose('stock_ageing', 'authenticated');

create function private.wait_of(names text[], of_variant text, of_colour text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select case when count(*) >= 8 then jsonb_build_object(
      'usual', ceil(percentile_cont(0.5) within group (order by days)),
      'late', ceil(percentile_cont(0.8) within group (order by days))) end
    from (
      select greatest(handed_over_on - private.indian_day(created_at), 0) as days
      from public.orders
      where bike_name = any (names) and variant = of_variant and colour = of_colour and handed_over_on is not null
      order by handed_over_on desc, id desc limit 20) as last_ones);
end
$$;
comment on function private.wait_of(text[], text, text) is
  'How many days lay between booking and hand-over of the last twenty vehicles of a variant and colour: {usual, late}, '
  'the median and the 80th percentile; null for fewer than eight.';

-- Definer, because visitors may read no order; the answer has counts alone.
create function private.stock_of(bike_name text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  vehicle public.vehicles;
  names text[];
begin
  select * into vehicle from public.vehicles
  where vehicles.bike_name = stock_of.bike_name and is_active and private.is_part_on(category);
  if not found or not private.is_part_on('stock') then
    return null;
  end if;
  names := array(select name from public.former_names where vehicle_id = vehicle.id) || vehicle.bike_name;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('variant', variant, 'colour', colour, 'countedAt', counted_at,
      'places', places, 'wait', wait) order by place), '[]')
    from (
      select kind.*, fresh.counted_at, coalesce(fresh.places, '[]') as places,
        private.wait_of(names, kind.variant, kind.colour) as wait
      from private.kinds_of_vehicle(vehicle.id) as kind
      left join lateral (
        select max(free.counted_at) as counted_at,
          jsonb_agg(jsonb_build_object('outletId', outlet_id, 'outlet', outlet, 'free', count, 'countedAt', free.counted_at)
            order by sort_order, outlet_id) filter (where count > 0) as places
        from (
          select outlet_id, dealers.name as outlet, sort_order, stock.counted_at,
            greatest(counted - private.set_aside_count(stock.id), 0) as count
          from public.stock join public.dealers on dealers.id = outlet_id
          where stock.vehicle_id = vehicle.id and stock.variant_id = kind.variant_id
            and stock.colour_id = kind.colour_id and stock.counted_at > now() - interval '48 hours'
            and closed_at is null) as free) as fresh on true) as rows
    where counted_at is not null or wait is not null);
end
$$;
comment on function private.stock_of(text) is
  'What visitors read of a model''s stock: [{variant, colour, countedAt, places: [{outletId, outlet, free, countedAt}], '
  'wait: {usual, late} in days}], of counts not older than 48 hours; countedAt is null where there is none, wait null '
  'where too few were handed over. Null where the dealer shows no stock, or no such model.';
call private.expose('stock_of', 'anon', 'authenticated');
