import type { Run } from './rows.ts'

/** The models of which the demo counted what stands at its first two showrooms. */
const counted = ['SHINE100', 'UNICORN', 'HORNET2.0', 'ACTIVA125', 'DIO125']

/** The models whose vehicles the demo notes one by one. */
const noted = ['HORNET2.0', 'ACTIVA125']

/** For how many days single vehicles have been standing. */
const standingDays = [4, 11, 26, 47, 63, 96]

/**
 * Counts what stands of a handful of models an hour before `now`, some colours of them none, and notes a few
 * single vehicles, so that the screens of the stock and the pages of these models have something to say.
 */
export async function seedStock(run: Run, now: Date): Promise<void> {
  const moment = new Date(now.getTime() - 3_600_000).toISOString()
  await run(
    `insert into public.stock (outlet_id, vehicle_id, variant_id, colour_id, counted, counted_at)
     select outlets.id, vehicles.id, kind.variant_id, kind.colour_id, (kind.place * 2 + outlets.place) % 4, $2
     from (select id, row_number() over (order by sort_order, id) as place from public.dealers
       where 'sales' = any (services) order by sort_order, id limit 2) as outlets
     cross join public.vehicles
     cross join lateral private.kinds_of_vehicle(vehicles.id) as kind
     where bike_name = any ($1) and (kind.place + outlets.place) % 5 < 4`,
    [counted, moment],
  )
  await run(
    `insert into public.stock_units (stock_id, chassis_end, received_on)
     select stock.id, upper(left(md5(stock.id::text || days), 6)), private.indian_day($2) - days
     from (select stock.*, row_number() over (order by stock.id) as place
       from public.stock join public.vehicles on vehicles.id = vehicle_id
       where bike_name = any ($1) and stock.counted > 1) as stock
     join unnest($3::int[]) with ordinality as standing (days, nth) on (place + nth) % 3 = 0`,
    [noted, now.toISOString(), standingDays],
  )
}
