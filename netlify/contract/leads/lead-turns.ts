import { z } from 'zod'
import { editors, owners } from '#contract/people/staff-roles.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { staffRoutes as routes } from '#contract/wire/staff-routes.ts'

const message = z.string()

/** Whether new leads go to those on duty in turn, by family; otherwise they wait until somebody takes them. */
export const leadTurns = z.strictObject({
  sales: z.boolean(),
  service: z.boolean(),
  people: z.boolean(),
  other: z.boolean(),
})
export type LeadTurns = z.infer<typeof leadTurns>

export const getLeadTurns = endpoint({
  name: 'getLeadTurns',
  ...routes.getLeadTurns,
  role: 'staff',
  onlyFor: owners,
  summary: 'Whether new leads go to those on duty in turn, by family.',
  answer: leadTurns,
})

export const setLeadTurns = endpoint({
  name: 'setLeadTurns',
  ...routes.setLeadTurns,
  role: 'staff',
  onlyFor: owners,
  summary: 'Switches leads in turn on or off by family; leads that stand there stay with whom they are.',
  body: leadTurns.partial(),
  answer: z.object({ message }),
})

export const setDuty = endpoint({
  name: 'setDuty',
  ...routes.setDuty,
  role: 'staff',
  summary: 'Says whether the caller takes new leads in turn.',
  body: z.strictObject({ isOnDuty: z.boolean() }),
  answer: z.object({ message }),
})

export const handOver = endpoint({
  name: 'handOver',
  ...routes.handOver,
  role: 'staff',
  onlyFor: editors,
  summary:
    'Gives all open leads of somebody to a colleague, or to nobody; what the colleague may not see stays. 422 for a colleague who is none.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ toId: z.uuid().nullable() }),
  answer: z.object({ message, handed: z.number().int() }),
})
