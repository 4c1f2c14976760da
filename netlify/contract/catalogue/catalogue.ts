import { z } from 'zod'
import { rupees } from '#contract/prices/money.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { requiredLine } from '#contract/wire/text.ts'
import { translated } from '#contract/wire/translated.ts'
import { categories } from './lines.ts'

/** The letters of a path under /media: no `..`, which would lead out of there. */
export const mediaFile = /^\/media\/(?!.*\.\.)[A-Za-z0-9/._-]+$/

/** A site-relative path under /media. */
export const mediaPath = z.string().regex(mediaFile)

/**
 * Like `mediaPath`, but empty where there is no file, such as for a draft, or a vehicle without a brochure.
 */
export const mediaPathOrNone = z.union([mediaPath, z.literal('')])

/**
 * A card of SELECT A MODEL; price in rupees. The specification has two fields; `name`, `tagline`, `category`
 * and `price` are additions.
 */
export const modelCard = z.object({
  bike_name: z.string(),
  image: mediaPath,
  name: z.string(),
  tagline: translated(z.string()),
  category: z.enum(categories),
  price: rupees,
})
export type ModelCard = z.infer<typeof modelCard>

/**
 * A vehicle of a listing page, price in rupees; `document` is the e-brochure. `range` says how far an
 * electric vehicle gets on a charge, and is empty for all others.
 */
export const catalogueBike = z.object({
  id: z.number().int(),
  bikeName: z.string(),
  nameImg: mediaPath,
  bikeIcon: mediaPath,
  image: mediaPath,
  name: z.string(),
  tagline: translated(z.string()),
  price: rupees,
  specs: z.object({
    engine: translated(z.string()),
    power: translated(z.string()),
    transmission: translated(z.string()),
    range: translated(z.string()),
    document: mediaPathOrNone,
  }),
  /** Has the vehicle pictures from all sides? */
  hasAngleView: z.boolean(),
})
export type CatalogueBike = z.infer<typeof catalogueBike>

/** Labels in camelCase with their text and unit, in the order of the page. */
export const specification = z.record(z.string(), translated(z.string()))

/**
 * A figure that buyers ask for first, with its unit, and the source of the figure in words; an unknown source
 * is empty.
 */
export const headlineFigure = z.object({
  label: z.string(),
  figure: translated(z.string()),
  source: translated(z.string()),
})
export type HeadlineFigure = z.infer<typeof headlineFigure>

/** A vehicle with everything its page shows; price in rupees. */
export const bikeDetail = z.object({
  bikeName: z.string(),
  name: z.string(),
  category: z.enum(categories),
  tagline: translated(z.string()),
  bikeDetails: translated(z.string()),
  bikePrice: rupees,
  /** The day in India on which this answer was read, `YYYY-MM-DD`: prices are those of that day. */
  asOn: calendarDay,
  image: mediaPathOrNone,
  /** The picture for link previews, where that is not made from `image`. */
  shareImage: mediaPath.optional(),
  document: mediaPathOrNone,
  /** Has the vehicle pictures from all sides? */
  hasAngleView: z.boolean(),
  headlineFigures: z.array(headlineFigure),
  bodyDimensions: specification,
  engine: specification,
  battery: specification,
  transmission: specification,
  tyresAndBrakes: specification,
  frameAndSuspension: specification,
  electricals: specification,
  /**
   * The words for the labels above in the language of the call, by label; a label without words stays as it
   * is. Missing in English.
   */
  labels: z.record(z.string(), translated(z.string())).optional(),
})
export type BikeDetail = z.infer<typeof bikeDetail>

/** A variant with its ex-showroom price in rupees. */
export const variant = z.object({
  id: z.number().int(),
  name: z.string(),
  price: rupees,
})
export type Variant = z.infer<typeof variant>

const bikeNameParams = z.object({ bikeName: requiredLine(limits.model) })

/** All models as cards, storefront sections 3 and 7. */
export const listModelCards = visitorEndpoint('GET /api/allModals', {
  firstLoad: true,
  summary: 'Every active model as a card.',
  answer: z.array(modelCard),
  cacheTags: ['catalogue'],
})

function listingEndpoint(path: `/api/${string}`, what: string) {
  return visitorEndpoint(`GET ${path}`, {
    firstLoad: true,
    summary: `Active ${what}, in the dealer's order.`,
    answer: z.array(catalogueBike),
    cacheTags: ['catalogue'],
  })
}

export const listMotorcycles = listingEndpoint('/api/bikes', 'motorcycles')
export const listScooters = listingEndpoint('/api/scooters', 'scooters')
export const listElectricScooters = listingEndpoint('/api/ev', 'electric scooters')
export const listBigBikes = listingEndpoint('/api/bigWing', 'big bikes')

export const getBike = visitorEndpoint('GET /api/bikeView/:bikeName', {
  firstLoad: true,
  summary:
    'One active bike with its specifications, also by a former name; 404 when there is none of that name.',
  params: bikeNameParams,
  answer: z.object({ bike: bikeDetail }),
  cacheTags: ['catalogue'],
})

/** A former name of an active vehicle, and the present one. */
export const formerName = z.object({ name: z.string(), bikeName: z.string() })
export type FormerName = z.infer<typeof formerName>

export const listFormerNames = visitorEndpoint('GET /api/formerNames', {
  firstLoad: true,
  summary: 'Former names of active vehicles, whose addresses lead to the present ones.',
  answer: z.array(formerName),
  cacheTags: ['catalogue'],
})

export const listVariants = visitorEndpoint('GET /api/variants/:bikeName', {
  firstLoad: true,
  summary: 'Variants of one active bike, cheapest first; 404 when there is no such bike.',
  params: bikeNameParams,
  answer: z.array(variant),
  cacheTags: ['catalogue'],
})

export const listBikeVariants = visitorEndpoint('GET /api/bikeVariants/:bikeName', {
  ...listVariants,
  params: bikeNameParams,
  summary: 'The same as variants, under the other address of the specification.',
})

export const feature = z.object({
  heading: translated(z.string()),
  image: mediaPathOrNone,
  description: translated(z.string()),
})
export type Feature = z.infer<typeof feature>

/** An accessory with its part number and price in rupees. */
export const accessory = z.object({
  heading: translated(z.string()),
  image: mediaPathOrNone,
  description: translated(z.string()),
  part_no: z.string(),
  price: rupees,
})
export type Accessory = z.infer<typeof accessory>

/**
 * `image` shows the vehicle in this colour; all other fields are additions to the specification. `name` is
 * the maker's, which addresses and forms carry, `words` what pages show, and `paint` one or two hex colours.
 */
export const colour = z.object({
  id: z.number().int(),
  image: mediaPathOrNone,
  name: z.string(),
  words: translated(z.string()),
  swatch: mediaPathOrNone,
  paint: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/))
    .min(1)
    .max(2),
})
export type Colour = z.infer<typeof colour>

/** One picture of the 360° view, in the order of turning. */
export const frame = z.object({ images: mediaPath })
export type Frame = z.infer<typeof frame>

function detailEndpoint<Item extends z.ZodType>(path: `/api/${string}/:bikeName`, what: string, item: Item) {
  return visitorEndpoint(`GET ${path}`, {
    firstLoad: true,
    summary: `${what} of one active bike, in order; 404 when there is no such bike.`,
    params: bikeNameParams,
    answer: z.array(item),
    cacheTags: ['catalogue'],
  })
}

export const listFeatures = detailEndpoint('/api/bikeFeatures/:bikeName', 'Features', feature)
export const listAccessories = detailEndpoint('/api/bikeAccessories/:bikeName', 'Accessories', accessory)
export const listColours = detailEndpoint('/api/bikeColours/:bikeName', 'Colours', colour)
export const listFrames = detailEndpoint('/api/360Images/:bikeName', 'Pictures from all sides', frame)
