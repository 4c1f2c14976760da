import type { Category } from '#contract/catalogue/lines.ts'
import type { PriceVersion } from '#contract/prices/price-batches.ts'
import { latinDigits } from '#contract/wire/phone-number.ts'

/**
 * A change of a whole line: by percent or by rupees, more or less, rounded to a multiple of `roundTo` rupees.
 */
export interface LineChange {
  line: Category | ''
  by: 'percent' | 'rupees'
  amount: number
  roundTo: number
}

export const roundings = [
  { value: '1', label: 'whole rupees' },
  { value: '10', label: 'the nearest ₹10' },
  { value: '50', label: 'the nearest ₹50' },
  { value: '100', label: 'the nearest ₹100' },
  { value: '500', label: 'the nearest ₹500' },
] as const

/** The versions of a line with their new prices (rupees). */
export function changeLine(
  versions: readonly PriceVersion[],
  { line, by, amount, roundTo }: LineChange,
): { version: PriceVersion; wanted: number }[] {
  return versions
    .filter(({ category }) => line === '' || category === line)
    .map((version) => {
      const exact = by === 'percent' ? version.price * (1 + amount / 100) : version.price + amount
      // The rounding to six digits keeps the tiny error of a binary fraction from turning a half the wrong
      // way.
      return { version, wanted: Math.round(Number((exact / roundTo).toFixed(6))) * roundTo }
    })
}

/** Reads `2`, `+2.5`, `-500`, `− 1,000`; NaN for anything else, and for 0. */
export function readAmount(text: string): number {
  const plain = latinDigits(text)
    .replace(/[,\s₹%]/g, '')
    .replace(/^[−–]/, '-')
  const amount = /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
  return amount === 0 ? Number.NaN : amount
}
