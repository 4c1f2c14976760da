import { limits } from '#contract/wire/limits.ts'

const counted = 8_000

/**
 * Is this one of the passwords that people choose most, in any case of letters (ASVS 6.2.4)? The list is
 * loaded at the first call, because most calls of a function never need it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return mostCommon(dictionary['passwords-common']).includes(password.toLowerCase())
}

/**
 * The 8,000 most common of these words that are long enough for a password here; `words` begin with the most
 * common.
 */
export function mostCommon(words: readonly string[]): string[] {
  return words.filter(({ length }) => length >= limits.passwordLength).slice(0, counted)
}
