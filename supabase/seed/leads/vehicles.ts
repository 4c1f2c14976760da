import type { Random } from '../random.ts'
import type { Run } from '../rows.ts'
import { weighted } from './arrivals.ts'

/** A vehicle that somebody asks about. */
export interface AskedVehicle {
  model: string
  isBigwing: boolean
  variants: { name: string; paise: number }[]
  colours: string[]
}

/** How often visitors ask about a model, beside 0.7 for every model that is not named here. */
const asked: Record<string, number> = {
  ACTIVA110: 16,
  SHINE125: 14,
  SP125: 14,
  ACTIVA125: 11,
  SHINE100: 10,
  DIO110: 9,
  UNICORN: 8,
  DIO125: 6,
  SP160: 5,
  LIVO: 5,
  ACTIVAe: 4,
  'HORNET2.0': 4,
  QC1: 3,
  CB350: 3,
  NX200: 3,
  CD110DELUXE: 3,
}

/** Answers a vehicle of the catalogue at each call, and everyday ones more often than big bikes. */
export async function showroom(run: Run): Promise<(random: Random) => AskedVehicle> {
  const { rows } = await run(`
    select bike_name as model, category,
      (select json_agg(json_build_object('name', name, 'paise', price_paise) order by sort_order, id)
       from public.variants where vehicle_id = vehicles.id)::text as variants,
      (select json_agg(name order by sort_order, id) from public.colours where vehicle_id = vehicles.id)::text as colours
    from public.vehicles order by id`)
  const vehicles = rows.map(
    ({ model, category, variants, colours }): AskedVehicle => ({
      model: String(model),
      isBigwing: category === 'bigwing',
      variants: JSON.parse(String(variants ?? '[]')),
      colours: JSON.parse(String(colours ?? '[]')),
    }),
  )
  const weights = vehicles.map(({ model }) => asked[model] ?? 0.7)
  return (random) => vehicles[weighted(weights, random.below(10_000) / 10_000)] as AskedVehicle
}
