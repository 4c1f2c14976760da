import { createHash } from 'node:crypto'

const longest = 200

/**
 * The words of an error without what may be about a person: addresses, quoted texts, numbers. Browsers quote
 * whatever they did not write themselves. The name of a property in single quotes stays, because it is code
 * and often all that tells an error.
 */
export function plainMessage(message: string): string {
  return message
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\b[a-z]+:\/\/[^\s"'”’)]+/gi, ownPath)
    .replace(/[?#]\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/"[^"]*("|$)|“[^”]*(”|$)|‘[^’]*(’|$)|`[^`]*(`|$)/g, '“…”')
    .replace(/'([^']*)('|$)/g, (quoted, text: string) => (/^[$A-Z_a-z]{1,30}$/.test(text) ? quoted : "'…'"))
    .replace(/\d+/g, '#')
    .trim()
    .slice(0, longest)
}

/** The first twelve digits of a hash by which the same error is known again. */
export function errorHash(message: string, frame: string): string {
  return createHash('sha256').update(`${message}\n${frame}`).digest('hex').slice(0, 12)
}

/** Of an address the name of a file of the site; nothing of any other. */
function ownPath(address: string): string {
  return /\/assets\/[\w-]+\.\w+/.exec(address)?.[0] ?? '…'
}
