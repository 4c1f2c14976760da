import { randomBytes } from 'node:crypto'
import { secretKey } from '#server/lib/env.ts'
import { seal, unseal } from '#server/lib/second-store/sealed-bytes.ts'

/** A new secret of 32 characters. */
export function makeSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** Encrypts the secret of a door, so that a reader of the database cannot send in its sender's name. */
export function sealSecret(slug: string, secret: string): string {
  return Buffer.from(seal(secretKey(), nameOf(slug), Buffer.from(secret))).toString('base64url')
}

/** The secret; undefined where there is none, or where it was sealed under another key of the server. */
export function openSecret(slug: string, sealed: string): string | undefined {
  if (sealed === '') return undefined
  try {
    return Buffer.from(unseal(secretKey(), nameOf(slug), Buffer.from(sealed, 'base64url'))).toString()
  } catch {
    return undefined
  }
}

const nameOf = (slug: string) => `door ${slug}`
