import type { Accessory, BikeDetail, Colour, Feature, Frame, Variant } from '#contract/catalogue.ts'
import { AppError } from '#contract/errors.ts'
import * as details from '#server/data/vehicle-details.ts'
import { findBike, findVariants } from '#server/data/vehicles.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

export { listCatalogueBikes, listModelCards } from '#server/data/vehicles.ts'

/** One active vehicle, price in rupees; throws `not_found`, as every function below does. */
export async function getBike(db: DatabaseClient, bikeName: string): Promise<BikeDetail> {
  return (await findBike(db, bikeName)) ?? missing(bikeName)
}

/** The variants of one active vehicle, prices in rupees. */
export async function getVariants(db: DatabaseClient, bikeName: string): Promise<Variant[]> {
  return (await findVariants(db, bikeName)) ?? missing(bikeName)
}

/** The features of one active vehicle. */
export async function getFeatures(db: DatabaseClient, bikeName: string): Promise<Feature[]> {
  return (await details.findFeatures(db, bikeName)) ?? missing(bikeName)
}

/** The accessories of one active vehicle, prices in rupees. */
export async function getAccessories(db: DatabaseClient, bikeName: string): Promise<Accessory[]> {
  return (await details.findAccessories(db, bikeName)) ?? missing(bikeName)
}

/** The colours of one active vehicle. */
export async function getColours(db: DatabaseClient, bikeName: string): Promise<Colour[]> {
  return (await details.findColours(db, bikeName)) ?? missing(bikeName)
}

/** The frames of the 360° view; an empty list when the model was never photographed from all sides. */
export async function getFrames(db: DatabaseClient, bikeName: string): Promise<Frame[]> {
  return (await details.findFrames(db, bikeName)) ?? missing(bikeName)
}

function missing(bikeName: string): never {
  throw new AppError('not_found', {
    message: `We have no model called ${bikeName}.`,
  })
}
