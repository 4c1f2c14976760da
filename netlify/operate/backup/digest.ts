import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal digits. */
export const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')
