import { categories } from '#contract/catalogue/lines.ts'
import type { VehicleState } from '#contract/catalogue/vehicle-choices.ts'
import type { VehicleDocument } from '#contract/catalogue/vehicle-record.ts'
import { paiseFromRupees, rupeesFromPaise } from '#contract/prices/money.ts'
import { madeBrochurePath } from '#domain/catalogue/brochure-paths.ts'
import type { Query } from '../query.ts'
import { type CatalogueVehicle, madeBrochure } from './vehicle.ts'

/** A part as the database stores it. */
type Part = Record<string, unknown> & { id?: number; pricePaise?: number }

interface StoredRow {
  id: number
  state: VehicleState
  pricePaise: number
  formerNames: string[]
  document: Record<'variants' | 'colours' | 'features' | 'accessories', Part[]> &
    Pick<VehicleDocument, 'facts' | 'specification' | 'pictures'>
}

/** Every vehicle of a project by line and in order. `query` has to act as the owner of the tables. */
export async function readStored(query: Query): Promise<CatalogueVehicle[]> {
  // Read as text, because drivers disagree on how to parse JSON.
  const rows = await query(
    `select jsonb_build_object(
       'id', vehicles.id, 'state', state, 'pricePaise', price_paise, 'document', private.vehicle_document(vehicles),
       'formerNames', coalesce((
         select jsonb_agg(name order by name collate "C") from public.former_names where vehicle_id = vehicles.id), '[]'))::text as vehicle
     from public.vehicles
     order by array_position($1::text::text[], category), sort_order, id`,
    [`{${categories.join(',')}}`],
  )
  return rows.map((row) => asVehicle(JSON.parse(String(row.vehicle)) as StoredRow))
}

function asVehicle({ id, state, pricePaise, formerNames, document }: StoredRow): CatalogueVehicle {
  const { variants, colours, features, accessories, pictures } = document
  const isMade = pictures.brochure === madeBrochurePath(id)
  return {
    state,
    price: variants.length > 0 ? 0 : rupeesFromPaise(pricePaise),
    formerNames,
    document: {
      ...document,
      variants: variants.map(withoutNumbers) as VehicleDocument['variants'],
      colours: colours.map(withoutNumbers) as VehicleDocument['colours'],
      features: features.map(withoutNumbers) as VehicleDocument['features'],
      accessories: accessories.map(withoutNumbers) as VehicleDocument['accessories'],
      pictures: isMade ? { ...pictures, brochure: madeBrochure } : pictures,
    },
  }
}

function withoutNumbers({ id, pricePaise, ...part }: Part): Part {
  return pricePaise === undefined ? part : { ...part, price: rupeesFromPaise(pricePaise) }
}

/** The changes that an import writes to one vehicle: the sections that differ, each as a whole. */
export interface VehicleWrite {
  name: string
  state: VehicleState
  /** In rupees; undefined where the first variant gives the price. */
  price: number | undefined
  formerNames: readonly string[]
  sections: Partial<VehicleDocument>
}

/** Vehicles in one call: enough to save round trips, few enough for the time that a statement may take. */
const batch = 100

/** Writes vehicles; `query` has to act as the owner of the tables, in a transaction. */
export async function writeStored(query: Query, vehicles: readonly VehicleWrite[]): Promise<void> {
  for (let first = 0; first < vehicles.length; first += batch) {
    const given = vehicles.slice(first, first + batch).map(({ price, sections, ...vehicle }) => ({
      ...vehicle,
      pricePaise: price === undefined ? null : paiseFromRupees(price),
      sections: {
        ...sections,
        ...(sections.variants && { variants: sections.variants.map(inPaise) }),
        ...(sections.accessories && { accessories: sections.accessories.map(inPaise) }),
      },
    }))
    await query(
      `select private.import_vehicle(value) from jsonb_array_elements($1::text::jsonb) with ordinality order by ordinality`,
      [JSON.stringify(given)],
    )
  }
}

/** Puts vehicles into an order, each within its line; all others follow behind them. */
export async function orderStored(query: Query, names: readonly string[]): Promise<void> {
  await query('select private.order_imported($1::text::jsonb)', [JSON.stringify(names)])
}

/** Writes the audit trail's line about an import. */
export async function noteImport(query: Query, words: string): Promise<void> {
  await query('select private.note_import($1)', [words])
}

function inPaise<Priced extends { price: number }>({ price, ...part }: Priced) {
  return { ...part, pricePaise: paiseFromRupees(price) }
}
