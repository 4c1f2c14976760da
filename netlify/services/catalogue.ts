import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import { findBike, findVariants } from '#server/data/vehicles.ts'
import type { Database } from '#server/lib/supabase-clients.ts'

export { listCatalogueBikes, listModelCards } from '#server/data/vehicles.ts'

/** One active bike; throws `not_found` with words. */
export async function getBike(db: Database, bikeName: string): Promise<BikeDetail> {
  return (await findBike(db, bikeName)) ?? missing(bikeName)
}

/** Variants of one active bike; throws `not_found` with words. */
export async function getVariants(db: Database, bikeName: string): Promise<Variant[]> {
  return (await findVariants(db, bikeName)) ?? missing(bikeName)
}

function missing(bikeName: string): never {
  throw new AppError('not_found', {
    message: `We have no model called ${bikeName}.`,
  })
}
