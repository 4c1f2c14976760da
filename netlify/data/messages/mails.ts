import { z } from 'zod'
import { contactMarks } from '#contract/leads/lead-stages.ts'
import { lead } from '#contract/leads/leads.ts'
import { breachFacts } from '#contract/privacy/breaches.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { visitorAppointmentRow } from '#server/data/appointments/visitor-appointments.ts'
import { ownOrderRow, toOwnOrder } from '#server/data/orders/own-orders.ts'
import { countedSales } from '#server/data/reports/owner-report.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'
import { storedMoment } from '#server/lib/supabase/stored-moment.ts'

// Every call uses the secret key, because mails are sent and counted on a schedule, when nobody is signed in.

/** The lead that a mail is about, in its present state; moments in ISO 8601. */
export const mailLead = z.object({
  id: z.string(),
  enquiryTable: z.string(),
  family: lead.shape.family,
  enquiryId: z.string(),
  name: z.string(),
  mobile: z.string(),
  /** The marks of the lead's number. */
  marks: z.array(z.enum(contactMarks)),
  model: z.string(),
  /** The name of a vehicle of ours that the lead is about; empty for what somebody typed. */
  vehicle: z.string(),
  message: z.string(),
  /** The language in which the sender read the site. */
  language: z.enum(['en', ...otherLanguages]),
  createdAt: z.string(),
  promisedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  outlet: z.string(),
  assignee: z.string(),
  appointment: visitorAppointmentRow.nullable(),
})
export type MailLead = z.output<typeof mailLead>

/** The order of a lead with its id, as a mail tells of it. */
export const mailOrder = ownOrderRow.extend({ id: z.string() }).transform(toOwnOrder)
export type MailOrder = z.output<typeof mailOrder>

/** The figures of a digest: of the day before, and of the leads that are open now. */
const digestFacts = z.object({
  came: z.number(),
  unassigned: z.number(),
  overdue: z.number(),
  promised: z.number(),
  kept: z.number(),
})
export type DigestFacts = z.output<typeof digestFacts>

/** The sales of the week before a Monday, its first and last day, and those of the eight weeks up to it. */
const weekFacts = z.object({ from: z.string(), to: z.string(), week: countedSales, weeks: countedSales })
export type WeekFacts = z.output<typeof weekFacts>

/** The account that a link to set a password is mailed to; `until` in ISO 8601. */
const linkAccount = z.object({
  id: z.string(),
  name: z.string(),
  userId: z.string(),
  sealedLink: z.string(),
  until: z.string(),
})
export type LinkAccount = z.output<typeof linkAccount>

/**
 * Visitors wait for answers to a press: the 75th percentile of seven days, milliseconds; the worst page
 * first.
 */
const slowFacts = z.object({
  inp: z.number(),
  samples: z.number(),
  pages: z.array(z.object({ page: z.string(), inp: z.number() })),
})
export type SlowFacts = z.output<typeof slowFacts>

const versionErrors = z.object({ version: z.string(), errors: z.number(), visits: z.number() })
/**
 * A version with at least twice as many errors in a visit as the one before, and its most frequent errors.
 */
const errorFacts = versionErrors.extend({ former: versionErrors, messages: z.array(z.string()) })
export type ErrorFacts = z.output<typeof errorFacts>

/** The dealer's facts in a message. */
export const mailDealership = z.object({
  name: z.string(),
  footer: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Empty where the dealer gave no link to the reviews on Google. */
  googleReviews: z.string(),
})
export type MailDealership = z.output<typeof mailDealership>

/**
 * A vehicle that its visitor waited for, and an outlet at which one is free; the names are the catalogue's.
 */
export const awaitedVehicle = z.object({
  bikeName: z.string(),
  variant: z.string(),
  colour: z.string(),
  vehicle: z.string(),
  outlet: z.string(),
})
export type AwaitedVehicle = z.output<typeof awaitedVehicle>

/** What the letter about a breach tells. */
const letterFacts = breachFacts.pick({ nature: true, items: true, measures: true, words: true })

const due = z.object({
  id: z.string(),
  /** The receivers; none when no list names an address or the address was erased. */
  to: z.array(z.string()),
  dealership: mailDealership,
})

/**
 * A mail that is due, with all facts that its words are written from. The mail of a link that was used or has
 * ended has no account any more, and that of a cause which is gone has no facts.
 */
const dueMail = z.discriminatedUnion('kind', [
  due.extend({
    kind: z.enum(['lead', 'broken', 'receipt', 'appointment', 'reminder', 'reminder-soon', 'review']),
    lead: mailLead,
  }),
  // With times that are free, for the appointment of a lead that still has one.
  due.extend({ kind: z.literal('no-show'), lead: mailLead, freeTimes: z.array(storedMoment).nullable() }),
  due.extend({ kind: z.literal('breach'), lead: mailLead, breach: letterFacts.nullable() }),
  due.extend({ kind: z.literal('code'), lead: mailLead, sealedCode: z.string() }),
  // An order with its id; null for one that is gone.
  due.extend({
    kind: z.literal('order'),
    lead: mailLead,
    order: mailOrder.nullable(),
  }),
  due.extend({ kind: z.literal('arrival'), lead: mailLead, arrival: awaitedVehicle.nullable() }),
  due.extend({ kind: z.literal('digest'), day: z.string(), digest: digestFacts }),
  due.extend({ kind: z.literal('week'), week: weekFacts }),
  due.extend({ kind: z.literal('slow'), slow: slowFacts.nullable() }),
  due.extend({ kind: z.literal('errors'), errors: errorFacts.nullable() }),
  due.extend({ kind: z.literal('link'), account: linkAccount.nullable() }),
  // So many leads, or broken promises, that had no mail of their own.
  due.extend({ kind: z.enum(['more-leads', 'more-broken']), more: z.number() }),
])
export type DueMail = z.output<typeof dueMail>

/**
 * Takes the mail that is due longest at a moment; undefined when none is due. Another run does not get that
 * mail for a while.
 */
export async function takeMail(moment: Date): Promise<DueMail | undefined> {
  const args = { moment: moment.toISOString() }
  return (await callJson(secretClient(), 'take_mail', args, dueMail.nullable())) ?? undefined
}

/** Stores that a mail was sent or, with a code, that it failed. */
export async function recordMail(id: string, failureCode = ''): Promise<void> {
  dataOf(await secretClient().rpc('record_mail', { mail_id: id, failure_code: failureCode }))
}

/** Queues the mails that are due by time, of broken promises and of the digest, and answers how many. */
export async function queueDueMails(moment: Date): Promise<number> {
  return dataOf(await secretClient().rpc('queue_due_mails', { moment: moment.toISOString() }))
}

/** The number of visitors who got no receipt today, because the budgets of receipts were used up. */
export async function countLeftOutReceipts(): Promise<number> {
  return dataOf(await secretClient().rpc('receipts_left_out'))
}

/** The number of mails that wait for more than an hour. */
export async function countLateMails(): Promise<number> {
  return dataOf(await secretClient().rpc('late_mails'))
}
