import { createHmac } from 'node:crypto'
import { signatureHeader, signedTimeHeader } from '#contract/doors/door-words.ts'

/** `sha256=` and the HMAC-SHA256 of these parts, one behind the other, in hex. */
export function signatureOf(secret: string, ...parts: readonly (string | Uint8Array)[]): string {
  const hmac = createHmac('sha256', secret)
  for (const part of parts) hmac.update(part)
  return `sha256=${hmac.digest('hex')}`
}

/** What a signature covers beside the body: the moment of the sending, in seconds, and a dot. */
export function signedBody(secret: string, time: string, body: string | Uint8Array): string {
  return signatureOf(secret, `${time}.`, body)
}

interface Signed {
  key: string
  body: string | Uint8Array
  /** The moment of the sending, which the signature covers, so that nobody can send an old text again. */
  at: Date
}

/**
 * The headers of a signed text, as the doors of this product take them and its own messages carry them.
 */
export function signedHeaders({ key, body, at }: Signed) {
  const time = String(Math.floor(at.getTime() / 1000))
  return { [signedTimeHeader]: time, [signatureHeader]: signedBody(key, time, body) }
}
