import { z } from 'zod'
import type { Category } from '#contract/catalogue/lines.ts'
import type { BodyType, MissingThing, VehicleState } from '#contract/catalogue/vehicle-choices.ts'
import {
  missingThings,
  type VehicleChanges,
  type VehicleRecord,
  type VehicleSummary,
  vehicleDocument,
  vehicleRecord,
} from '#contract/catalogue/vehicle-record.ts'
import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/money.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The outcomes of a write to the catalogue; only `saved` changed something. */
const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), id: z.number().optional() }),
  z.object({ outcome: z.literal('missing') }),
  z.object({ outcome: z.literal('conflict'), by: z.string().optional(), at: storedMoment.optional() }),
  /** A later change came on top of the change that was to be taken back. */
  z.object({ outcome: z.literal('changed') }),
  z.object({ outcome: z.literal('name_taken') }),
  z.object({ outcome: z.literal('incomplete'), missing: missingThings }),
])
export type Outcome = z.output<typeof outcome>

/** Every vehicle that the caller may see, in any state, by line and in order; prices in rupees. */
export async function listVehicles(db: DatabaseClient): Promise<VehicleSummary[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('vehicles')
      .select(
        'id, name:bike_name, displayName:display_name, category, state, missing, price_paise, listing_image, hero_image, by:updated_by, updated_at',
        counted,
      )
      .order('category')
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
  return rows.map(({ price_paise, listing_image, hero_image, updated_at, ...row }) => ({
    ...row,
    // The generated types do not know the values of these three columns.
    category: row.category as Category,
    state: row.state as VehicleState,
    missing: row.missing as MissingThing[],
    price: rupeesFromPaise(price_paise),
    picture: listing_image || hero_image,
    at: new Date(updated_at).toISOString(),
  }))
}

const pricePaise = z.number()
const { variants, accessories } = vehicleDocument.shape

/** A vehicle as the database answers it, with prices in paise. */
const storedRecord = vehicleRecord.omit({ price: true }).extend({
  at: storedMoment,
  pricePaise,
  document: vehicleDocument.extend({
    variants: z.array(variants.element.omit({ price: true }).extend({ pricePaise })),
    accessories: z.array(accessories.element.omit({ price: true }).extend({ pricePaise })),
  }),
})

/** One vehicle with all its parts, prices in rupees; undefined when the caller may see none with that id. */
export async function findVehicle(db: DatabaseClient, id: number): Promise<VehicleRecord | undefined> {
  const stored = await callJson(db, 'read_vehicle', { vehicle_id: id }, storedRecord.nullable())
  if (!stored) return undefined
  const { pricePaise, document, ...record } = stored
  return {
    ...record,
    price: rupeesFromPaise(pricePaise),
    document: {
      ...document,
      variants: document.variants.map(inRupees),
      accessories: document.accessories.map(inRupees),
    },
  }
}

/** Saves whole sections, prices in rupees, over the version that the caller has seen. */
export async function saveVehicle(
  db: DatabaseClient,
  id: number,
  { expected, changes }: { expected: number; changes: VehicleChanges },
): Promise<Outcome> {
  const { variants, accessories, ...rest } = changes
  const stored = {
    ...rest,
    ...(variants && { variants: variants.map(inPaise) }),
    ...(accessories && { accessories: accessories.map(inPaise) }),
  }
  return callJson(db, 'save_vehicle', { vehicle_id: id, expected, changes: stored }, outcome)
}

/** Makes a draft: an empty vehicle of a line, or a copy of a vehicle with all its parts. */
export async function createVehicle(
  db: DatabaseClient,
  { name, displayName }: { name: string; displayName: string },
  from: { category: Category; bodyType: BodyType } | { copyOf: number },
): Promise<Outcome> {
  const origin =
    'copyOf' in from ? { copy_of: from.copyOf } : { category: from.category, body_type: from.bodyType }
  return callJson(db, 'create_vehicle', { name, display_name: displayName, ...origin }, outcome)
}

/** Shows, hides or archives a vehicle. */
export async function setVehicleState(
  db: DatabaseClient,
  id: number,
  state: 'shown' | 'hidden' | 'archived',
): Promise<Outcome> {
  return callJson(db, 'set_vehicle_state', { vehicle_id: id, wanted: state }, outcome)
}

/**
 * Puts the vehicles of a line into an order, provided that they stand in the order that the caller has seen.
 */
export async function orderVehicles(
  db: DatabaseClient,
  { category, ids, expected }: { category: Category; ids: number[]; expected: number[] },
): Promise<Outcome> {
  return callJson(db, 'order_vehicles', { line: category, ids, expected }, outcome)
}

/** Takes back the change that one line of the audit trail records. */
export async function takeBackChange(db: DatabaseClient, eventId: string): Promise<Outcome> {
  return callJson(db, 'take_back_change', { event_id: eventId }, outcome)
}

function inRupees<Part>({ pricePaise, ...part }: Part & { pricePaise: number }) {
  return { ...part, price: rupeesFromPaise(pricePaise) }
}

function inPaise<Part>({ price, ...part }: Part & { price: number }) {
  return { ...part, pricePaise: paiseFromRupees(price) }
}
