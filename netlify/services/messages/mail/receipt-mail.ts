import { forms } from '#contract/enquiries/forms.ts'
import { inFours, referenceOf } from '#contract/enquiries/reference.ts'
import { pagePaths } from '#contract/generated/paths.ts'
import { addressIn, t } from '#contract/wire/language.ts'
import { appointmentStanding, isAhead } from '#domain/appointments/appointment-standing.ts'
import { promiseInWords } from '#domain/leads/promise-words.ts'
import type { MailLead } from '#server/data/messages/mails.ts'
import { appointmentAddress } from '#server/lib/session/appointment-link.ts'
import { withdrawalLink } from '#server/lib/session/withdrawal-link.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import { appointmentInWords, lines, type MailWords, type NamedLead, stateInWords } from './staff-mails.ts'

/**
 * The receipt for a visitor who gave an address; called in the language in which the visitor wrote. It
 * repeats nothing that was typed, so that nobody can have their own words sent to a stranger in the dealer's
 * name.
 */
export function receiptMail(lead: NamedLead, dealer: { name: string; phone: string }, now: Date): MailWords {
  const { promisedAt, answeredAt, language } = lead
  const reference = inFours(referenceOf(lead.enquiryId))
  const isOpen = promisedAt !== null && answeredAt === null && Date.parse(promisedAt) > now.getTime()
  const status = `${siteUrl()}${addressIn(language, pagePaths.enquiryStatus)}?reference=${referenceOf(lead.enquiryId)}`
  const withdrawal = withdrawalLink(lead.id, language)
  const coming = lead.appointment && isAhead(lead.appointment, now) ? lead.appointment : undefined
  return {
    // Whoever looks for their time finds it in the list of mails.
    subject: coming ? appointmentInWords(coming) : t`We have your enquiry ${reference}`,
    text: lines(
      `${t`Thank you for writing to ${dealer.name}.`} ${enquiryInWords(lead)}`,
      '',
      t`Your reference is ${reference}.`,
      lead.appointment && lead.appointment.state !== 'booked'
        ? appointmentStanding(lead.appointment, now)
        : undefined,
      ...appointmentLines(lead, now),
      isOpen ? promiseInWords(new Date(promisedAt), now) : undefined,
      t`Check its status: ${status}`,
      callLine(lead, dealer),
      '',
      t`No more mail from us: ${withdrawal}`,
      t`If you did not write to us, somebody gave your address by mistake: please ignore this mail.`,
    ),
  }
}

/** The enquiry by the vehicle that it is about, and by its kind where that says more than "enquiry". */
function enquiryInWords({ enquiryTable, kind, vehicle }: NamedLead): string {
  const isPlain = enquiryTable === forms.sendProductEnquiry.table
  if (!vehicle) return isPlain ? t`We have your enquiry.` : t`We have your enquiry (${kind}).`
  return isPlain
    ? t`We have your enquiry about the ${vehicle}.`
    : t`We have your enquiry about the ${vehicle} (${kind}).`
}

/**
 * The present state of an appointment, for its visitor after a change by its link or by staff, or after a
 * booking by staff; undefined once the appointment is over, when the change is no news any more.
 */
export function appointmentMail(lead: MailLead, dealer: { phone: string }, now: Date): MailWords | undefined {
  const { appointment } = lead
  if (!appointment || (appointment.state !== 'cancelled' && !isAhead(appointment, now))) return undefined
  return {
    subject:
      appointment.state === 'cancelled'
        ? `${stateInWords('Cancelled')}: ${appointmentInWords(appointment)}`
        : appointmentInWords(appointment),
    text: lines(
      appointmentStanding(appointment, now),
      '',
      ...appointmentLines(lead, now),
      callLine(lead, dealer),
      '',
      t`If you did not change it, please call us.`,
    ),
  }
}

/**
 * The number to call about a lead: that of the outlet where its visitor has an appointment, as their page
 * names it, else the dealer's; undefined where there is none.
 */
export function callLine({ appointment }: MailLead, dealer: { phone: string }): string | undefined {
  const phone = appointment?.outlet.phone || dealer.phone
  return phone ? t`Or call us: ${phone}` : undefined
}

/**
 * What the appointment is for, when and where the visitor is expected, what to bring, and the link to change
 * the appointment.
 */
export function appointmentLines(
  { appointment, enquiryId, language }: MailLead,
  now: Date,
): (string | undefined)[] {
  if (!appointment) return []
  const { state, purpose, outlet } = appointment
  const link = appointmentAddress(enquiryId, language)
  if (isAhead(appointment, now))
    return [
      `${appointmentInWords(appointment)}. ${outlet.address}`,
      purpose === 'test-ride' ? t`Please bring your driving licence.` : undefined,
      t`Change or cancel it: ${link}`,
    ]
  if (state === 'cancelled') return [`${appointmentInWords(appointment)}.`, t`Choose another time: ${link}`]
  return [state === 'missed' ? t`Choose another time: ${link}` : undefined]
}
