import { rupeesFromPaise } from '#contract/prices/money.ts'
import type { PriceHistoryEntry } from '#contract/prices/price-batches.ts'
import type { PriceWay } from '#contract/prices/price-ways.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The last 300 changes of the prices (rupees) of a vehicle and its variants, newest first. */
export async function listPriceHistory(db: DatabaseClient, vehicleId: number): Promise<PriceHistoryEntry[]> {
  const rows = dataOf(
    await db
      .from('price_history')
      .select()
      .eq('vehicle_id', vehicleId)
      .order('id', { ascending: false })
      .limit(300),
  )
  return rows.map((row) => ({
    id: row.id,
    variant: row.variant,
    before: row.before_paise === null ? null : rupeesFromPaise(row.before_paise),
    after: rupeesFromPaise(row.after_paise),
    by: row.user_id,
    at: new Date(row.created_at).toISOString(),
    way: row.way as PriceWay,
    batchId: row.batch_id,
  }))
}

/** The author (user id) and the moment (ISO 8601) of a variant's last price; both empty when unknown. */
export async function findLastPriceOf(
  db: DatabaseClient,
  { vehicleId, variant }: { vehicleId: number; variant: string },
): Promise<{ by: string; at: string }> {
  const last = dataOf(
    await db
      .from('price_history')
      .select('user_id, created_at')
      .eq('vehicle_id', vehicleId)
      .eq('variant', variant)
      .order('id', { ascending: false })
      .limit(1)
      .maybeSingle(),
  )
  return last ? { by: last.user_id, at: new Date(last.created_at).toISOString() } : { by: '', at: '' }
}
