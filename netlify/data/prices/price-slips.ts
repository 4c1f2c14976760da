import { type PriceSlip, priceSlip } from '#contract/prices/price-slips.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import type { Json } from '../../../supabase/database.types.ts'

type Stored = Omit<PriceSlip, 'number'>

/**
 * Keeps a slip that this server worked out, and answers its number, that of the same slip where one stands; undefined when the
 * sender (an address as a hash) kept sixty in ten minutes, or the day has enough of them. With the secret key: past the server anybody could keep any price.
 */
export async function storeSlip(slip: Stored, sender: string): Promise<string | undefined> {
  const asked = { slip: slip as unknown as NonNullable<Json>, sender }
  // Null, of which the generated types do not know.
  const made: string | null = dataOf(await secretClient().rpc('store_price_slip', asked))
  return made ?? undefined
}

/** The slip of a number, as it was made; undefined when there is none. With the secret key, because visitors' roles read no slip. */
export async function findSlip(number: string): Promise<PriceSlip | undefined> {
  const slip = dataOf(await secretClient().rpc('find_price_slip', { slip_number: number }))
  return slip ? priceSlip.parse({ ...(slip as object), number }) : undefined
}

/** Removes slips that are older than 180 days; answers how many. With the secret key: a schedule asks for it. */
export async function sweepSlips(): Promise<number> {
  return dataOf(await secretClient().rpc('sweep_price_slips', {}))
}
