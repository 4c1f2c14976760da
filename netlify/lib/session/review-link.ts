import { pagePaths } from '#contract/generated/paths.ts'
import { addressIn, type Language } from '#contract/wire/language.ts'
import { siteUrl } from '../site-url.ts'
import { isSame, keyedHash } from './keyed-hash.ts'

/**
 * The address at which somebody who was asked writes a review, in their language; valid until the secret key
 * changes. The proof stands behind `#`, a part that no server's log sees.
 */
export function reviewAddress(leadId: string, language: Language): string {
  return `${siteUrl()}${addressIn(language, pagePaths.review)}#${leadId}.${keyOf(leadId)}`
}

/** The lead of the text behind `#`; undefined when this server did not make the link. */
export function leadOfReviewLink(link: string): string | undefined {
  const [leadId = ''] = link.split('.')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(leadId)) return undefined
  return isSame(link, `${leadId}.${keyOf(leadId)}`) ? leadId : undefined
}

function keyOf(leadId: string): string {
  return keyedHash('review', leadId)
}
