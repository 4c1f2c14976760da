import { promiseInWords } from '#contract/promise-words.ts'
import { inFours, referenceOf } from '#contract/reference.ts'
import type { MailLead } from '#server/data/mails.ts'
import { visitAddress } from '#server/lib/session/visit-link.ts'
import { withdrawalLink } from '#server/lib/session/withdrawal-link.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import { appointmentInWords, kindOf, lines, type MailWords } from './staff-mails.ts'

/**
 * The receipt for the visitor who gave an address. It repeats nothing that was typed, so that nobody can have words of their
 * own sent to a stranger in the dealer's name.
 */
export function receiptMail(lead: MailLead, dealer: { name: string; phone: string }, now: Date): MailWords {
  const reference = referenceOf(lead.enquiryId)
  const { promisedAt, answeredAt } = lead
  const isOpen = promisedAt !== null && answeredAt === null && Date.parse(promisedAt) > now.getTime()
  return {
    subject: `We have your enquiry ${inFours(reference)}`,
    text: lines(
      `Thank you for writing to ${dealer.name}. We have your enquiry (${kindOf(lead)}).`,
      '',
      `Your reference is ${inFours(reference)}.`,
      ...appointmentLines(lead),
      isOpen ? promiseInWords(new Date(promisedAt), now) : undefined,
      `See how far it is: ${siteUrl()}/enquiry-status?reference=${reference}`,
      dealer.phone ? `Or call us: ${dealer.phone}` : undefined,
      '',
      `No more mail from us: ${withdrawalLink(lead.id)}`,
      'You did not write to us? Then somebody gave your address by mistake, and you need do nothing.',
    ),
  }
}

/** When and where to come, and the link to change that. */
function appointmentLines({ appointment, enquiryId }: MailLead): (string | undefined)[] {
  if (!appointment) return []
  const { state, outlet } = appointment
  const isBooked = state === 'booked'
  return [
    isBooked
      ? `${appointmentInWords(appointment)}. ${outlet.address}`
      : state === 'missed'
        ? 'The time that you wanted was taken meanwhile. We call you to agree on another one.'
        : undefined,
    `${isBooked ? 'Change or cancel it' : 'Choose another time'}: ${visitAddress(enquiryId)}`,
  ]
}
