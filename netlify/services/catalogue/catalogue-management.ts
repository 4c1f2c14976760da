import type { VehiclePreview } from '#contract/catalogue/catalogue-management.ts'
import type { Category } from '#contract/catalogue/lines.ts'
import { sayMissing } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleChanges, VehicleRecord } from '#contract/catalogue/vehicle-record.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as records from '#server/data/catalogue/vehicle-records.ts'
import { storeUploaded } from '#server/data/content/uploaded-files.ts'
import { objectNameOf } from '#server/lib/files/object-name.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { checkedPicture } from '#server/services/content/checked-picture.ts'
import * as catalogue from './catalogue.ts'

/** One vehicle with all its parts, prices in rupees; throws `not_found`. */
export async function getVehicle(db: DatabaseClient, id: number): Promise<VehicleRecord> {
  return (await records.findVehicle(db, id)) ?? missing()
}

/**
 * Makes a draft; throws `invalid_fields` when another vehicle has or had the name, `not_found` without an
 * original.
 */
export async function createVehicle(
  db: DatabaseClient,
  names: { name: string; displayName: string },
  from: Parameters<typeof records.createVehicle>[2],
): Promise<{ message: string; id: number }> {
  const { id = 0 } = savedOr(await records.createVehicle(db, names, from))
  return { message: `${names.displayName} is a draft now.`, id }
}

/**
 * Saves whole sections of a vehicle and answers the saved vehicle. Throws `conflict` with the author and the
 * moment of the last change, unless the vehicle has the expected version; `invalid_fields` when its name is
 * taken or a shown vehicle would lack something.
 */
export async function saveVehicle(
  db: DatabaseClient,
  id: number,
  body: { expected: number; changes: VehicleChanges },
): Promise<{ message: string; record: VehicleRecord }> {
  savedOr(await records.saveVehicle(db, id, body), 'changes.facts.name')
  const record = await getVehicle(db, id)
  return { message: `${record.document.facts.displayName} is saved.`, record }
}

const stateWords = {
  shown: 'is on the site now.',
  hidden: 'is hidden now.',
  archived: 'is in the archive now.',
}

/** Shows, hides or archives a vehicle; throws `invalid_fields` when a shown vehicle would lack something. */
export async function setVehicleState(
  db: DatabaseClient,
  id: number,
  state: 'shown' | 'hidden' | 'archived',
): Promise<{ message: string; record: VehicleRecord }> {
  savedOr(await records.setVehicleState(db, id, state))
  const record = await getVehicle(db, id)
  return { message: `${record.document.facts.displayName} ${stateWords[state]}`, record }
}

/**
 * Puts the vehicles of a line into an order; throws `conflict` when their present order is not the expected
 * one.
 */
export async function orderVehicles(
  db: DatabaseClient,
  order: { category: Category; ids: number[]; expected: number[] },
): Promise<{ message: string }> {
  savedOr(await records.orderVehicles(db, order))
  return { message: 'The order is saved.' }
}

/**
 * Takes one change back; throws `not_found` for a line of the trail that cannot be taken back, `conflict`
 * when a later change came on top of it.
 */
export async function takeBackChange(db: DatabaseClient, eventId: string): Promise<{ message: string }> {
  savedOr(await records.takeBackChange(db, eventId))
  return { message: 'The change is taken back.' }
}

/**
 * The data of a vehicle's public page, in any state of the vehicle: the caller's own rights decide. Throws
 * `not_found`.
 */
export async function previewVehicle(db: DatabaseClient, id: number): Promise<VehiclePreview> {
  const { name } = (await getVehicle(db, id)).document.facts
  const [bike, variants, colours, features, accessories, frames] = await Promise.all([
    catalogue.getBike(db, name),
    catalogue.getVariants(db, name),
    catalogue.getColours(db, name),
    catalogue.getFeatures(db, name),
    catalogue.getAccessories(db, name),
    catalogue.getFrames(db, name),
  ])
  return { bike, variants, colours, features, accessories, frames }
}

/** Stores a picture and answers its path; throws `invalid_fields` when the file is no picture. */
export async function addPicture(file: File, placeholder?: string): Promise<{ path: string }> {
  const { content, type, extension } = await checkedPicture(file, 'image', placeholder)
  const name = objectNameOf('catalogue', content, extension)
  return { path: await storeUploaded('catalogue', { name, content, type }) }
}

/** The outcome of a successful save; every other outcome is thrown as an error. */
function savedOr(outcome: records.Outcome, nameField = 'name') {
  switch (outcome.outcome) {
    case 'saved':
      return outcome
    case 'missing':
      return missing()
    case 'conflict':
      throw new AppError('conflict', outcome.at ? { newer: { by: outcome.by ?? '', at: outcome.at } } : {})
    case 'changed':
      throw new AppError('conflict', {
        message: 'Something was changed on top of it. Please take that back first.',
      })
    case 'name_taken':
      throw new AppError('invalid_fields', {
        fields: { [nameField]: 'Another model has this name, or had it once.' },
      })
    case 'incomplete':
      throw new AppError('invalid_fields', {
        message: `A model on the site needs its ${sayMissing(outcome.missing)}.`,
      })
  }
}

function missing(): never {
  throw new AppError('not_found', { message: 'There is no such model. Please reload the page.' })
}
