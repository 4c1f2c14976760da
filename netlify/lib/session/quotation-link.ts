import { isSame, keyedHash } from './keyed-hash.ts'

/**
 * The text behind `#` in the address of a quotation, a part that no server's log sees; `firstId` is its first
 * version. Valid until the secret key changes.
 */
export function quotationLink(firstId: string): string {
  return `${firstId}.${keyedHash('quotation', firstId)}`
}

/** The first version of the quotation of a link; undefined when this server did not make the link. */
export function quotationOfLink(link: string): string | undefined {
  const [firstId = ''] = link.split('.')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(firstId)) return undefined
  return isSame(link, quotationLink(firstId)) ? firstId : undefined
}
