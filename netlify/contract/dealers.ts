import { z } from 'zod'
import { routes } from './all-routes.ts'
import { endpoint } from './endpoint.ts'

/**
 * An outlet, storefront section 3; `id`, `is_showroom`, `latitude` and `longitude` are additions to the specification.
 * New vehicles stand in a showroom; every outlet has a workshop.
 */
export const dealer = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  is_showroom: z.boolean(),
  address: z.string(),
  sales_no: z.string(),
  service_no: z.string(),
  spare_no: z.string().optional(),
  customer_no: z.string(),
  open_time: z.string(),
  email: z.string(),
  service_email: z.string().optional(),
  location: z.object({ geolocation: z.url({ protocol: /^https$/ }) }),
  latitude: z.number(),
  longitude: z.number(),
})
export type Dealer = z.infer<typeof dealer>

export const getDealer = endpoint({
  name: 'getDealer',
  ...routes.getDealer,
  role: 'visitor',
  summary: 'One outlet, as an array of one; 404 when there is none of that number.',
  params: z.object({ id: z.coerce.number().int().min(1).max(1_000_000) }),
  answer: z.tuple([dealer]),
  cacheTags: ['dealers'],
})

export const listDealers = endpoint({
  name: 'listDealers',
  ...routes.listDealers,
  role: 'visitor',
  summary: 'All outlets in order.',
  answer: z.array(dealer),
  cacheTags: ['dealers'],
})
