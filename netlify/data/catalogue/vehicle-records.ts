import type { Category } from '#contract/catalogue/lines.ts'
import type { BodyType, MissingThing, VehicleState } from '#contract/catalogue/vehicle-choices.ts'
import type {
  VehicleChanges,
  VehicleDocument,
  VehicleRecord,
  VehicleSummary,
} from '#contract/catalogue/vehicle-record.ts'
import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/money.ts'
import { counted, readAllRows } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Json } from '../../../supabase/database.types.ts'

// The functions of the database answer JSON, whose shape the generated types do not know.

/** How a write of the catalogue ended; only `saved` changed something. */
export type Outcome =
  | { outcome: 'saved'; id?: number }
  | { outcome: 'missing' }
  | { outcome: 'conflict'; by?: string; at?: string }
  /** Something came on top of the change that was to be taken back. */
  | { outcome: 'changed' }
  | { outcome: 'name_taken' }
  | { outcome: 'incomplete'; missing: MissingThing[] }

/** Every vehicle the caller may see, whatever its state, by line and in order; prices in rupees. */
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
    // The types of the database do not know the values of these three.
    category: row.category as Category,
    state: row.state as VehicleState,
    missing: row.missing as MissingThing[],
    price: rupeesFromPaise(price_paise),
    picture: listing_image || hero_image,
    at: new Date(updated_at).toISOString(),
  }))
}

interface StoredRecord extends Omit<VehicleRecord, 'price' | 'document'> {
  pricePaise: number
  document: InPaise<VehicleDocument>
}

type Priced<Part> = Omit<Part, 'price'> & { pricePaise: number }
type InPaise<D extends { variants: unknown[]; accessories: unknown[] }> = Omit<
  D,
  'variants' | 'accessories'
> & {
  variants: Priced<D['variants'][number]>[]
  accessories: Priced<D['accessories'][number]>[]
}

/** One vehicle with all its parts, prices in rupees; undefined when the caller may see none of that id. */
export async function findVehicle(db: DatabaseClient, id: number): Promise<VehicleRecord | undefined> {
  const stored = dataOf(await db.rpc('read_vehicle', { vehicle_id: id })) as StoredRecord | null
  if (!stored) return undefined
  const { pricePaise, document, at, ...record } = stored
  return {
    ...record,
    at: new Date(at).toISOString(),
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
  const answer = await db.rpc('save_vehicle', {
    vehicle_id: id,
    expected,
    changes: stored as unknown as Json,
  })
  return dataOf(answer) as unknown as Outcome
}

/** Makes a draft: empty and of a line, or as a copy of a vehicle with all its parts. */
export async function createVehicle(
  db: DatabaseClient,
  { name, displayName }: { name: string; displayName: string },
  from: { category: Category; bodyType: BodyType } | { copyOf: number },
): Promise<Outcome> {
  const origin =
    'copyOf' in from ? { copy_of: from.copyOf } : { category: from.category, body_type: from.bodyType }
  const answer = await db.rpc('create_vehicle', { name, display_name: displayName, ...origin })
  return dataOf(answer) as unknown as Outcome
}

/** Shows, hides or archives a vehicle. */
export async function setVehicleState(
  db: DatabaseClient,
  id: number,
  state: 'shown' | 'hidden' | 'archived',
): Promise<Outcome> {
  return dataOf(await db.rpc('set_vehicle_state', { vehicle_id: id, wanted: state })) as unknown as Outcome
}

/** Puts the vehicles of a line into an order, over the order that the caller has seen. */
export async function orderVehicles(
  db: DatabaseClient,
  { category, ids, expected }: { category: Category; ids: number[]; expected: number[] },
): Promise<Outcome> {
  return dataOf(await db.rpc('order_vehicles', { line: category, ids, expected })) as unknown as Outcome
}

/** Takes the change of one line of the audit trail back. */
export async function takeBackChange(db: DatabaseClient, eventId: string): Promise<Outcome> {
  return dataOf(await db.rpc('take_back_change', { event_id: eventId })) as unknown as Outcome
}

function inRupees<Part>({ pricePaise, ...part }: Part & { pricePaise: number }) {
  return { ...part, price: rupeesFromPaise(pricePaise) }
}

function inPaise<Part>({ price, ...part }: Part & { price: number }) {
  return { ...part, pricePaise: paiseFromRupees(price) }
}
