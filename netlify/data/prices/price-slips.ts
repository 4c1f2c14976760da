import { z } from 'zod'
import { type PriceSlip, priceSlip } from '#contract/prices/price-slips.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'

const storedSlip = priceSlip.omit({ number: true })
type Stored = z.output<typeof storedSlip>

const stored = z.object({ number: z.string().nullable(), opensAt: storedMoment.nullable() })

/**
 * Stores a slip that this server worked out, and answers its number, or the number of an equal slip where one
 * is stored; without a number, when the budget of the sender (an address as a hash) or of all is free again
 * (ISO 8601). Uses the secret key: past the server anybody could store any price.
 */
export async function storeSlip(slip: Stored, sender: string): Promise<z.output<typeof stored>> {
  return callJson(secretClient(), 'store_price_slip', { slip, sender }, stored)
}

/**
 * The slip of a number, as it was made; undefined when there is none. Uses the secret key, because visitors'
 * roles read no slip.
 */
export async function findSlip(number: string): Promise<PriceSlip | undefined> {
  const args = { slip_number: number }
  const slip = await callJson(secretClient(), 'find_price_slip', args, storedSlip.nullable())
  return slip ? { ...slip, number } : undefined
}

/**
 * Removes slips that are older than 180 days; answers how many. Uses the secret key, because a schedule calls
 * this.
 */
export async function sweepSlips(): Promise<number> {
  return dataOf(await secretClient().rpc('sweep_price_slips', {}))
}
