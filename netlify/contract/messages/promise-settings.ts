import { z } from 'zod'
import { leadKindNames, leadKinds, sentTables } from '#contract/leads/lead-kinds.ts'
import { editors } from '#contract/people/staff-roles.ts'
import { staffEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { email, requiredLine } from '#contract/wire/text.ts'
import { mailPurposes, mostAddresses, mostMinutes } from './mail-purposes.ts'

/** The kinds for which a visitor can be promised a call: the enquiries that people send themselves. */
export const promisedKinds = leadKinds.filter(({ table }) => sentTables.includes(table))

export const minutes = z
  .number({ error: 'Please enter a whole number.' })
  .int({ error: 'Please enter a whole number.' })
  .min(1, { error: 'Please enter 1 or more, or nothing.' })
  .max(mostMinutes, { error: `Please promise a call within ${mostMinutes / 60} hours.` })

export const mailList = z
  .strictObject({
    purpose: z.enum(mailPurposes.map(({ id }) => id)),
    /** Null stands for every outlet. */
    outletId: z.number().int().positive().nullable(),
    emails: z
      .array(email(requiredLine(limits.email, 'Please enter an e-mail address.')))
      .max(mostAddresses, { error: `Please enter at most ${mostAddresses} addresses.` }),
  })
  .refine(
    ({ purpose, outletId }) =>
      outletId === null || mailPurposes.some(({ id, ofOutlets }) => id === purpose && ofOutlets),
    { error: 'This mail is about all outlets.', path: ['outletId'] },
  )
export type MailList = z.infer<typeof mailList>

/**
 * `targets` says within how many minutes of opening time a visitor is called, by kind; for a missing kind
 * nothing is promised. `mailLists` says which addresses get mail; the list of an outlet is added to the list
 * of every outlet.
 */
export const promiseFacts = z.strictObject({
  targets: z.partialRecord(z.enum(leadKindNames), minutes).default({}),
  mailLists: z
    .array(mailList)
    .refine((lists) => JSON.stringify(lists).length <= 15_000, {
      error: 'These are too many addresses. Please use an address that stands for several people.',
    })
    .default([]),
  /** Visitors are asked for a review two days after a hand-over; the owner alone turns it on. */
  asksForReviews: z.boolean().default(false),
})
export type PromiseFacts = z.infer<typeof promiseFacts>

/** `at` says when the settings were changed last (ISO 8601). */
export const promiseRecord = z.object({ facts: promiseFacts, at: z.string() })
export type PromiseRecord = z.infer<typeof promiseRecord>

export const getPromiseSettings = staffEndpoint('GET /api/promiseSettings', {
  onlyFor: editors,
  summary: 'How soon visitors are called by kind of enquiry, and who gets mail.',
  answer: promiseRecord,
})

export const savePromiseSettings = staffEndpoint('PATCH /api/promiseSettings', {
  onlyFor: editors,
  changesAll: true,
  summary:
    'Saves targets and mail lists over those of the expected moment; 409 with who changed them and when, when others stand there. The owner alone sets who gets mail about applicants, and whether customers are asked for a review.',
  body: z.strictObject({ expected: moment, facts: promiseFacts }),
  answer: z.object({ message: z.string(), record: promiseRecord }),
  purges: ['dealership'],
})
