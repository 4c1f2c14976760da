import type { addStockUnit, FreeUnit } from '#contract/stock/stock-units.ts'
import type { BodyInputOf } from '#contract/wire/endpoint.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as data from '#server/data/stock/stock-units.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Notes a single vehicle. Throws `invalid_fields` where it is noted already, or its kind was never counted.
 */
export async function addUnit(
  db: DatabaseClient,
  unit: BodyInputOf<typeof addStockUnit>,
): Promise<{ message: string }> {
  const outcome = await data.addUnit(db, unit)
  if (outcome === 'known')
    throw new AppError('invalid_fields', { fields: { chassisEnd: 'This vehicle is noted there already.' } })
  if (outcome === 'uncounted')
    throw new AppError('invalid_fields', {
      fields: { colourId: 'Nobody has counted this variant and colour there yet. Please count it first.' },
    })
  return { message: `Unit …${unit.chassisEnd} noted.` }
}

/** Takes a single vehicle out. Throws `not_found` where it does not stand at an outlet of the caller. */
export async function dropUnit(db: DatabaseClient, id: number): Promise<{ message: string }> {
  if (!(await data.dropUnit(db, id)))
    throw new AppError('not_found', { message: 'This vehicle does not stand there any more.' })
  return { message: 'Taken out.' }
}

/** The single vehicles that can be set aside for an order. Throws `not_found` where the caller sees none. */
export async function listFreeUnits(db: DatabaseClient, orderId: string): Promise<{ units: FreeUnit[] }> {
  const units = await data.readFreeUnits(db, orderId)
  if (!units) throw new AppError('not_found', { message: 'There is no such order.' })
  return { units }
}
