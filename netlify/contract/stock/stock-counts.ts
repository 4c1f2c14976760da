import { z } from 'zod'
import { outletId } from '#contract/appointments/appointment-parts.ts'
import { orderReaders, orderWriters } from '#contract/orders/order-roles.ts'
import { editors } from '#contract/people/staff-roles.ts'
import { type AnswerOf, type BodyInputOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'
import { mostCounted, mostStockLines, stockFaults } from './stock-parts.ts'

const id = z.number().int().positive()
/** The id of a variant or colour; 0 for a vehicle that has none. */
const partId = z.number().int().min(0)

export const counted = z
  .number({ error: 'Please type a number.' })
  .int({ error: 'Please type a whole number.' })
  .min(0, { error: 'A count is never below 0.' })
  .max(mostCounted, { error: `A count is at most ${mostCounted}.` })

/** One variant of a vehicle in one colour, as an outlet counts it. */
export const countedRow = z.object({
  variantId: partId,
  variant: z.string(),
  colourId: partId,
  colour: z.string(),
  /** One or two colours as `#rrggbb`; none where the vehicle has no colours. */
  paint: z.array(z.string()),
  /** How many stand there, with those set aside; null where nobody counted yet. */
  counted: counted.nullable(),
  setAside: z.number().int().min(0),
  countedAt: moment.nullable(),
  countedBy: z.string(),
})
export type CountedRow = z.infer<typeof countedRow>

/** What stands at one outlet, by model, and the outlets that the caller may count. */
export const stockPage = z.object({
  /** Null where the caller has no open outlet. */
  outletId: outletId.nullable(),
  outlets: z.array(z.object({ id: outletId, name: z.string() })),
  models: z.array(
    z.object({ vehicleId: id, bikeName: z.string(), name: z.string(), rows: z.array(countedRow) }),
  ),
})
export type StockPage = z.infer<typeof stockPage>

export const listStock = staffEndpoint('GET /api/stockCounts', {
  onlyFor: orderReaders,
  summary: 'What stands at an outlet of the caller, by model, variant and colour; the first one by default.',
  query: z.object({ outlet: z.coerce.number().int().positive().optional() }),
  answer: stockPage,
})

export const countStock = staffEndpoint('PATCH /api/stock', {
  onlyFor: orderWriters,
  summary:
    'Sets what stands at an outlet of the caller, as counted at a moment. A row that was counted later keeps its number; the audit trail has both.',
  body: z.strictObject({
    outletId,
    /** When it was counted; a moment to come counts as now. */
    countedAt: moment,
    counts: z
      .array(z.strictObject({ vehicleId: id, variantId: partId, colourId: partId, counted }))
      .min(1)
      .max(mostStockLines),
  }),
  bodyBytes: 512 * 1024,
  answer: stockPage,
  purges: ['stock'],
})
export type StockCount = BodyInputOf<typeof countStock>

/** A cell as it stands in a list; the server judges it line by line. */
const cell = z.string().max(1000)

export const importStock = staffEndpoint('POST /api/stockImports', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Says what each line of a list would change and, unless `isDry`, counts them all: one line with a fault stops all. A model is found by a former name too; rows that no line names stay as they are.',
  body: z.strictObject({
    isDry: z.boolean(),
    lines: z
      .array(z.strictObject({ outlet: cell, model: cell, variant: cell, colour: cell, count: cell }))
      .min(1, { error: 'There is no line in it.' })
      .max(mostStockLines, { error: `A list has ${mostStockLines} lines at most.` }),
  }),
  bodyBytes: 2 * 1024 * 1024,
  answer: z.object({
    message: z.string(),
    isDone: z.boolean(),
    /** By the order of the lines: its fault or none, that in words, and the numbers before and after. */
    lines: z.array(
      z.object({
        fault: z.enum(stockFaults).nullable(),
        words: z.string(),
        before: z.number().int().nullable(),
        counted: z.number().int().nullable(),
      }),
    ),
  }),
  purges: ['stock'],
})
export type StockImport = BodyInputOf<typeof importStock>
export type ImportedStock = AnswerOf<typeof importStock>
