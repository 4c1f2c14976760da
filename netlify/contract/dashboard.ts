import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'

const count = z.number().int().min(0)

/** How many enquiries came on the current Indian calendar day, back-office section 3. */
export const todayCounts = z.object({
  bookings: count,
  amc: count,
  warranty: count,
  enquiry_report: count,
})
export type TodayCounts = z.infer<typeof todayCounts>

export const getDashboard = endpoint({
  name: 'getDashboard',
  ...routes.getDashboard,
  role: 'staff',
  summary: 'Counts of today in India; an array whose first element holds them.',
  answer: z.tuple([todayCounts]),
})
