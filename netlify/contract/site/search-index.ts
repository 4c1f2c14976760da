import { z } from 'zod'
import { categories } from '#contract/catalogue/lines.ts'
import { rupees } from '#contract/prices/money.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { translated } from '#contract/wire/translated.ts'
import { shownParts } from './shown-parts.ts'

/** The path of a picture on the site; empty where there is none. */
const picture = z.string()

/** The words to show for an English name, by which the search still finds it; missing in English. */
const words = translated(z.string()).optional()

/** A model with everything that visitors may search for under its name; prices in rupees. */
const searchedModel = z.object({
  bikeName: z.string(),
  name: z.string(),
  /** The model's former names, because people go on typing them. */
  formerNames: z.array(z.string()),
  category: z.enum(categories),
  /** The body type as the catalogue keeps it, such as `family-scooter`. */
  bodyType: z.string(),
  tagline: translated(z.string()),
  image: picture,
  price: rupees,
  variants: z.array(z.object({ name: z.string(), price: rupees })),
  colours: z.array(z.object({ name: z.string(), words, image: picture })),
  accessories: z.array(
    z.object({ heading: z.string(), words, part_no: z.string(), price: rupees, image: picture }),
  ),
})
export type SearchedModel = z.infer<typeof searchedModel>

const searchedOutlet = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  words,
  address: z.string(),
  addressWords: words,
  isShowroom: z.boolean(),
  image: picture,
})
export type SearchedOutlet = z.infer<typeof searchedOutlet>

export const searchIndex = z.object({
  models: z.array(searchedModel),
  outlets: z.array(searchedOutlet),
  parts: shownParts,
})
export type SearchIndex = z.infer<typeof searchIndex>

export const getSearchIndex = visitorEndpoint('GET /api/searchIndex', {
  summary:
    'All that the search of the site knows of the catalogue and the outlets, in order; the visitor’s browser searches in it, so that no server learns what was typed.',
  answer: searchIndex,
  cacheTags: ['catalogue', 'dealers', 'dealership'],
})
