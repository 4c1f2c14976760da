import { t } from '#contract/wire/language.ts'
import type { MailDealership, MailLead } from '#server/data/messages/mails.ts'
import { reviewAddress } from '#server/lib/session/review-link.ts'
import { withdrawalLink } from '#server/lib/session/withdrawal-link.ts'
import { lines, type MailWords } from './staff-mails.ts'

/**
 * Asks a visitor for a review, in the language of `inLanguage`. It asks everybody in the same words and with
 * the same ways, whatever they may think of the dealer.
 */
export function reviewMail(
  lead: MailLead,
  dealer: Pick<MailDealership, 'name' | 'googleReviews'>,
): MailWords {
  const { id, language, vehicle, family } = lead
  const { name, googleReviews: google } = dealer
  const link = reviewAddress(id, language)
  const withdrawal = withdrawalLink(id, language)
  return {
    subject: t`How was it at ${name}?`,
    text: lines(
      family === 'service'
        ? vehicle
          ? t`Your ${vehicle} was in our workshop.`
          : t`Your vehicle was in our workshop.`
        : vehicle
          ? t`Your ${vehicle} is with you.`
          : t`Your vehicle is with you.`,
      t`Please tell us in a few words how it was, good or bad: ${link}`,
      google ? t`Or write it on Google: ${google}` : undefined,
      '',
      t`We ask once. With the same link you can say that we shall not ask you again.`,
      t`No more mail from us: ${withdrawal}`,
    ),
  }
}
