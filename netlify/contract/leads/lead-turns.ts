import { z } from 'zod'
import { editors, owners } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'

const message = z.string()

/**
 * Whether new leads go in turn to staff on duty, by family; otherwise new leads wait until a member of staff
 * takes them.
 */
export const leadTurns = z.strictObject({
  sales: z.boolean(),
  service: z.boolean(),
  people: z.boolean(),
  other: z.boolean(),
})
export type LeadTurns = z.infer<typeof leadTurns>

export const getLeadTurns = staffEndpoint('GET /api/leadTurns', {
  onlyFor: owners,
  summary: 'Whether new leads go to those on duty in turn, by family.',
  answer: leadTurns,
})

export const setLeadTurns = staffEndpoint('PATCH /api/leadTurns', {
  onlyFor: owners,
  summary: 'Switches leads in turn on or off by family; leads that stand there stay with whom they are.',
  body: leadTurns.partial(),
  answer: z.object({ message }),
})

export const setDuty = staffEndpoint('PATCH /api/duty', {
  summary: 'Says whether the caller takes new leads in turn.',
  body: z.strictObject({ isOnDuty: z.boolean() }),
  answer: z.object({ message }),
})

export const handOver = staffEndpoint('POST /api/staff/:id/handOver', {
  onlyFor: editors,
  summary:
    'Gives all open leads of somebody to a colleague, or to nobody; what the colleague may not see stays. 422 for a colleague who is none.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ toId: z.uuid().nullable() }),
  answer: z.object({ message, handed: z.number().int() }),
})
