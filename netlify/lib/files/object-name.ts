import { createHash, randomBytes } from 'node:crypto'

/**
 * A random name for a file in Storage: 64 hexadecimal digits and the extension. Nobody can guess the name,
 * and it reveals nothing about the file.
 */
export function randomObjectName(extension: string): string {
  return `${randomBytes(32).toString('hex')}.${extension}`
}

/**
 * The name of a file that belongs to one owner only: the same name for the same content, in the form of a
 * random one.
 */
export function objectNameOf(owner: string, content: Uint8Array, extension: string): string {
  return `${createHash('sha256').update(`${owner} `).update(content).digest('hex')}.${extension}`
}
