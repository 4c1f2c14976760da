import { inFours, referenceOf } from '#contract/enquiries/reference.ts'
import { pagePaths } from '#contract/generated/paths.ts'
import { addressIn, t } from '#contract/wire/language.ts'
import { promiseInWords } from '#domain/leads/promise-words.ts'
import type { MailLead } from '#server/data/messages/mails.ts'
import { appointmentAddress } from '#server/lib/session/appointment-link.ts'
import { withdrawalLink } from '#server/lib/session/withdrawal-link.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import { appointmentInWords, lines, type MailWords, type NamedLead } from './staff-mails.ts'

/**
 * The receipt for a visitor who gave an address; called in the language in which the visitor wrote. It
 * repeats nothing that was typed, so that nobody can have their own words sent to a stranger in the dealer's
 * name.
 */
export function receiptMail(lead: NamedLead, dealer: { name: string; phone: string }, now: Date): MailWords {
  const { promisedAt, answeredAt, language, kind } = lead
  const reference = inFours(referenceOf(lead.enquiryId))
  const isOpen = promisedAt !== null && answeredAt === null && Date.parse(promisedAt) > now.getTime()
  const status = `${siteUrl()}${addressIn(language, pagePaths.enquiryStatus)}?reference=${referenceOf(lead.enquiryId)}`
  const withdrawal = withdrawalLink(lead.id, language)
  return {
    subject: t`We have your enquiry ${reference}`,
    text: lines(
      t`Thank you for writing to ${dealer.name}. We have your enquiry (${kind}).`,
      '',
      t`Your reference is ${reference}.`,
      ...appointmentLines(lead),
      isOpen ? promiseInWords(new Date(promisedAt), now) : undefined,
      t`Check its status: ${status}`,
      dealer.phone ? t`Or call us: ${dealer.phone}` : undefined,
      '',
      t`No more mail from us: ${withdrawal}`,
      t`If you did not write to us, somebody gave your address by mistake: please ignore this mail.`,
    ),
  }
}

/**
 * The present state of an appointment, for its visitor after a change by its link or by staff, or after a
 * booking by staff.
 */
export function appointmentMail(lead: MailLead, dealer: { phone: string }): MailWords {
  const reference = inFours(referenceOf(lead.enquiryId))
  const { state, isFirst } = lead.appointment ?? {}
  const news = isFirst ? t`Your appointment is booked.` : t`Your appointment has a new time.`
  return {
    subject: t`Your appointment ${reference}`,
    text: lines(
      state === 'booked' ? news : t`Your appointment is cancelled.`,
      '',
      ...appointmentLines(lead),
      dealer.phone ? t`Or call us: ${dealer.phone}` : undefined,
      '',
      t`If you did not change it, please call us.`,
    ),
  }
}

/** When and where the visitor is expected, and the link to change the appointment. */
function appointmentLines({ appointment, enquiryId, language }: MailLead): (string | undefined)[] {
  if (!appointment) return []
  const { state, outlet } = appointment
  const link = appointmentAddress(enquiryId, language)
  if (state === 'booked') {
    const where = `${appointmentInWords(appointment)}. ${outlet.address}`
    return [where, t`Change or cancel it: ${link}`]
  }
  return [
    state === 'missed'
      ? t`The time that you wanted was taken meanwhile. We call you to agree on another one.`
      : undefined,
    t`Choose another time: ${link}`,
  ]
}
