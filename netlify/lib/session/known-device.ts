import { randomBytes } from 'node:crypto'
import { isSame, keyedHash } from './keyed-hash.ts'

/** The name of the cookie that says which accounts signed in on this device. */
export const knownCookie = '__Host-known'
/** The lifetime of the cookie in seconds: 400 days, the longest that browsers allow. */
export const knownSeconds = 400 * 24 * 60 * 60

/**
 * The most accounts that one browser may be known for; several, because staff share the computer at the
 * counter.
 */
const mostAccounts = 8
const devicePattern = /^[\w-]{22}$/

/**
 * The name of the device when this cookie proves that the account signed in on the device before; undefined
 * otherwise. The cookie identifies nobody and opens nothing. It only gives the owner tries at a password that
 * a stranger cannot use up.
 */
export function knownDevice(cookie: string | undefined, accountId: string): string | undefined {
  const [device = '', ...marks] = cookie?.split('.') ?? []
  if (!devicePattern.test(device)) return undefined
  return marks.some((mark) => isSame(mark, markOf(device, accountId))) ? device : undefined
}

/**
 * The cookie after the account signed in. Accounts known before stay; the oldest one is dropped when there
 * are too many.
 */
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
