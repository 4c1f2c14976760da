import { latinDigits } from '#contract/wire/phone-number.ts'
import { numberSeparators, writtenNumbers } from '#domain/enquiries/written-numbers.ts'

/** The number of a cell of a list, and what else stood in the cell; or words that say why there is none. */
export type ListedNumber = { number: string; others: string } | { fault: string }

/**
 * Reads the cell of a number as lists have it, in whichever notation; of several numbers in one cell the
 * first counts.
 */
export function readListedNumber(cell: string): ListedNumber {
  const text = latinDigits(cell).trim()
  if (text === '') return { fault: 'There is no number.' }
  if (/^\d+(?:[.,]\d+)?e\s*\+?\d+$/i.test(text))
    return {
      fault: `A spreadsheet shortened the number to ${text}. Please format the column as text, and copy the numbers again.`,
    }
  const [number, ...more] = writtenNumbers(text)
  if (number === undefined) return { fault: `${text.slice(0, 40)} is no number that can be called.` }
  const parts = text
    .split(numberSeparators)
    .flatMap((part) => part.split(/\s(?=\+?\d{10})/))
    .map((part) => part.trim())
    .filter(Boolean)
  const others = parts.length > 1 ? parts.filter((part) => writtenNumbers(part)[0] !== number) : more
  return { number, others: others.join(', ') }
}
