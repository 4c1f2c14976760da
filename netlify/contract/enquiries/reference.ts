import { latinDigits } from '#contract/wire/phone-number.ts'

/**
 * The alphabet of references: no letter is easily taken for a digit or another letter. `private.reference_of`
 * in the database has the same alphabet.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The reference of an enquiry, eight letters and digits made from its id (a uuid): wherever the id is known,
 * the reference is too, even while the database is away.
 */
export function referenceOf(id: string): string {
  let bits = BigInt(`0x${id.replaceAll('-', '').slice(-10)}`)
  let reference = ''
  for (let place = 0; place < 8; place++) {
    reference = alphabet.charAt(Number(bits & 31n)) + reference
    bits >>= 5n
  }
  return reference
}

/** A reference as people read it: `K7QM-2F9D`. */
export function inFours(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4)}`
}

/**
 * A typed reference without blanks and in capitals, with digits of any script as 0 to 9; a look-alike letter
 * becomes the digit or letter that it looks like.
 */
export function tidyReference(typed: string): string {
  return latinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}
