import type { ContactMark } from '#contract/leads/lead-stages.ts'
import type { Language } from '#contract/wire/language.ts'
import type { VisitorAppointmentRow } from '#server/data/appointments/visits.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import { secretClient } from '#server/lib/supabase/secret-client.ts'

// All with the secret key, because mails are sent and counted for nobody who is signed in.

/** The lead that a mail is about, as it is now; moments in ISO 8601. */
export interface MailLead {
  id: string
  enquiryTable: string
  enquiryId: string
  name: string
  mobile: string
  /** What staff know of the number. */
  marks: readonly ContactMark[]
  model: string
  message: string
  /** In which language its sender read the site. */
  language: Language
  createdAt: string
  promisedAt: string | null
  answeredAt: string | null
  outlet: string
  assignee: string
  /** The appointment, and whether its time was never another one; null where there is none. */
  appointment: (VisitorAppointmentRow & { isFirst: boolean }) | null
}

/** The figures of a digest: the day before, and what is open now. */
export interface DigestFacts {
  came: number
  unassigned: number
  overdue: number
  promised: number
  kept: number
}

/** The account whose link to set a password is mailed. */
export interface LinkAccount {
  id: string
  name: string
  userId: string
  sealedLink: string
  /** In ISO 8601. */
  until: string
}

interface Due {
  id: string
  /** Nobody, when no list names anybody or the address was erased. */
  to: string[]
  dealership: { name: string; footer: string; email: string; phone: string }
}

/** A mail that is due, with all that it is written from. */
export type DueMail = Due &
  (
    | { kind: 'lead' | 'broken' | 'receipt' | 'visit'; lead: MailLead }
    | { kind: 'digest'; day: string; digest: DigestFacts }
    | { kind: 'link'; account: LinkAccount }
  )

/** Takes the mail that is due longest at a moment; undefined when none is. Another run does not get it for a while. */
export async function takeMail(moment: Date): Promise<DueMail | undefined> {
  const taken = dataOf(await secretClient().rpc('take_mail', { moment: moment.toISOString() }))
  // The function answers JSON, whose shape the generated types do not know.
  return (taken as unknown as DueMail | null) ?? undefined
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
