import { t } from '#contract/wire/language.ts'

const groups = [
  { size: 10_000_000, words: (crore: number) => t`${crore} crore` },
  { size: 100_000, words: (lakh: number) => t`${lakh} lakh` },
  { size: 1000, words: (thousand: number) => t`${thousand} thousand` },
  { size: 1, words: String },
]

/**
 * An amount in rupees as people say it, rounded to the rupee: "1 lakh 5 thousand 482 rupees". Speech voices
 * stumble over "₹" before a number, and over commas that group lakhs.
 */
export function spokenRupees(rupees: number): string {
  let rest = Math.round(rupees)
  const parts: string[] = []
  for (const { size, words } of groups) {
    const count = Math.floor(rest / size)
    rest %= size
    if (count > 0) parts.push(words(count))
  }
  const number = parts.join(' ') || '0'
  return t`${number} rupees`
}
