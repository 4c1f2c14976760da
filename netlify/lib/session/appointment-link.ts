import { pagePaths } from '#contract/generated/paths.ts'
import { addressIn, type Language } from '#contract/wire/language.ts'
import { siteUrl } from '../site-url.ts'
import { isSame, keyedHash } from './keyed-hash.ts'

/**
 * The text behind `#` in the address of an appointment, a part that no server's log sees; valid until the
 * secret key changes.
 */
export function appointmentLink(enquiryId: string): string {
  return `${enquiryId}.${keyedHash('appointment', enquiryId)}`
}

/** The address at which a visitor changes or cancels their appointment, in their language. */
export function appointmentAddress(enquiryId: string, language: Language): string {
  return `${siteUrl()}${addressIn(language, pagePaths.appointment)}#${appointmentLink(enquiryId)}`
}

/** The enquiry of a link; undefined when this server did not make the link. */
export function enquiryOfLink(link: string): string | undefined {
  const [enquiryId = ''] = link.split('.')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(enquiryId)) return undefined
  return isSame(link, appointmentLink(enquiryId)) ? enquiryId : undefined
}
