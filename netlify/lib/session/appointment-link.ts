import { pagePaths } from '#contract/generated/paths.ts'
import type { Language } from '#contract/wire/language.ts'
import { addressBehindHash, idOfLink, signedLink } from './signed-link.ts'

/** The text behind `#` in the address of the appointment of an enquiry. */
export function appointmentLink(enquiryId: string): string {
  return signedLink('appointment', enquiryId)
}

/** The address at which a visitor changes or cancels their appointment, in their language. */
export function appointmentAddress(enquiryId: string, language: Language): string {
  return addressBehindHash(pagePaths.appointment, language, appointmentLink(enquiryId))
}

/** The enquiry of a link; undefined when this server did not make the link. */
export function enquiryOfLink(link: string): string | undefined {
  return idOfLink('appointment', link)
}
