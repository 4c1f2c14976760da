import { z } from 'zod'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { moment } from '#contract/wire/moment.ts'
import { line } from '#contract/wire/text.ts'
import { partLimits, sitePartIds } from './site-parts.ts'

const partId = z.enum(sitePartIds)

/**
 * A part as staff write it: an empty name is the product's neutral one. `address` is the last segment of the
 * address of the partners' page; other parts have none.
 */
export const partFacts = z.strictObject({
  isOn: z.boolean(),
  name: line(partLimits.name),
  address: line(partLimits.address).refine((value) => value === '' || /^[a-z][a-z0-9-]*$/.test(value), {
    error: 'Please use small letters, digits and hyphens, with a letter first.',
  }),
})
export type PartFacts = z.infer<typeof partFacts>

/** `at` says when the part was changed last (ISO 8601). */
export const partRecord = z.object({ id: partId, facts: partFacts, at: z.string() })
export type PartRecord = z.infer<typeof partRecord>

export const listSiteParts = staffEndpoint('GET /api/siteParts', {
  onlyFor: editors,
  summary: 'The parts of the site that can be switched off or named, as staff write them.',
  answer: z.array(partRecord),
})

export const saveSitePart = staffEndpoint('PATCH /api/siteParts/:id', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Saves one part over that of the expected moment; 409 with who changed it and when, when another stands there. What belongs to a part that is off stays stored.',
  params: z.object({ id: partId }),
  body: z.strictObject({ expected: moment, facts: partFacts }),
  answer: z.object({ message: z.string(), part: partRecord }),
  purges: ['dealership', 'catalogue'],
})
