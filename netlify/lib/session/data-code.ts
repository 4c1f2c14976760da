import { randomInt } from 'node:crypto'
import { codeRules } from '#contract/privacy/data-requests.ts'
import { secretKey } from '../env.ts'
import { seal, unseal } from '../second-store/sealed-bytes.ts'
import { keyedHash } from './keyed-hash.ts'

/** A new code: six digits that nobody can foresee. */
export function makeCode(): string {
  return String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0')
}

/** The hash under which the code of an e-mail address is kept; capitals do not count. */
export function addressHash(email: string): string {
  return keyedHash('data code address', email.toLowerCase())
}

/** The hash of a code for one address, so that one code of two people has two hashes. */
export function codeHash(email: string, code: string): string {
  return keyedHash('data code', `${email.toLowerCase()} ${code}`)
}

/** Encrypts a code for the outbox of mails, so that a reader of the database cannot use the code. */
export function sealCode(email: string, code: string): string {
  return Buffer.from(seal(secretKey(), nameOf(email), Buffer.from(code))).toString('base64url')
}

/** Decrypts a code. Throws when it was sealed for another address or under another key. */
export function openCode(email: string, sealed: string): string {
  return Buffer.from(unseal(secretKey(), nameOf(email), Buffer.from(sealed, 'base64url'))).toString()
}

const nameOf = (email: string) => `data code ${email.toLowerCase()}`
