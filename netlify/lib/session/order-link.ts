import { pagePaths } from '#contract/generated/paths.ts'
import type { Language } from '#contract/wire/language.ts'
import { addressBehindHash, idOfLink, signedLink } from './signed-link.ts'

/** The address at which a buyer reads how far their order is, in their language. */
export function orderAddress(orderId: string, language: Language): string {
  return addressBehindHash(pagePaths.order, language, orderLink(orderId))
}

/** The text behind `#` in the address of an order. */
export function orderLink(orderId: string): string {
  return signedLink('order', orderId)
}

/** The order of a link; undefined when this server did not make the link. */
export function orderOfLink(link: string): string | undefined {
  return idOfLink('order', link)
}
