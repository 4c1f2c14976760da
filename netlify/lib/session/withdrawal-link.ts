import { timingSafeEqual } from 'node:crypto'
import { siteUrl } from '../site-url.ts'
import { keyedHash } from './keyed-hash.ts'

/** The address in a receipt at which its reader withdraws; it holds until the project's secret key changes. */
export function withdrawalLink(leadId: string): string {
  return `${siteUrl()}/withdraw?lead=${leadId}&key=${keyOf(leadId)}`
}

/** Is this the key of a lead's link? */
export function isWithdrawalKey(leadId: string, key: string): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(keyOf(leadId))]
  return given.length === right.length && timingSafeEqual(given, right)
}

function keyOf(leadId: string): string {
  return keyedHash('withdrawal', leadId)
}
