import { z } from 'zod'
import { translated } from '#contract/wire/translated.ts'
import { namedPartIds, sitePartIds } from './site-parts.ts'

/**
 * The parts of the site as visitors see them: those that are off, the names of the lines, the club and the
 * partners' page, and the last segment of the address of that page.
 */
export const shownParts = z.object({
  off: z.array(z.enum(sitePartIds)),
  names: z.record(z.enum(namedPartIds), translated(z.string())),
  networkAddress: z.string(),
})
export type ShownParts = z.infer<typeof shownParts>
