import { secretKey } from '../env.ts'
import { seal, unseal } from '../second-store/sealed-bytes.ts'

/**
 * Encrypts the link of an account for the outbox of mails, so that a reader of the database cannot use the
 * link.
 */
export function sealLink(staffId: string, link: string): string {
  return Buffer.from(seal(secretKey(), nameOf(staffId), Buffer.from(link))).toString('base64url')
}

/** Decrypts the link. Throws when it was sealed for another account or under another key. */
export function openLink(staffId: string, sealedLink: string): string {
  const opened = unseal(secretKey(), nameOf(staffId), Buffer.from(sealedLink, 'base64url'))
  return Buffer.from(opened).toString()
}

const nameOf = (staffId: string) => `staff link ${staffId}`
