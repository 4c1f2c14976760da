import { readdirSync, readFileSync } from 'node:fs'
import { modelsWithoutAngleView } from '#contract/lines.ts'
import { modelSlug } from '#contract/model-slug.ts'
import { insertRows, type Row, type Run } from './rows.ts'

interface Heading {
  heading: string
  description: string
}

/** One file of `catalogue/`: a model with true-to-life public figures; prices in rupees. */
export interface CatalogueModel {
  bikeName: string
  displayName: string
  /** In the menu, where it is not `bikeName`. */
  menuName?: string
  /** False keeps it out of the menu. */
  inMenu?: boolean
  category: 'motorcycle' | 'scooter' | 'ev' | 'bigwing'
  order: number
  tagline: string
  details: string
  exShowroomPrice: number
  bodyType: string
  engine: string
  power: string
  transmission: string
  /** Of a model that runs on petrol. */
  mileage?: string
  specifications: {
    bodyDimensions: Record<string, string>
    engine: Record<string, string>
    transmission: Record<string, string>
    tyresAndBrakes: Record<string, string>
    frameAndSuspension: Record<string, string>
    electricals: Record<string, string>
  }
  variants: { name: string; price: number }[]
  features: Heading[]
  accessories: (Heading & { partNumber: string; price: number })[]
  colours: { name: string; paint: string[] }[]
}

/** Pictures of one turn of the 360-degree view. */
export const framesPerTurn = 36

/** All models of the demo catalogue, by file name. */
export function readCatalogue(): CatalogueModel[] {
  const folder = new URL('./catalogue/', import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as CatalogueModel)
}

/** `Pearl Siren Blue` to `pearl-siren-blue`: the name of a colour's picture. */
export function colourSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Does the model have a 360-degree view? */
export function hasFrames(bikeName: string): boolean {
  return !modelsWithoutAngleView.includes(bikeName)
}

/** Stores every model with its variants, features, accessories, colours and frames. */
export async function seedCatalogue(run: Run): Promise<void> {
  const models = readCatalogue()
  const stored = await insertRows(run, 'vehicles', models.map(vehicleRow), 'id, bike_name')
  const idOf = new Map(stored.map((row) => [row.bike_name, row.id]))
  const ofEach = (rowsOf: (model: CatalogueModel, media: string) => Row[]) =>
    models.flatMap((model) =>
      rowsOf(model, mediaOf(model)).map((row) => ({ vehicle_id: idOf.get(model.bikeName), ...row })),
    )

  await insertRows(run, 'variants', ofEach(variantRows))
  await insertRows(run, 'features', ofEach(featureRows))
  await insertRows(run, 'accessories', ofEach(accessoryRows))
  await insertRows(run, 'colours', ofEach(colourRows))
  await insertRows(run, 'frames', ofEach(frameRows))
}

function mediaOf(model: CatalogueModel): string {
  return `/media/models/${modelSlug(model.bikeName)}`
}

function vehicleRow(model: CatalogueModel): Row {
  const media = mediaOf(model)
  return {
    bike_name: model.bikeName,
    display_name: model.displayName,
    menu_name: model.menuName ?? null,
    is_in_menu: model.inMenu ?? true,
    category: model.category,
    body_type: model.bodyType,
    sort_order: model.order,
    tagline: model.tagline,
    details: model.details,
    price_paise: model.exShowroomPrice * 100,
    engine: model.engine,
    power: model.power,
    transmission: model.transmission,
    mileage: model.mileage ?? '',
    figure_sources: figureSources(model),
    name_image: `${media}/name.webp`,
    icon_image: `${media}/icon.webp`,
    listing_image: `${media}/listing.webp`,
    hero_image: `${media}/hero.webp`,
    brochure: `/media/brochures/${modelSlug(model.bikeName)}.pdf`,
    body_dimensions: model.specifications.bodyDimensions,
    engine_specification: model.specifications.engine,
    transmission_specification: model.specifications.transmission,
    tyres_and_brakes: model.specifications.tyresAndBrakes,
    frame_and_suspension: model.specifications.frameAndSuspension,
    electricals: model.specifications.electricals,
  }
}

/** The demo's figures are from memory, and say so. */
function figureSources({ category }: CatalogueModel): Record<string, string> {
  const sheet = 'the maker’s data sheet, from memory'
  const figures = { engine: sheet, power: sheet, weight: sheet, seatHeight: sheet }
  return category === 'ev'
    ? { ...figures, range: 'the maker’s claim by the Indian Driving Cycle, from memory' }
    : { ...figures, mileage: 'often quoted for this model, from memory; your road and your hand change it' }
}

function variantRows(model: CatalogueModel): Row[] {
  return model.variants.map(({ name, price }, index) => ({
    name,
    price_paise: price * 100,
    sort_order: index,
  }))
}

function featureRows(model: CatalogueModel, media: string): Row[] {
  return model.features.map(({ heading, description }, index) => ({
    heading,
    description,
    image: `${media}/features/${index + 1}.webp`,
    sort_order: index,
  }))
}

function accessoryRows(model: CatalogueModel, media: string): Row[] {
  return model.accessories.map(({ heading, description, partNumber, price }, index) => ({
    heading,
    description,
    image: `${media}/accessories/${index + 1}.webp`,
    part_number: partNumber,
    price_paise: price * 100,
    sort_order: index,
  }))
}

function colourRows(model: CatalogueModel, media: string): Row[] {
  return model.colours.map(({ name, paint }, index) => ({
    name,
    swatch_image: `${media}/swatches/${colourSlug(name)}.webp`,
    image: `${media}/colours/${colourSlug(name)}.webp`,
    paint: paint.map((colour) => colour.toLowerCase()),
    sort_order: index,
  }))
}

function frameRows(model: CatalogueModel, media: string): Row[] {
  if (!hasFrames(model.bikeName)) return []
  return Array.from({ length: framesPerTurn }, (_, position) => ({
    position,
    image: `${media}/360/${String(position).padStart(2, '0')}.avif`,
  }))
}
