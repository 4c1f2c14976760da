import { randomBytes } from 'node:crypto'

/** A name for a file in Storage that nobody can guess and that says nothing of the file: 64 hexadecimal digits. */
export function randomObjectName(extension: string): string {
  return `${randomBytes(32).toString('hex')}.${extension}`
}
