import { z } from 'zod'
import { type AnswerOf, staffEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { indianNumber } from '#contract/wire/phone-number.ts'
import { line, paragraph, requiredLine } from '#contract/wire/text.ts'
import { contactMarks, walkInChannels, walkInFamilies } from './lead-stages.ts'
import { lead } from './leads.ts'

/** A number as staff type it while the person is there. */
export const staffTypedNumber = requiredLine(20, 'Please enter the number.').refine(
  (number) => indianNumber(number) !== undefined,
  { error: 'Please enter ten digits.' },
)

/** A person who came to an outlet or rang, as staff write them down. */
export const walkIn = z.strictObject({
  /** A uuid that the browser makes, so that a repeated call adds one lead only. */
  id: z.uuid(),
  /** The author of the walk-in: on a shared device, a waiting walk-in is sent for its author alone. */
  by: z.uuid().optional(),
  mobile: staffTypedNumber,
  channel: z.enum(walkInChannels, { error: 'Please choose one.' }),
  family: z.enum(walkInFamilies, { error: 'Please choose one.' }),
  name: line(limits.name).default(''),
  /** The name of a model in links and calls. */
  model: line(limits.model).default(''),
  message: paragraph(limits.message).default(''),
  outletId: z.number().int().positive().optional(),
  /** The moment when the person came or rang; the server's moment when this is later or missing. */
  createdAt: moment.optional(),
})
export type WalkIn = z.output<typeof walkIn>

export const addWalkIn = staffEndpoint('POST /api/walkIns', {
  summary:
    'Writes down who came or rang as a lead of the caller, once for an id; 409 when somebody else wrote it down.',
  body: walkIn,
  answer: lead,
  status: 201,
})

export const findPerson = staffEndpoint('POST /api/person', {
  summary: 'The ten newest leads of a number that the caller may see, and what staff know of it.',
  // The number is a body and no query, because addresses stand in logs and histories.
  body: z.strictObject({ mobile: line(30).default('') }),
  answer: z.object({ leads: z.array(lead), marks: z.array(z.enum(contactMarks)) }),
})
export type Person = AnswerOf<typeof findPerson>
