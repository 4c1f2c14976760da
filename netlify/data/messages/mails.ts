import { z } from 'zod'
import { contactMarks } from '#contract/leads/lead-stages.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { visitorAppointmentRow } from '#server/data/appointments/visits.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// All with the secret key, because mails are sent and counted for nobody who is signed in.

/** The lead that a mail is about, as it is now; moments in ISO 8601. */
const mailLead = z.object({
  id: z.string(),
  enquiryTable: z.string(),
  enquiryId: z.string(),
  name: z.string(),
  mobile: z.string(),
  /** What staff know of the number. */
  marks: z.array(z.enum(contactMarks)),
  model: z.string(),
  message: z.string(),
  /** In which language its sender read the site. */
  language: z.enum(['en', ...otherLanguages]),
  createdAt: z.string(),
  promisedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  outlet: z.string(),
  assignee: z.string(),
  /** The appointment, and whether its time was never another one; null where there is none. */
  appointment: visitorAppointmentRow.extend({ isFirst: z.boolean() }).nullable(),
})
export type MailLead = z.output<typeof mailLead>

/** The figures of a digest: the day before, and what is open now. */
const digestFacts = z.object({
  came: z.number(),
  unassigned: z.number(),
  overdue: z.number(),
  promised: z.number(),
  kept: z.number(),
})
export type DigestFacts = z.output<typeof digestFacts>

/** The account whose link to set a password is mailed; `until` in ISO 8601. */
const linkAccount = z.object({
  id: z.string(),
  name: z.string(),
  userId: z.string(),
  sealedLink: z.string(),
  until: z.string(),
})
export type LinkAccount = z.output<typeof linkAccount>

const due = z.object({
  id: z.string(),
  /** Nobody, when no list names anybody or the address was erased. */
  to: z.array(z.string()),
  dealership: z.object({ name: z.string(), footer: z.string(), email: z.string(), phone: z.string() }),
})

/** A mail that is due, with all that it is written from. A link that was used or has ended has no account any more. */
const dueMail = z.discriminatedUnion('kind', [
  due.extend({ kind: z.enum(['lead', 'broken', 'receipt', 'visit']), lead: mailLead }),
  due.extend({ kind: z.literal('digest'), day: z.string(), digest: digestFacts }),
  due.extend({ kind: z.literal('link'), account: linkAccount.nullable() }),
])
export type DueMail = z.output<typeof dueMail>

/** Takes the mail that is due longest at a moment; undefined when none is. Another run does not get it for a while. */
export async function takeMail(moment: Date): Promise<DueMail | undefined> {
  const args = { moment: moment.toISOString() }
  return (await callJson(secretClient(), 'take_mail', args, dueMail.nullable())) ?? undefined
}

/** Notes that a mail was sent; with a code, that it failed. */
export async function recordMail(id: string, failureCode = ''): Promise<void> {
  dataOf(await secretClient().rpc('record_mail', { mail_id: id, failure_code: failureCode }))
}

/** Writes down what time makes due: broken promises and the digest. Answers how many mails these are. */
export async function queueDueMails(moment: Date): Promise<number> {
  return dataOf(await secretClient().rpc('queue_due_mails', { moment: moment.toISOString() }))
}

/** How many mails wait for more than an hour. */
export async function countLateMails(): Promise<number> {
  return dataOf(await secretClient().rpc('late_mails'))
}
