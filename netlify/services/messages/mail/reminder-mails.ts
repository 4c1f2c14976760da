import { indianDay } from '#contract/wire/indian-clock.ts'
import { t } from '#contract/wire/language.ts'
import { isAhead } from '#domain/appointments/appointment-standing.ts'
import { clockInWords, momentInWords } from '#domain/leads/promise-words.ts'
import type { MailLead } from '#server/data/messages/mails.ts'
import { appointmentAddress } from '#server/lib/session/appointment-link.ts'
import { withdrawalLink } from '#server/lib/session/withdrawal-link.ts'
import { appointmentLines, callLine } from './receipt-mail.ts'
import { appointmentInWords, lines, type MailWords, occasionInWords } from './staff-mails.ts'

/**
 * Reminds a visitor of their appointment, in the language of `inLanguage`; undefined when the appointment was
 * cancelled or has passed meanwhile.
 */
export function reminderMail(lead: MailLead, dealer: { phone: string }, now: Date): MailWords | undefined {
  const { appointment } = lead
  if (!appointment || !isAhead(appointment, now)) return undefined
  const starts = new Date(appointment.startsAt)
  const time = clockInWords(starts)
  const what = occasionInWords(appointment)
  const isToday = indianDay(starts) === indianDay(now)
  const link = appointmentAddress(lead.enquiryId, lead.language)
  return {
    subject: isToday ? t`Today at ${time}: ${what}` : t`Tomorrow at ${time}: ${what}`,
    text: lines(
      t`We expect you.`,
      '',
      ...appointmentLines(lead, now),
      appointment.isConfirmed ? undefined : t`Tell us that you come: ${link}`,
      ...ending(lead, dealer),
    ),
  }
}

/**
 * Offers free times, moments in ISO 8601, to a visitor who did not come; undefined when staff have said since
 * that the visitor came, or gave them another time.
 */
export function noShowMail(
  lead: MailLead,
  freeTimes: readonly string[],
  dealer: { phone: string },
  now: Date,
): MailWords | undefined {
  const { appointment } = lead
  if (appointment?.state !== 'no-show') return undefined
  const link = appointmentAddress(lead.enquiryId, lead.language)
  return {
    subject: appointmentInWords(appointment),
    text: lines(
      t`We did not see you at the agreed time.`,
      `${appointmentInWords(appointment)}.`,
      '',
      ...(freeTimes.length > 0
        ? [
            t`These times are free:`,
            ...freeTimes.map((moment) => `- ${momentInWords(new Date(moment), now)}`),
            '',
          ]
        : []),
      t`Choose another time: ${link}`,
      ...ending(lead, dealer),
    ),
  }
}

function ending(lead: MailLead, dealer: { phone: string }): (string | undefined)[] {
  const withdrawal = withdrawalLink(lead.id, lead.language)
  return [callLine(lead, dealer), '', t`No more mail from us: ${withdrawal}`]
}
