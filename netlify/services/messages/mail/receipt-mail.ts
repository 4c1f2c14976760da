import { inFours, referenceOf } from '#contract/enquiries/reference.ts'
import { addressIn, t } from '#contract/wire/language.ts'
import { enquiryKindWords } from '#domain/enquiries/enquiry-kind-words.ts'
import { promiseInWords } from '#domain/leads/promise-words.ts'
import type { MailLead } from '#server/data/messages/mails.ts'
import { visitAddress } from '#server/lib/session/visit-link.ts'
import { withdrawalLink } from '#server/lib/session/withdrawal-link.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import { say } from '#server/lib/words/say.ts'
import { appointmentInWords, kindOf, lines, type MailWords } from './staff-mails.ts'

/**
 * The receipt for the visitor who gave an address, in the language in which they wrote. It repeats nothing that was typed, so
 * that nobody can have words of their own sent to a stranger in the dealer's name.
 */
export function receiptMail(lead: MailLead, dealer: { name: string; phone: string }, now: Date): MailWords {
  const { promisedAt, answeredAt, language } = lead
  const said = (english: string) => say(language, english)
  const reference = inFours(referenceOf(lead.enquiryId))
  const isOpen = promisedAt !== null && answeredAt === null && Date.parse(promisedAt) > now.getTime()
  const kind = enquiryKindWords(kindOf(lead))
  const status = `${siteUrl()}${addressIn(language, '/enquiry-status')}?reference=${referenceOf(lead.enquiryId)}`
  const withdrawal = withdrawalLink(lead.id, language)
  return {
    subject: said(t`We have your enquiry ${reference}`),
    text: lines(
      said(t`Thank you for writing to ${dealer.name}. We have your enquiry (${kind}).`),
      '',
      said(t`Your reference is ${reference}.`),
      ...appointmentLines(lead, said),
      isOpen ? said(promiseInWords(new Date(promisedAt), now)) : undefined,
      said(t`Check its status: ${status}`),
      dealer.phone ? said(t`Or call us: ${dealer.phone}`) : undefined,
      '',
      said(t`No more mail from us: ${withdrawal}`),
      said(t`If you did not write to us, somebody gave your address by mistake: please ignore this mail.`),
    ),
  }
}

/** What stands now, for the visitor whose appointment was changed, by its link or by staff, or booked by staff. */
export function visitMail(lead: MailLead, dealer: { phone: string }): MailWords {
  const said = (english: string) => say(lead.language, english)
  const reference = inFours(referenceOf(lead.enquiryId))
  const { state, isFirst } = lead.appointment ?? {}
  const news = isFirst ? said(t`Your appointment is booked.`) : said(t`Your appointment has a new time.`)
  return {
    subject: said(t`Your appointment ${reference}`),
    text: lines(
      state === 'booked' ? news : said(t`Your appointment is cancelled.`),
      '',
      ...appointmentLines(lead, said),
      dealer.phone ? said(t`Or call us: ${dealer.phone}`) : undefined,
      '',
      said(t`If you did not change it, please call us.`),
    ),
  }
}

/** When and where to come, and the link to change that. */
function appointmentLines(
  { appointment, enquiryId, language }: MailLead,
  said: (english: string) => string,
): (string | undefined)[] {
  if (!appointment) return []
  const { state, outlet } = appointment
  const link = visitAddress(enquiryId, language)
  if (state === 'booked') {
    const where = `${appointmentInWords(appointment, language)}. ${outlet.address}`
    return [where, said(t`Change or cancel it: ${link}`)]
  }
  return [
    state === 'missed'
      ? said(t`The time that you wanted was taken meanwhile. We call you to agree on another one.`)
      : undefined,
    said(t`Choose another time: ${link}`),
  ]
}
