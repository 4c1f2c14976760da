import type { Dealer } from '#contract/dealers.ts'
import { AppError } from '#contract/errors.ts'
import { findDealer } from '#server/data/dealers.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

export { listDealers } from '#server/data/dealers.ts'

/** One outlet, in the array of one that the wire wants; throws `not_found` with words. */
export async function getDealer(db: DatabaseClient, id: number): Promise<[Dealer]> {
  const dealer = await findDealer(db, id)
  if (!dealer) throw new AppError('not_found', { message: `We have no outlet number ${id}.` })
  return [dealer]
}
