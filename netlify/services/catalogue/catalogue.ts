import type { Accessory, BikeDetail, Colour, Feature, Frame, Variant } from '#contract/catalogue/catalogue.ts'
import { specificationParts } from '#contract/catalogue/specification-parts.ts'
import { AppError } from '#contract/wire/errors.ts'
import { t } from '#contract/wire/language.ts'
import { labelWords } from '#domain/catalogue/label-words.ts'
import { findNewName } from '#server/data/catalogue/former-names.ts'
import * as details from '#server/data/catalogue/vehicle-details.ts'
import { findBike, findVariants } from '#server/data/catalogue/vehicles.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * One active vehicle by its name or a former one, price in rupees; throws `not_found`, like every function
 * below.
 */
export async function getBike(db: DatabaseClient, bikeName: string): Promise<BikeDetail> {
  return byName(db, bikeName, findBike)
}

/** The names of a data sheet's labels, by label: the English words, which are translated. */
export function specificationLabels(bike: BikeDetail): Record<string, string> {
  const labels = specificationParts.flatMap(({ id }) => Object.keys(bike[id]))
  return Object.fromEntries(labels.map((label) => [label, labelWords(label)]))
}

/** The variants of one active vehicle, prices in rupees. */
export async function getVariants(db: DatabaseClient, bikeName: string): Promise<Variant[]> {
  return byName(db, bikeName, findVariants)
}

/** The features of one active vehicle. */
export async function getFeatures(db: DatabaseClient, bikeName: string): Promise<Feature[]> {
  return byName(db, bikeName, details.findFeatures)
}

/** The accessories of one active vehicle, prices in rupees. */
export async function getAccessories(db: DatabaseClient, bikeName: string): Promise<Accessory[]> {
  return byName(db, bikeName, details.findAccessories)
}

/** The colours of one active vehicle. */
export async function getColours(db: DatabaseClient, bikeName: string): Promise<Colour[]> {
  return byName(db, bikeName, details.findColours)
}

/** The frames of the 360° view; an empty list when the model was never photographed from all sides. */
export async function getFrames(db: DatabaseClient, bikeName: string): Promise<Frame[]> {
  return byName(db, bikeName, details.findFrames)
}

/** The result of `find` for the name, or for the new name where it is a former one; throws `not_found`. */
async function byName<Found>(
  db: DatabaseClient,
  bikeName: string,
  find: (db: DatabaseClient, bikeName: string) => Promise<Found | undefined>,
): Promise<Found> {
  const found = await find(db, bikeName)
  if (found !== undefined) return found
  const newName = await findNewName(db, bikeName)
  const renamed = newName && (await find(db, newName))
  if (renamed) return renamed
  throw new AppError('not_found', { message: t`We have no model called ${bikeName}.` })
}
