import { z } from 'zod'
import { latinDigits } from '#contract/wire/phone-number.ts'

/** The codes of the states and union territories, those of former names included. */
const states = new Set(
  'AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UA UK UP WB'.split(
    ' ',
  ),
)

/**
 * A registration number as it stands on a plate, written without gaps: of a state (`OD02AB1234`) or of the BH
 * series (`24BH1234A`).
 */
export function isRegistrationNumber(number: string): boolean {
  if (/^\d{2}BH(?!0000)\d{4}[A-HJ-NP-Z]{1,2}$/.test(number)) return true
  return /^[A-Z]{2}\d{1,2}[A-Z]{0,3}(?!0000)\d{4}$/.test(number) && states.has(number.slice(0, 2))
}

/** A number as somebody typed it, in capitals and without gaps. */
export function plainRegistrationNumber(typed: string): string {
  return latinDigits(typed)
    .toUpperCase()
    .replace(/[\s.–-]/g, '')
}

export const registrationNumber = z
  .string()
  .max(20)
  .transform(plainRegistrationNumber)
  .refine(isRegistrationNumber, {
    error: 'Please type the number as on the plate, such as OD 02 AB 1234 or 24 BH 1234 A.',
  })
