import type { Accessory, BikeDetail, Colour, Feature, Frame, Variant } from '#contract/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import * as details from '#server/data/vehicle-details.ts'
import { findBike, findVariants } from '#server/data/vehicles.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

export { listCatalogueBikes, listModelCards } from '#server/data/vehicles.ts'

/** One active bike; throws `not_found` with words, as every function below does. */
export async function getBike(db: DatabaseClient, bikeName: string): Promise<BikeDetail> {
  return (await findBike(db, bikeName)) ?? missing(bikeName)
}

export async function getVariants(db: DatabaseClient, bikeName: string): Promise<Variant[]> {
  return (await findVariants(db, bikeName)) ?? missing(bikeName)
}

export async function getFeatures(db: DatabaseClient, bikeName: string): Promise<Feature[]> {
  return (await details.findFeatures(db, bikeName)) ?? missing(bikeName)
}

export async function getAccessories(db: DatabaseClient, bikeName: string): Promise<Accessory[]> {
  return (await details.findAccessories(db, bikeName)) ?? missing(bikeName)
}

export async function getColours(db: DatabaseClient, bikeName: string): Promise<Colour[]> {
  return (await details.findColours(db, bikeName)) ?? missing(bikeName)
}

/** The pictures of the turn; an empty list when the model was never taken from all sides. */
export async function getFrames(db: DatabaseClient, bikeName: string): Promise<Frame[]> {
  return (await details.findFrames(db, bikeName)) ?? missing(bikeName)
}

function missing(bikeName: string): never {
  throw new AppError('not_found', {
    message: `We have no model called ${bikeName}.`,
  })
}
