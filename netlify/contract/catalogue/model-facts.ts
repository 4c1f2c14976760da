import { z } from 'zod'
import { rupees } from '#contract/prices/money.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { translated } from '#contract/wire/translated.ts'
import { mediaPath } from './catalogue.ts'
import { categories } from './lines.ts'
import { absKinds, bodyTypes } from './vehicle-choices.ts'

const figure = z.number().positive().nullable()

/**
 * The figures by which visitors narrow the catalogue, as numbers; price in rupees, ex-showroom, of the first
 * variant. A figure that the catalogue does not say is null.
 */
export const modelFacts = z.object({
  bikeName: z.string(),
  name: z.string(),
  tagline: translated(z.string()),
  category: z.enum(categories),
  bodyType: z.enum(bodyTypes.map(({ id }) => id)),
  image: mediaPath,
  price: rupees,
  /** Cubic centimetres. */
  engine: figure,
  /** Kilograms, ready to ride. */
  weight: figure,
  /** Millimetres. */
  seatHeight: figure,
  /** Kilometres per litre of petrol. */
  mileage: figure,
  /** Kilometres per charge. */
  range: figure,
  abs: z.enum(absKinds).nullable(),
})
export type ModelFacts = z.infer<typeof modelFacts>

export const listModelFacts = visitorEndpoint('GET /api/modelFacts', {
  firstLoad: true,
  summary:
    'Every active model with its figures as numbers, for filters and comparison; null where the catalogue does not say.',
  answer: z.array(modelFacts),
  cacheTags: ['catalogue'],
})
