import type { Dealer } from '#contract/outlets/dealers.ts'
import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { findDealer } from '#server/data/outlets/dealers.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * One outlet, in an array of one as the wire has it; throws `not_found` when there is none with that number.
 */
export async function getDealer(db: DatabaseClient, id: number): Promise<[Dealer]> {
  const dealer = await findDealer(db, id)
  if (!dealer) throw new AppError('not_found', { message: t`We have no outlet number ${id}.` })
  return [dealer]
}
