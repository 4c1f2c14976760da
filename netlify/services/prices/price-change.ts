import type { PriceChange } from '#contract/prices/prices.ts'
import { AppError } from '#contract/wire/errors.ts'
import { isOddPrice } from '#domain/prices/odd-price.ts'
import { formatRupees } from '#domain/prices/rupee-words.ts'
import { sentenceCase } from '#domain/texts/sentence-case.ts'
import { findLastPriceChange, type PricedTable } from '#server/data/reports/audit-events.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

interface PriceRules<Item> {
  /** Saves the price, over the expected one where a call names one; undefined when nothing was saved. */
  save: () => Promise<Item | undefined>
  /** Reads the present price; undefined when there is no such item. */
  find: () => Promise<{ item: Item; price: number; table: PricedTable; id: number } | undefined>
  /** The words for an item that does not exist. */
  missing: string
}

/**
 * Saves a price (rupees). Throws `not_found`, `invalid_fields` where a price that nobody confirmed looks
 * mistyped, or `conflict` with the present price when it is not the expected one. A repeat after a lost
 * answer finds its own price and succeeds.
 */
export async function savePrice<Item>(
  db: DatabaseClient,
  { price, confirmed }: PriceChange,
  { save, find, missing }: PriceRules<Item>,
): Promise<Item> {
  if (!confirmed) {
    const present = await find()
    if (present) askAboutOdd('price', { before: present.price, after: price })
  }
  const saved = await save()
  if (saved !== undefined) return saved
  const found = await find()
  if (!found) throw new AppError('not_found', { message: missing })
  if (found.price === price) return found.item
  const { by, at } = await findLastPriceChange(db, found.table, found.id)
  throw new AppError('conflict', { current: { price: found.price, by, at } })
}

/**
 * Throws `invalid_fields` with a question at a field for a price (rupees) that looks mistyped beside the one
 * it replaces; the question begins with `of`, the name of what has the price, where one of many is meant.
 */
export function askAboutOdd(
  field: string,
  { before, after }: { before: number; after: number },
  of = '',
): void {
  if (!isOddPrice(before, after)) return
  const change = `from ${formatRupees(before)} to ${formatRupees(after)}`
  const words = of === '' ? sentenceCase(change) : `${of}, ${change}`
  throw new AppError('invalid_fields', {
    fields: { [field]: `${words}: is that right? Please confirm it.` },
  })
}
