import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'second store', 32))
}

/**
 * Encrypts with AES-256-GCM. The name is authenticated too, so that an entry under another name cannot be
 * opened.
 */
export function seal(secret: string, name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([cipher.update(content), cipher.final()])
  return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), sealed]))
}

/**
 * Decrypts bytes that were sealed under this name. Throws when the secret, the name or a single bit differs.
 */
export function unseal(secret: string, name: string, sealed: Uint8Array): Uint8Array {
  const iv = sealed.subarray(0, ivBytes)
  const tag = sealed.subarray(ivBytes, ivBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(name)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}
