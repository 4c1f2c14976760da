import type { PostgrestError } from '@supabase/supabase-js'
import { z } from 'zod'
import { rupeesFromPaise } from '#contract/prices/money.ts'
import {
  type AgeingQuestion,
  type addStockUnit,
  type FreeUnit,
  listAgeing,
  listFreeUnits,
  type StockAgeing,
  stockUnit,
} from '#contract/stock/stock-units.ts'
import type { BodyInputOf } from '#contract/wire/endpoint.ts'
import { AppError } from '#contract/wire/errors.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { DatabaseError } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const count = z.number().int()
const storedAgeing = z.object({
  totals: z.object({
    all: count,
    allPaise: z.number(),
    from45: count,
    from45Paise: z.number(),
    from60: count,
    from60Paise: z.number(),
    from90: count,
    from90Paise: z.number(),
  }),
  outlets: listAgeing.answer.shape.outlets,
  kinds: listAgeing.answer.shape.kinds,
  units: z.array(stockUnit.omit({ price: true }).extend({ paise: z.number() })),
})

/** The single vehicles that stand somewhere, the longest first, fifty a page, with totals over all pages. */
export async function readAgeing(
  db: DatabaseClient,
  { outlet, vehicle, variant, colour, days, page }: AgeingQuestion,
): Promise<StockAgeing> {
  const args = {
    ...(outlet && { outlet }),
    ...(vehicle && { vehicle }),
    ...(variant !== undefined && { variant }),
    ...(colour !== undefined && { colour }),
    ...(days && { least_days: Number(days) }),
    page_number: page,
  }
  const { totals, units, ...choices } = await callJson(db, 'stock_ageing', args, storedAgeing)
  const share = (units: number, paise: number) => ({ units, rupees: rupeesFromPaise(paise) })
  return {
    totals: {
      all: share(totals.all, totals.allPaise),
      from45: share(totals.from45, totals.from45Paise),
      from60: share(totals.from60, totals.from60Paise),
      from90: share(totals.from90, totals.from90Paise),
    },
    ...choices,
    units: units.map(({ paise, ...unit }) => ({ ...unit, price: rupeesFromPaise(paise) })),
  }
}

/**
 * Notes a single vehicle; `known` when it stands there already, `uncounted` when nobody has counted its kind
 * there. Throws `invalid_fields` for an outlet that is not the caller's, and a day to come.
 */
export async function addUnit(
  db: DatabaseClient,
  { outletId, chassisEnd, receivedOn, ...kind }: BodyInputOf<typeof addStockUnit>,
): Promise<'added' | 'known' | 'uncounted'> {
  const args = { outlet: outletId, kind, chassis_end: chassisEnd, received_on: receivedOn }
  return callJson(db, 'add_stock_unit', args, z.enum(['added', 'known', 'uncounted']), refused)
}

const freeUnits = listFreeUnits.answer.shape.units

/** The single vehicles that can be set aside for an order; null where the caller sees no such order. */
export async function readFreeUnits(db: DatabaseClient, orderId: string): Promise<FreeUnit[] | null> {
  return callJson(db, 'free_units', { of_order: orderId }, freeUnits.nullable())
}

/** Takes a single vehicle out; false when it does not stand at an outlet of the caller. */
export async function dropUnit(db: DatabaseClient, id: number): Promise<boolean> {
  return callJson(db, 'drop_stock_unit', { unit_id: id }, z.boolean())
}

function refused(error: PostgrestError): AppError | undefined {
  if (error.code !== '22023') return undefined
  const fields = { receivedOn: 'This outlet is not yours, or the day is still to come.' }
  return new AppError('invalid_fields', { fields, cause: new DatabaseError(error) })
}
