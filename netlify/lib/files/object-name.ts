import { randomBytes } from 'node:crypto'

/**
 * A random name for a file in Storage: 64 hexadecimal digits and the extension. Nobody can guess it, and it tells
 * nothing about the file.
 */
export function randomObjectName(extension: string): string {
  return `${randomBytes(32).toString('hex')}.${extension}`
}
