import { pagePaths } from '#contract/generated/paths.ts'
import type { Language } from '#contract/wire/language.ts'
import { isSame, keyedHash } from './keyed-hash.ts'
import { addressBehindHash, signedLink } from './signed-link.ts'

/**
 * The address in a receipt at which the reader withdraws consent, in the reader's language; valid until the
 * project's secret key changes. The proof stands behind `#`, a part that no server's log sees.
 */
export function withdrawalLink(leadId: string, language: Language): string {
  return addressBehindHash(pagePaths.withdraw, language, signedLink('withdrawal', leadId))
}

/** Is this the key of a lead's link? */
export function isWithdrawalKey(leadId: string, key: string): boolean {
  return isSame(key, keyedHash('withdrawal', leadId))
}
