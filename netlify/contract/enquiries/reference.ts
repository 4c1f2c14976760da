import { latinDigits } from '#contract/wire/phone-number.ts'

/** No letter here is easily taken for a digit or for another letter. The database has the same in `private.reference_of`. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The reference of an enquiry, eight letters and digits of its id (a uuid): it is known wherever the id is, also while the
 * database is away.
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

/** A reference as somebody typed it, without blanks and in capitals, with digits of any script; look-alikes count as what they look like. */
export function tidyReference(typed: string): string {
  return latinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}
