import { limits } from '#contract/wire/limits.ts'
import { indianNumber, isCallable, latinDigits } from '#contract/wire/phone-number.ts'

/** What people write between two numbers. */
export const numberSeparators = /[/,;|&\n]|\bor\b|\band\b/i

/**
 * The numbers in a text that can be called, in the order in which they stand, those of India in ten digits:
 * grouped in any way, in digits of any script, with +91, 0, (0), `p:` or words in front, with words or the
 * `.0` of a spreadsheet behind, several side by side.
 */
export function writtenNumbers(text: string): string[] {
  const plain = latinDigits(text)
  const whole = wholeNumber(plain)
  return whole === undefined ? plain.split(numberSeparators).flatMap(numbersOf) : [whole]
}

/** The number of a text in which nothing else stands. */
function wholeNumber(text: string): string | undefined {
  const bare = text
    .replace(/^[\s'"=]+|['"\s]+$/g, '')
    .replace(/\.0+$/, '')
    .replace(/^[a-z]+\s*:\s*/i, '')
  if (/\p{L}/u.test(bare)) return undefined
  return indianNumber(bare) ?? (isCallable(bare) && bare.length <= limits.mobile ? bare : undefined)
}

function numbersOf(text: string): string[] {
  const whole = wholeNumber(text)
  if (whole !== undefined) return [whole]
  // Signs without letters from a digit on; a plus begins another number.
  const runs = text.match(/\+?\d[^\p{L}+]*/gu) ?? []
  return runs.flatMap((run) => wholeNumber(run) ?? mobilesAmong(run.match(/\d+/g) ?? []))
}

/** The most groups in which people write one number. */
const mostGroups = 8

/** The mobile numbers of India that neighbouring groups of digits make. */
function mobilesAmong(groups: readonly string[]): string[] {
  for (const from of groups.keys())
    for (let to = from + 1; to <= Math.min(groups.length, from + mostGroups); to++) {
      const found = /^(?:0|91|091|0091)?([6-9]\d{9})$/.exec(groups.slice(from, to).join(''))?.[1]
      if (found) return [found, ...mobilesAmong(groups.slice(to))]
    }
  return []
}
