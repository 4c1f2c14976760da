import type { PostgrestError } from '@supabase/supabase-js'
import { z } from 'zod'
import { type StockRow, stockPlace, stockRow } from '#contract/stock/stock.ts'
import { type StockCount, type StockPage, stockPage } from '#contract/stock/stock-counts.ts'
import { stockFaults } from '#contract/stock/stock-parts.ts'
import { AppError } from '#contract/wire/errors.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { DatabaseError } from '#server/lib/supabase/database-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const shownRow = stockRow.extend({
  countedAt: storedMoment.nullable(),
  places: z.array(stockPlace.extend({ countedAt: storedMoment })),
})

/** What visitors read of a model's stock; none where the dealer shows no stock, or no such model. */
export async function readStock(db: DatabaseClient, bikeName: string): Promise<StockRow[]> {
  return (await callJson(db, 'stock_of', { bike_name: bikeName }, z.array(shownRow).nullable())) ?? []
}

const model = stockPage.shape.models.element
const storedPage = stockPage.extend({
  models: z.array(
    model.extend({ rows: z.array(model.shape.rows.element.extend({ countedAt: storedMoment.nullable() })) }),
  ),
})

/** What stands at an outlet that the caller sees, the first of them where none is named. */
export async function listStock(db: DatabaseClient, outlet: number | undefined): Promise<StockPage> {
  return callJson(db, 'stock_page', outlet ? { outlet } : {}, storedPage)
}

/** Counts an outlet. Throws `invalid_fields` for one that is not the caller's. */
export async function countStock(
  db: DatabaseClient,
  { outletId, countedAt, counts }: StockCount,
): Promise<StockPage> {
  const args = { outlet: outletId, moment: countedAt, given: counts }
  return callJson(db, 'count_stock', args, storedPage, otherOutlet)
}

/** A line of a list, its count read as a number. */
export type StockLine = Record<'outlet' | 'model' | 'variant' | 'colour', string> & { counted: number }

const judgedLine = z.object({
  fault: z.enum(stockFaults).nullable(),
  before: z.number().int().nullable(),
})
export type JudgedLine = z.output<typeof judgedLine>

/** Judges every line of a list and, unless the run is dry or a line has a fault, counts them all. */
export async function importStock(
  db: DatabaseClient,
  lines: readonly StockLine[],
  isDry: boolean,
): Promise<JudgedLine[]> {
  return callJson(db, 'import_stock', { given: [...lines], is_dry: isDry }, z.array(judgedLine))
}

/** SQLSTATE of a parameter that the function refuses. */
const invalidParameter = '22023'

function otherOutlet(error: PostgrestError): AppError | undefined {
  if (error.code !== invalidParameter) return undefined
  const fields = { outletId: 'This outlet is not yours to count, or is closed.' }
  return new AppError('invalid_fields', { fields, cause: new DatabaseError(error) })
}
