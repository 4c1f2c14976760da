import { pagePaths } from '#contract/generated/paths.ts'
import { addressIn, type Language, t } from '#contract/wire/language.ts'
import type { AwaitedVehicle, MailLead } from '#server/data/messages/mails.ts'
import { withdrawalLink } from '#server/lib/session/withdrawal-link.ts'
import { siteUrl } from '#server/lib/site-url.ts'
import { lines, type MailWords } from './staff-mails.ts'

/** Tells a visitor that a vehicle they wait for has come, in the language of `inLanguage`. */
export function arrivalMail(
  arrival: AwaitedVehicle,
  { id, language }: MailLead,
  { phone }: { phone: string },
): MailWords {
  const { vehicle, outlet } = arrival
  const withdrawal = withdrawalLink(id, language)
  return {
    subject: t`${vehicle} is here`,
    text: lines(
      t`You asked us to tell you when one comes. ${vehicle} stands at ${outlet} now, and nobody has booked it yet.`,
      modelAddress(arrival, language),
      phone ? t`Or call us: ${phone}` : undefined,
      '',
      t`No more mail from us: ${withdrawal}`,
    ),
  }
}

/** The address of the page of an awaited vehicle, in its variant and colour. */
export function modelAddress({ bikeName, variant, colour }: AwaitedVehicle, language: Language): string {
  const query = new URLSearchParams({
    bikeName,
    ...(variant && { variant }),
    ...(colour && { colour }),
  })
  return `${siteUrl()}${addressIn(language, pagePaths.viewDetails)}?${query}`
}
