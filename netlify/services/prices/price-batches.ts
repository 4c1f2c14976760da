import type {
  BatchLead,
  ChangedPrice,
  NewPriceBatch,
  PriceBatch,
  PriceBatchDetails,
  PriceBatchRow,
  PriceVersion,
} from '#contract/prices/price-batches.ts'
import { AppError } from '#contract/wire/errors.ts'
import { indianDay, midnightOf } from '#contract/wire/indian-clock.ts'
import { isOddPrice } from '#domain/prices/odd-price.ts'
import { applyDueBatch } from '#server/data/prices/due-prices.ts'
import * as batches from '#server/data/prices/price-batches.ts'
import { findLastPriceOf } from '#server/data/prices/price-history.ts'
import { listPriceVersions } from '#server/data/prices/price-versions.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { askAboutOdd } from './price-change.ts'

/** The number of days ahead of the furthest midnight that a batch may wait for. */
const furthestDays = 366
const dayMs = 24 * 60 * 60 * 1000

/**
 * Sets many prices (rupees) now, or lets them wait for the midnight in India with which `day` begins. Where a
 * price is no longer the one that was seen, nothing is set and `changed` names that price. Throws
 * `invalid_fields` for a day that is not in the future, and for a price that looks mistyped and that nobody
 * confirmed.
 */
export async function createBatch(
  db: DatabaseClient,
  batch: NewPriceBatch,
  now: Date = new Date(),
): Promise<{ message: string; batch: PriceBatch | null; changed: ChangedPrice[] }> {
  const dueAt = batch.day === undefined ? undefined : dueMoment(batch.day, now)
  if (!batch.confirmed) await askAboutPrices(db, batch.prices)
  const result = await batches.createBatch(db, batch, dueAt)
  if (result.outcome === 'changed')
    return {
      message: 'Some prices have changed meanwhile. Nothing is set.',
      batch: null,
      changed: result.changed,
    }
  const saved = await found(db, batch.id)
  return { message: sayCreated(saved), batch: saved, changed: [] }
}

/** Asks about the first price that looks mistyped, by the names of its model and variant. */
async function askAboutPrices(db: DatabaseClient, prices: NewPriceBatch['prices']): Promise<void> {
  const odd = prices.find(({ before, after }) => isOddPrice(before, after))
  if (!odd) return
  const version = (await listPriceVersions(db)).find(
    ({ vehicleId, variantId }) => vehicleId === odd.vehicleId && variantId === odd.variantId,
  )
  askAboutOdd('prices', odd, version && [version.displayName, version.variant].filter(Boolean).join(' '))
}

function dueMoment(day: string, now: Date): Date {
  const dueAt = midnightOf(day)
  if (day <= indianDay(now))
    throw new AppError('invalid_fields', { fields: { day: 'Please choose a day that is still to come.' } })
  if (dueAt.getTime() - now.getTime() > furthestDays * dayMs)
    throw new AppError('invalid_fields', { fields: { day: 'Please choose a day within a year.' } })
  return dueAt
}

function sayCreated({ state, prices, set }: PriceBatch): string {
  if (state === 'waiting') return prices === 1 ? 'The price waits.' : `${prices} prices wait.`
  return set === 1 ? 'The price is set.' : `${set} prices are set.`
}

/** A batch with its prices and the leads that were sent at the prices it replaced; throws `not_found`. */
export async function getBatch(db: DatabaseClient, id: string): Promise<PriceBatchDetails> {
  const batch = await found(db, id)
  const [rows, leads, versions] = await Promise.all([
    batches.listBatchRows(db, id),
    batch.state === 'applied' || batch.state === 'undone'
      ? batches.listBatchLeads(db, id)
      : Promise.resolve<BatchLead[]>([]),
    listPriceVersions(db),
  ])
  // A batch keeps the model's code of its day; a model that is gone has no other name.
  const names = new Map(versions.map(({ model, displayName }) => [model, displayName]))
  const named = <Row extends { model: string }>(row: Row) => ({
    ...row,
    model: names.get(row.model) ?? row.model,
  })
  return {
    batch,
    rows: (batch.state === 'waiting' ? await withPricesOfToday(db, rows, versions) : rows).map(named),
    leads: leads.map(named),
  }
}

/**
 * The rows of a waiting batch with, as `found`, each price that has changed since, which the batch would
 * leave alone now.
 */
async function withPricesOfToday(
  db: DatabaseClient,
  rows: PriceBatchRow[],
  versions: readonly PriceVersion[],
): Promise<PriceBatchRow[]> {
  return Promise.all(
    rows.map(async (row) => {
      const version = versions.find(
        ({ vehicleId, variantId }) => vehicleId === row.vehicleId && variantId === row.variantId,
      )
      if (!version || version.price === row.before) return row
      return { ...row, found: { price: version.price, ...(await findLastPriceOf(db, version)) } }
    }),
  )
}

/** Removes a batch that waits; throws `not_found`, and `conflict` when it no longer waits. */
export async function cancelBatch(
  db: DatabaseClient,
  id: string,
): Promise<{ message: string; batch: PriceBatch }> {
  savedOr(await batches.cancelBatch(db, id), 'These prices no longer wait. Please reload the page.')
  return { message: 'Cancelled. The prices stay as they are.', batch: await found(db, id) }
}

/**
 * Puts back the former prices where those of the batch still stand; throws `not_found`, and `conflict` after
 * seven days.
 */
export async function undoBatch(
  db: DatabaseClient,
  id: string,
): Promise<{ message: string; batch: PriceBatch }> {
  savedOr(await batches.undoBatch(db, id), 'These prices can no longer be put back together.')
  const batch = await found(db, id)
  return { message: `${batch.restored} of ${batch.set} prices are put back.`, batch }
}

/** Sets the prices of every batch that is due at a moment, and answers how many batches those were. */
export async function applyDueBatches(now: Date): Promise<number> {
  let applied = 0
  while (await applyDueBatch(now)) applied++
  return applied
}

function savedOr(result: batches.BatchOutcome, lateWords: string): void {
  if (result.outcome === 'missing') missing()
  if (result.outcome === 'late') throw new AppError('conflict', { message: lateWords })
}

async function found(db: DatabaseClient, id: string): Promise<PriceBatch> {
  return (await batches.findBatch(db, id)) ?? missing()
}

function missing(): never {
  throw new AppError('not_found', { message: 'There is no such change of prices.' })
}
