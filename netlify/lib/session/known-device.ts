import { randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash } from './keyed-hash.ts'

export const knownCookie = '__Host-known'
/** The longest time browsers keep a cookie, in seconds: 400 days. */
export const knownSeconds = 400 * 24 * 60 * 60

/** Accounts one browser may be known for: the computer at the counter is shared. */
const mostAccounts = 8
const devicePattern = /^[\w-]{22}$/

/**
 * The name of the device when this cookie says that the account signed in on it before. It proves no identity and opens
 * nothing; it only gives the owner tries that a stranger cannot use up.
 */
export function knownDevice(cookie: string | undefined, accountId: string): string | undefined {
  const [device = '', ...marks] = cookie?.split('.') ?? []
  if (!devicePattern.test(device)) return undefined
  return marks.some((mark) => isSame(mark, markOf(device, accountId))) ? device : undefined
}

/** The cookie after the account signed in: the accounts known before stay, the oldest goes when there are too many. */
export function rememberDevice(cookie: string | undefined, accountId: string): string {
  const [first = '', ...marks] = cookie?.split('.') ?? []
  const isDevice = devicePattern.test(first)
  const device = isDevice ? first : randomBytes(16).toString('base64url')
  const mark = markOf(device, accountId)
  const others = isDevice ? marks.filter((one) => one !== mark && one.length === mark.length) : []
  return [device, mark, ...others].slice(0, mostAccounts + 1).join('.')
}

function markOf(device: string, accountId: string): string {
  return keyedHash('known device', `${accountId} ${device}`)
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
