import { pageTexts } from '#contract/content/page-text-list.ts'
import { motorName } from '#server/data/catalogue/headline-figures.ts'
import { counted, readAllRows, wholeList } from '#server/lib/supabase/all-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import type { Json } from '../../../supabase/database.types.ts'

/** A text that staff wrote, and its place: `Hornet 2.0 · Features`. */
export interface SiteText {
  text: string
  place: string
}

/**
 * The texts of a vehicle: its own lines, and apart from them the lines of its data sheet, whose labels are
 * texts too.
 */
export interface VehicleTexts {
  place: string
  texts: string[]
  sheets: Json[]
  colours: string[]
  features: string[]
  accessories: string[]
}

/** The texts of the models that visitors see, in the order of the catalogue. */
export async function listVehicleTexts(db: DatabaseClient): Promise<VehicleTexts[]> {
  const rows = await readAllRows((first, last) =>
    db
      .from('vehicles')
      .select(
        'category, display_name, tagline, details, engine, power, transmission, mileage, figure_sources, sheet1:engine_specification, sheet2:body_dimensions, sheet3:transmission_specification, sheet4:tyres_and_brakes, sheet5:frame_and_suspension, sheet6:electricals, sheet7:battery, colours (name), features (heading, description), accessories (heading, description)',
        counted,
      )
      .eq('is_active', true)
      .order('category')
      .order('sort_order')
      .order('id')
      .range(first, last),
  )
  return rows.map((row) => ({
    place: row.display_name,
    texts: [
      row.tagline,
      row.details,
      row.engine,
      ...(row.category === 'ev' ? [motorName(row.engine)] : []),
      row.power,
      row.transmission,
      row.mileage,
      ...textsIn(row.figure_sources),
    ],
    sheets: [row.sheet1, row.sheet2, row.sheet3, row.sheet4, row.sheet5, row.sheet6, row.sheet7],
    colours: wholeList(row.colours).map(({ name }) => name),
    features: wholeList(row.features).flatMap(({ heading, description }) => [heading, description]),
    accessories: wholeList(row.accessories).flatMap(({ heading, description }) => [heading, description]),
  }))
}

/** The texts of slides, offers, notifications and the gallery. */
export async function listContentTexts(db: DatabaseClient): Promise<SiteText[]> {
  const [slides, offers, notifications, gallery] = await Promise.all([
    readAllRows((first, last) =>
      db
        .from('slides')
        .select('title, line, alt', counted)
        .order('sort_order')
        .order('id')
        .range(first, last),
    ),
    readAllRows((first, last) =>
      db
        .from('offers')
        .select('title, description, terms, alt', counted)
        .order('id', { ascending: false })
        .range(first, last),
    ),
    readAllRows((first, last) =>
      db.from('notifications').select('alt', counted).order('id', { ascending: false }).range(first, last),
    ),
    readAllRows((first, last) =>
      db.from('gallery_images').select('alt', counted).order('sort_order').order('id').range(first, last),
    ),
  ])
  return [
    ...placed('Slides', slides.flatMap(Object.values)),
    ...placed('Offers', offers.flatMap(Object.values)),
    ...placed('Notifications', notifications.flatMap(Object.values)),
    ...placed('Gallery', gallery.flatMap(Object.values)),
  ]
}

/**
 * The texts of the dealership, the names of its parts, its outlets, closed and marked days, and the sources
 * of its charges.
 */
export async function listDealerTexts(db: DatabaseClient): Promise<SiteText[]> {
  const [dealership, parts, outlets, days, marks, charges] = await Promise.all([
    db
      .from('dealership')
      .select('name, wordmark, wordmark_below, mail_footer, city, district, state')
      .single()
      .then(dataOf),
    db.from('site_parts').select('name').order('id').then(dataOf),
    readAllRows((first, last) =>
      db
        .from('dealers')
        .select('name, address, open_time', counted)
        .is('closed_at', null)
        .order('sort_order')
        .order('id')
        .range(first, last),
    ),
    readAllRows((first, last) =>
      db.from('outlet_closed_days').select('words', counted).order('day').order('id').range(first, last),
    ),
    readAllRows((first, last) =>
      db.from('marked_days').select('words', counted).order('day').range(first, last),
    ),
    readAllRows((first, last) =>
      db.from('charge_rules').select('source', counted).order('id').range(first, last),
    ),
  ])
  return [
    ...placed('Dealership', Object.values(dealership)),
    ...placed(
      'Parts of the site',
      parts.map(({ name }) => name),
    ),
    ...outlets.flatMap(({ name, address, open_time }) =>
      placed(`Outlet ${name}`, [name, address, open_time]),
    ),
    ...placed(
      'Closed days',
      days.map(({ words }) => words),
    ),
    ...placed(
      'Marked days',
      marks.map(({ words }) => words),
    ),
    ...placed(
      'On-road charges',
      charges.map(({ source }) => source),
    ),
  ]
}

/** The entries of page lists, by the list. */
export async function listListEntries(db: DatabaseClient): Promise<{ id: string; entries: Json }[]> {
  return dataOf(await db.from('page_lists').select('id, entries'))
}

/** The name of a page text in the list of texts to translate. */
export function pageTextPlace(id: keyof typeof pageTexts): string {
  return `Text ${pageTexts[id].label}`
}

/** All texts in a JSON value, at any depth. */
export function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((inner) => textsIn(inner as Json))
}

function placed(place: string, texts: readonly string[]): SiteText[] {
  return texts.map((text) => ({ text, place }))
}
