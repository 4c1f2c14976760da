import { indianNumber, isCallable, latinDigits } from '#contract/wire/phone-number.ts'

/** The number of a cell of a list, and what else stood in the cell; or words that say why there is none. */
export type ListedNumber = { number: string; others: string } | { fault: string }

/**
 * Reads the cell of a number as lists have it: grouped in any way, in digits of any script, with +91, 0 or
 * `p:` in front, with `.0` behind, or two numbers in one cell, of which the first that can be called counts.
 */
export function readListedNumber(cell: string): ListedNumber {
  const text = latinDigits(cell).trim()
  if (text === '') return { fault: 'There is no number.' }
  if (/^\d+(?:[.,]\d+)?e\s*\+?\d+$/i.test(text))
    return {
      fault: `A spreadsheet shortened the number to ${text}. Please format the column as text, and copy the numbers again.`,
    }
  const parts = [text, ...text.split(/[/,;|&]|\bor\b|\band\b|\s(?=\+?\d{10})/i)]
    .map((part) => part.trim())
    .filter(Boolean)
  const [number] = parts.flatMap((part) => numberIn(part))
  if (number === undefined) return { fault: `${text.slice(0, 40)} is no number that can be called.` }
  const others = parts.slice(1).filter((part) => numberIn(part)[0] !== number)
  return { number, others: parts[0] !== undefined && numberIn(parts[0]).length > 0 ? '' : others.join(', ') }
}

function numberIn(text: string): string[] {
  const plain = text.replace(/^['"=]+|["']+$/g, '').replace(/\.0+$/, '')
  const indian = indianNumber(plain)
  if (indian) return [indian]
  const written = plain.replace(/^[a-z]+\s*:\s*/i, '')
  return isCallable(written) && written.length <= 20 ? [written] : []
}
