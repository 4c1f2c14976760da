import { z } from 'zod'
import { routes } from './all-routes.ts'
import { endpoint } from './endpoint.ts'

export const getBrochure = endpoint({
  name: 'getBrochure',
  ...routes.getBrochure,
  role: 'visitor',
  summary:
    'The brochure of one active bike as a PDF, made of what the catalogue says now; 404 when there is none.',
  params: z.object({ file: z.string().regex(/^[a-z0-9-]{1,100}\.pdf$/) }),
  answer: z.instanceof(Response),
  cacheTags: ['catalogue', 'dealership', 'dealers'],
})

/** The address of a brochure, as a vehicle's `brochure` names it. */
export function brochurePath(file: string): string {
  return `/media/brochures/${file}`
}
