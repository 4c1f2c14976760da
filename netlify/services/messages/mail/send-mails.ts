import type { Language } from '#contract/wire/language.ts'
import { breachLetter } from '#domain/privacy/breach-letter.ts'
import {
  type DueMail,
  type MailLead,
  queueDueMails,
  recordMail,
  takeMail,
} from '#server/data/messages/mails.ts'
import { env } from '#server/lib/env.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import type { Mailer } from '#server/lib/mail/mail.ts'
import { openMailer } from '#server/lib/mail/mailer.ts'
import { inLanguage } from '#server/lib/words/in-language.ts'
import { kindName, staffKindName } from '#server/services/leads/kind-name.ts'
import { spokenArrival, spokenFacts, spokenPlace } from '#server/services/messages/spoken-facts.ts'
import { arrivalMail } from './arrival-mail.ts'
import { codeMail } from './code-mail.ts'
import { orderMail } from './order-mail.ts'
import { appointmentMail, receiptMail } from './receipt-mail.ts'
import { noShowMail, reminderMail } from './reminder-mails.ts'
import { reviewMail } from './review-mail.ts'
import { errorsMail, slowMail } from './site-mails.ts'
import {
  brokenMail,
  digestMail,
  leadMail,
  linkMail,
  type MailWords,
  moreBrokenMail,
  moreLeadsMail,
  type NamedLead,
} from './staff-mails.ts'
import { weekMail } from './week-mail.ts'

/** The outcome of one run. Mails without any receiver are not counted. */
export interface MailRun {
  queued: number
  sent: number
  failed: number
}

/** Milliseconds for one run; Netlify ends a scheduled function after 30 seconds. */
const timeLimitMs = 18_000

/** The codes of nodemailer for a failure of the connection; any other failure is about the one mail. */
const lineFailures = new Set(['ECONNECTION', 'EDNS', 'EPROTOCOL', 'EPROXY', 'ESOCKET', 'ETIMEDOUT', 'ETLS'])

/**
 * Queues the mails that are due at a moment and sends waiting ones. After a failure to reach the server the
 * rest waits for the next run; a mail that the server refuses holds up no other. No words of a mail reach the
 * log.
 */
export async function sendMails(now: Date): Promise<MailRun> {
  const run: MailRun = { queued: await queueDueMails(now), sent: 0, failed: 0 }
  const mailer = await openMailer()
  if (!mailer) return run
  const until = performance.now() + timeLimitMs
  try {
    while (performance.now() < until) {
      const mail = await takeMail(now)
      if (!mail) break
      const failure = await sendOne(mailer, mail, now)
      await recordMail(mail.id, failure?.code)
      if (!failure) run.sent++
      else {
        run.failed++
        logEvent('error', 'mail_failed', { id: mail.id, kind: mail.kind, code: failure.code })
        if (failure.isServerAway) break
      }
    }
  } finally {
    mailer.close()
  }
  return run
}

/**
 * Sends a mail in the language of its reader; answers why it could not be sent. A mail without receivers
 * counts as done.
 */
async function sendOne(
  mailer: Mailer,
  due: DueMail,
  now: Date,
): Promise<{ code: string; isServerAway: boolean } | undefined> {
  if (due.to.length === 0) return undefined
  const { mail, words } = await inLanguage(languageOf(due), async () => {
    const spoken = await withWords(due)
    return { mail: spoken, words: await wordsOf(spoken, now) }
  })
  if (!words) return undefined
  const { to, dealership } = mail
  const { subject, text, html } = words
  const from = { name: dealership.name, address: env().MAIL_FROM ?? dealership.email }
  try {
    await mailer.send({
      from,
      to,
      subject,
      text: `${text}\n\n-- \n${dealership.footer || dealership.name}\n`,
      ...(html !== undefined && { html }),
    })
    return undefined
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    // A server that answered with a number is reachable, and refused this mail.
    const isServerAway = responseCode === undefined && lineFailures.has(code ?? '')
    return { code: String(responseCode ?? code ?? 'unknown'), isServerAway }
  }
}

/** The language of a mail: that of the visitor who reads it, and English for staff. */
function languageOf(mail: DueMail): Language {
  return 'lead' in mail && mail.kind !== 'lead' && mail.kind !== 'broken' ? mail.lead.language : 'en'
}

/**
 * The words of a mail; undefined for a link that was used or has ended, an appointment that is over, and a
 * cause that is gone.
 */
async function wordsOf(mail: DueMail, now: Date): Promise<MailWords | undefined> {
  switch (mail.kind) {
    case 'lead':
      return leadMail(await withStaffKind(mail.lead), now)
    case 'broken':
      return brokenMail(await withStaffKind(mail.lead), now)
    case 'receipt':
      return receiptMail(await withKind(mail.lead), mail.dealership, now)
    case 'appointment':
      return appointmentMail(mail.lead, mail.dealership, now)
    case 'reminder':
    case 'reminder-soon':
      return reminderMail(mail.lead, mail.dealership, now)
    case 'no-show':
      return noShowMail(mail.lead, mail.freeTimes ?? [], mail.dealership, now)
    case 'review':
      return reviewMail(mail.lead, mail.dealership)
    case 'breach':
      return mail.breach ? breachLetter(mail.breach, mail.lead.language, mail.dealership) : undefined
    case 'code':
      return codeMail(mail.to[0] ?? '', mail.sealedCode)
    case 'order':
      return mail.order ? orderMail(mail.order, mail.lead, mail.dealership) : undefined
    case 'arrival':
      return mail.arrival ? arrivalMail(mail.arrival, mail.lead, mail.dealership) : undefined
    case 'digest':
      return digestMail(mail.digest)
    case 'week':
      return weekMail(mail.week)
    case 'more-leads':
      return moreLeadsMail(mail.more)
    case 'more-broken':
      return moreBrokenMail(mail.more)
    case 'slow':
      return mail.slow ? slowMail(mail.slow) : undefined
    case 'errors':
      return mail.errors ? errorsMail(mail.errors) : undefined
    case 'link':
      return mail.account ? linkMail(mail.account, now) : undefined
  }
}

/** A lead with the visitor's name for its kind, in the language of the mail. */
async function withKind(lead: MailLead): Promise<NamedLead> {
  return { ...lead, kind: await kindName(lead.enquiryTable) }
}

/** A lead with staff's name for its kind. */
async function withStaffKind(lead: MailLead): Promise<NamedLead> {
  return { ...lead, kind: await staffKindName(lead.enquiryTable) }
}

/** A mail with what staff wrote in the language of the mail. */
async function withWords(mail: DueMail): Promise<DueMail> {
  if (!('lead' in mail)) return { ...mail, dealership: (await spokenFacts(mail.dealership, null)).dealership }
  const spoken = { ...mail, ...(await spokenFacts(mail.dealership, mail.lead)) }
  if (spoken.kind === 'arrival' && spoken.arrival)
    return { ...spoken, arrival: await spokenArrival(spoken.arrival) }
  if (spoken.kind !== 'order' || !spoken.order) return spoken
  return { ...spoken, order: { ...spoken.order, outlet: await spokenPlace(spoken.order.outlet) } }
}
