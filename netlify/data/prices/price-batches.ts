import { z } from 'zod'
import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/money.ts'
import {
  type BatchLead,
  batchLead,
  type ChangedPrice,
  changedPrice,
  type NewPriceBatch,
  type PriceBatch,
  type PriceBatchRow,
} from '#contract/prices/price-batches.ts'
import { undoDays } from '#contract/prices/price-ways.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * The outcomes of ending a batch; only `saved` changed something. `late`: the batch is no longer in a state
 * for that.
 */
const endedBatch = z.object({ outcome: z.enum(['saved', 'missing', 'late']) })
export type BatchOutcome = z.output<typeof endedBatch>

/** Sets many prices (rupees) at once, or lets them wait for a moment; with `publishes`, a build follows. */
export async function createBatch(
  db: DatabaseClient,
  { id, title, prices, publishes }: NewPriceBatch,
  dueAt: Date | undefined,
): Promise<{ outcome: 'saved' } | { outcome: 'changed'; changed: ChangedPrice[] }> {
  const args = {
    batch_id: id,
    title,
    prices: prices.map(({ before, after, ...version }) => ({
      ...version,
      beforePaise: paiseFromRupees(before),
      afterPaise: paiseFromRupees(after),
    })),
    ...(dueAt && { due_at: dueAt.toISOString() }),
    publishes,
  }
  const answer = await callJson(db, 'create_price_batch', args, createdBatch)
  if (answer.outcome === 'saved') return answer
  return {
    outcome: 'changed',
    changed: answer.changed.map(({ pricePaise, at, ...rest }) => ({
      ...rest,
      price: pricePaise === null ? null : rupeesFromPaise(pricePaise),
      at: at ?? '',
    })),
  }
}

const storedChange = changedPrice
  .omit({ price: true })
  .extend({ pricePaise: z.number().nullable(), at: storedMoment.nullable() })
const createdBatch = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved') }),
  z.object({ outcome: z.literal('changed'), changed: z.array(storedChange) }),
])

/** Removes a batch that waits. */
export async function cancelBatch(db: DatabaseClient, id: string): Promise<BatchOutcome> {
  return callJson(db, 'cancel_price_batch', { batch_id: id }, endedBatch)
}

/** Puts back the former prices, wherever the price of the batch still stands. */
export async function undoBatch(db: DatabaseClient, id: string): Promise<BatchOutcome> {
  return callJson(db, 'undo_price_batch', { batch_id: id }, endedBatch)
}

/** The waiting batches, the next one first, and the last 30 of the others, newest first. */
export async function listBatches(db: DatabaseClient): Promise<PriceBatch[]> {
  const waiting = db.from('price_batches').select().eq('state', 'waiting').order('due_at').limit(100)
  const others = db.from('price_batches').select().neq('state', 'waiting')
  const [first, last] = await Promise.all([
    waiting,
    others.order('created_at', { ascending: false }).limit(30),
  ])
  return [...dataOf(first), ...dataOf(last)].map(toBatch)
}

/** One batch; undefined when the caller may see none with that id. */
export async function findBatch(db: DatabaseClient, id: string): Promise<PriceBatch | undefined> {
  const row = dataOf(await db.from('price_batches').select().eq('id', id).maybeSingle())
  return row ? toBatch(row) : undefined
}

/** The prices of a batch in rupees, in the order in which they were given. */
export async function listBatchRows(db: DatabaseClient, id: string): Promise<PriceBatchRow[]> {
  const rows = await readAllRows((first, last) =>
    db.from('price_batch_rows').select('*', counted).eq('batch_id', id).order('place').range(first, last),
  )
  return rows.map((row) => ({
    vehicleId: row.vehicle_id,
    variantId: row.variant_id,
    model: row.model,
    variant: row.variant,
    before: rupeesFromPaise(row.before_paise),
    after: rupeesFromPaise(row.after_paise),
    outcome: row.outcome as PriceBatchRow['outcome'],
    undoOutcome: row.undo_outcome as PriceBatchRow['undoOutcome'],
    found:
      row.found_paise === null
        ? null
        : { price: rupeesFromPaise(row.found_paise), by: row.found_by, at: momentOf(row.found_at) ?? '' },
  }))
}

const storedLeads = z.array(
  batchLead.omit({ price: true, newPrice: true }).extend({ pricePaise: z.number(), newPaise: z.number() }),
)

/** The open leads that were sent at a price (rupees) which the batch replaced, newest first. */
export async function listBatchLeads(db: DatabaseClient, id: string): Promise<BatchLead[]> {
  const leads = await callJson(db, 'price_batch_leads', { batch_id: id }, storedLeads)
  return leads.map(({ pricePaise, newPaise, ...lead }) => ({
    ...lead,
    price: rupeesFromPaise(pricePaise),
    newPrice: rupeesFromPaise(newPaise),
  }))
}

interface StoredBatch {
  id: string
  title: string
  state: string
  user_id: string
  created_at: string
  due_at: string | null
  applied_at: string | null
  ended_at: string | null
  ended_by: string
  price_count: number
  set_count: number
  restored_count: number
}

function toBatch(row: StoredBatch): PriceBatch {
  const lastMoment = row.applied_at && Date.parse(row.applied_at) + undoDays * 24 * 60 * 60 * 1000
  const mayBeUndone = row.state === 'applied' && row.set_count > 0 && lastMoment && lastMoment > Date.now()
  return {
    id: row.id,
    title: row.title,
    state: row.state as PriceBatch['state'],
    by: row.user_id,
    createdAt: momentOf(row.created_at) ?? '',
    dueAt: momentOf(row.due_at),
    appliedAt: momentOf(row.applied_at),
    undoUntil: mayBeUndone ? new Date(lastMoment).toISOString() : null,
    endedAt: momentOf(row.ended_at),
    endedBy: row.ended_by,
    prices: row.price_count,
    set: row.set_count,
    restored: row.restored_count,
  }
}

function momentOf(stored: string | null): string | null {
  return stored === null ? null : new Date(stored).toISOString()
}
