import { limits } from '#contract/limits.ts'

const counted = 8_000

/**
 * Is this, whatever its case, one of the passwords that people choose most and strangers try first (ASVS 6.2.4)? The list
 * is read when it is asked for the first time.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return mostCommon(dictionary['passwords-common']).includes(password.toLowerCase())
}

/** Of words by how often they are chosen, the first 8,000 that are long enough to be chosen here at all. */
export function mostCommon(words: readonly string[]): string[] {
  return words.filter(({ length }) => length >= limits.passwordLength).slice(0, counted)
}
