import { pagePaths } from '#contract/generated/paths.ts'
import type { Language } from '#contract/wire/language.ts'
import { addressBehindHash, idOfLink, signedLink } from './signed-link.ts'

/**
 * The address at which somebody who was asked writes a review, in their language; valid until the secret key
 * changes. The proof stands behind `#`, a part that no server's log sees.
 */
export function reviewAddress(leadId: string, language: Language): string {
  return addressBehindHash(pagePaths.review, language, signedLink('review', leadId))
}

/** The lead of the text behind `#`; undefined when this server did not make the link. */
export function leadOfReviewLink(link: string): string | undefined {
  return idOfLink('review', link)
}
