import { pagePaths } from '#contract/generated/paths.ts'
import type { Language } from '#contract/wire/language.ts'
import { addressBehindHash, idOfLink, signedLink } from './signed-link.ts'

/**
 * The text behind `#` in the address of a quotation; `firstId` is its first version.
 */
export function quotationLink(firstId: string): string {
  return signedLink('quotation', firstId)
}

/** The first version of the quotation of a link; undefined when this server did not make the link. */
export function quotationOfLink(link: string): string | undefined {
  return idOfLink('quotation', link)
}

/** The address at which a buyer reads their quotation, in a language. */
export function quotationAddress(firstId: string, language: Language): string {
  return addressBehindHash(pagePaths.quotation, language, quotationLink(firstId))
}
