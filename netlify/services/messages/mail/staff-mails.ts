import { purposeLabel, stateLabel } from '#contract/appointments/appointment-words.ts'
import { inFours, referenceOf } from '#contract/enquiries/reference.ts'
import { dayInWords } from '#contract/wire/day-words.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { t, wordsFor } from '#contract/wire/language.ts'
import { clockInWords, momentInWords } from '#domain/leads/promise-words.ts'
import type { DigestFacts, LinkAccount, MailLead } from '#server/data/messages/mails.ts'
import { openLink } from '#server/lib/session/sealed-link.ts'
import { siteUrl } from '#server/lib/site-url.ts'

/** The words of a mail, without its sender and receivers. */
export interface MailWords {
  subject: string
  text: string
  /** The same for programs that show more than plain text. */
  html?: string
}

/** A lead with the name of its kind in the language of the mail. */
export type NamedLead = MailLead & { kind: string }

/**
 * The mail about a new lead, for the list of its outlet. The subject names nobody, because it shows on locked
 * screens.
 */
export function leadMail(lead: NamedLead, now: Date): MailWords {
  const { promisedAt, appointment } = lead
  const promise = promisedAt ? `Call by ${momentInWords(new Date(promisedAt), now)}` : 'New'
  return {
    subject: [`${appointment?.state === 'booked' ? 'Appointment' : promise}: ${lead.kind}`, lead.model]
      .filter(Boolean)
      .join(', '),
    text: lines(...factsOf(lead), '', leadAddress(lead)),
  }
}

/** The mail about a broken promise, for the managers. */
export function brokenMail(lead: NamedLead, now: Date): MailWords {
  const by = momentInWords(new Date(lead.promisedAt ?? lead.createdAt), now)
  return {
    subject: `Promise broken: ${lead.kind} ${inFours(referenceOf(lead.enquiryId))}`,
    text: lines(
      `The visitor was told to be called by ${by}, and nobody has.`,
      lead.assignee ? `It is with ${lead.assignee}.` : 'Nobody has it.',
      '',
      ...factsOf(lead),
      '',
      leadAddress(lead),
    ),
  }
}

/** The digest of yesterday's leads and of those that are open this morning, for the managers. */
export function digestMail({ came, unassigned, overdue, promised, kept }: DigestFacts): MailWords {
  return {
    subject: `This morning: ${unassigned} unassigned, ${overdue} overdue`,
    text: lines(
      `Yesterday ${came} came in.`,
      promised > 0 ? `Of ${promised} promises ${kept} were kept.` : 'No call was promised for yesterday.',
      '',
      `Unassigned: ${unassigned}  ${inboxTab('unassigned')}`,
      `Overdue: ${overdue}  ${inboxTab('overdue')}`,
    ),
  }
}

/** The mail about leads that came faster than each could have a mail of its own. */
export function moreLeadsMail(more: number): MailWords {
  const enquiries = more === 1 ? '1 more enquiry' : `${more} more enquiries`
  return {
    subject: `… and ${enquiries}`,
    text: lines(
      `${enquiries} came while we sent you many mails. To keep your mailbox usable, here is one mail for all of them.`,
      '',
      inboxTab('all'),
    ),
  }
}

/** The mail about broken promises to visitors whose enquiries had no mail of their own either. */
export function moreBrokenMail(more: number): MailWords {
  const promises = more === 1 ? '1 more promise is' : `${more} more promises are`
  return {
    subject: `… and ${promises} broken`,
    text: lines('These visitors were told to be called by now, and nobody has.', '', inboxTab('overdue')),
  }
}

/** The mail with the link by which a member of staff sets the password of their account. */
export function linkMail({ id, name, userId, sealedLink, until }: LinkAccount, now: Date): MailWords {
  return {
    subject: 'Set your password for the back office',
    text: lines(
      `${name}, with this link you set your password. It works once, until ${momentInWords(new Date(until), now)}:`,
      openLink(id, sealedLink),
      '',
      `Your user ID is ${userId}. If you do not work here, please delete this mail.`,
    ),
  }
}

/**
 * Purpose, vehicle, moment and outlet in the language of the mail: `Test ride (SP125 Drum) on Monday 23
 * November, 10:30 am at Jagatpur`.
 */
export function appointmentInWords(appointment: NonNullable<MailLead['appointment']>): string {
  const { startsAt, outlet } = appointment
  const what = occasionInWords(appointment)
  const moment = new Date(startsAt)
  const day = dayInWords(indianDay(moment))
  const time = clockInWords(moment)
  const place = outlet.name
  return t`${what} on ${day}, ${time} at ${place}`
}

/** What an appointment is for, and for which vehicle: `Test ride (SP125 Drum)`. */
export function occasionInWords({
  purpose,
  vehicle,
}: Pick<NonNullable<MailLead['appointment']>, 'purpose' | 'vehicle'>): string {
  const spoken = purposeInWords(purposeLabel(purpose))
  return vehicle ? `${spoken} (${vehicle})` : spoken
}

const purposeInWords = wordsFor('Test ride', 'Delivery', 'Paid service', 'Free service')
export const stateInWords = wordsFor('Cancelled')

/** The lines of a text; undefined ones are left out. */
export function lines(...all: (string | undefined)[]): string {
  return all.filter((line) => line !== undefined).join('\n')
}

function factsOf(lead: NamedLead): (string | undefined)[] {
  const { name, mobile, marks, model, outlet, message, enquiryId, appointment } = lead
  const fact = (label: string, value: string) => (value ? `${label}: ${value}` : undefined)
  return [
    fact('Name', name),
    marks.includes('do-not-call') ? 'Do not call.' : fact('Mobile', mobile),
    fact('About', [lead.kind, model].filter(Boolean).join(', ')),
    fact('Outlet', outlet),
    appointment
      ? `Appointment: ${stateLabel(appointment.state)}, ${appointmentInWords(appointment)}`
      : undefined,
    fact('Reference', inFours(referenceOf(enquiryId))),
    fact('Message', message),
  ]
}

function inboxTab(name: 'all' | 'unassigned' | 'overdue'): string {
  return `${siteUrl()}/admin/dashboard?page=inbox&tab=${name}`
}

function leadAddress({ id }: MailLead): string {
  return `${siteUrl()}/admin/dashboard?page=inbox&tab=all&lead=${id}`
}
