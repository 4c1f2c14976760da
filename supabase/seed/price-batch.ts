import { randomFrom } from './random.ts'
import type { Run } from './rows.ts'

/**
 * Lets new prices of four scooters wait for the midnight after `now` in India, as a manager has scheduled
 * them. A project without a manager has none.
 */
export async function seedPriceBatch(run: Run, now: Date): Promise<void> {
  await run(
    `with manager as (
       select id, private.name_of_staff(id) as name from public.staff where role = 'manager' order by user_id limit 1
     ), priced as (
       select vehicles.id as vehicle_id, variants.id as variant_id, bike_name, variants.name, variants.price_paise,
         row_number() over (order by vehicles.id, variants.sort_order, variants.id) as place,
         row_number() over (partition by vehicles.id order by variants.sort_order, variants.id) = 1 as is_first
       from public.vehicles join public.variants on vehicle_id = vehicles.id
       where bike_name in ('ACTIVA110', 'ACTIVA125')
     ), batch as (
       insert into public.price_batches (id, title, due_at, created_at, actor_id, user_id, price_count)
       select $1::text::uuid, 'Activa, new list of the maker', private.indian_day_start(private.indian_day(moment) + 1),
         moment - interval '25 minutes', manager.id, manager.name, (select count(*) from priced)
       from manager cross join (select $2::text::timestamptz as moment) as given
       returning id
     )
     insert into public.price_batch_rows
       (batch_id, place, vehicle_id, variant_id, model, variant, is_first, before_paise, after_paise)
     select batch.id, place, vehicle_id, variant_id, bike_name, name, is_first, price_paise, price_paise + 85000
     from priced cross join batch`,
    [randomFrom(2026).uuid(), now.toISOString()],
  )
}
