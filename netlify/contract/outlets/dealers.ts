import { z } from 'zod'
import { mediaPathOrNone } from '#contract/catalogue/catalogue.ts'
import { clockTime } from '#contract/wire/clock-time.ts'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'
import { translated } from '#contract/wire/translated.ts'
import { departments, outletServices } from './outlet-hours.ts'

const day = z.union([
  z
    .strictObject({ opens: clockTime, closes: clockTime })
    .refine(({ opens, closes }) => opens < closes, { error: 'It must close later than it opens.' }),
  z.null(),
])

/** The hours of each department for seven days from Monday, each day null where the department is closed. */
export const outletHours = z.partialRecord(z.enum(departments.map(({ id }) => id)), z.array(day).length(7))

/** A day (ISO 8601, in India) on which an outlet is closed, alone or with all others, and the reason. */
export const holiday = z.strictObject({ day: z.iso.date(), word: translated(z.string()) })

/**
 * An outlet, storefront section 3; `id`, `is_showroom`, `services`, `hours`, `holidays`, `image`, `latitude`
 * and `longitude` are additions to the specification. A showroom is an outlet with new vehicles. `open_time`
 * says `hours` in words, where there are any.
 */
export const dealer = z.object({
  id: z.number().int().positive(),
  name: translated(z.string()),
  is_showroom: z.boolean(),
  services: z.array(z.enum(outletServices.map(({ id }) => id))),
  address: translated(z.string()),
  sales_no: z.string(),
  service_no: z.string(),
  spare_no: z.string().optional(),
  customer_no: z.string(),
  open_time: translated(z.string()),
  hours: outletHours,
  holidays: z.array(holiday),
  email: z.string(),
  service_email: z.string().optional(),
  image: mediaPathOrNone,
  location: z.object({ geolocation: z.union([z.literal(''), z.url({ protocol: /^https$/ })]) }),
  latitude: z.number(),
  longitude: z.number(),
})
export type Dealer = z.infer<typeof dealer>

export const getDealer = visitorEndpoint('GET /api/dealers/:id', {
  firstLoad: true,
  summary: 'One outlet, as an array of one; 404 when there is none of that number.',
  params: z.object({ id: z.coerce.number().int().min(1).max(1_000_000) }),
  answer: z.tuple([dealer]),
  cacheTags: ['dealers'],
})

export const listDealers = visitorEndpoint('GET /api/dealers', {
  firstLoad: true,
  summary: 'All outlets in order.',
  answer: z.array(dealer),
  cacheTags: ['dealers'],
})
