import { addressIn, type Language } from '#contract/wire/language.ts'
import { siteUrl } from '../site-url.ts'
import { isSame, keyedHash } from './keyed-hash.ts'

/**
 * The text behind `#` in the address of a record, a part that no server's log sees: its id (a uuid) and the
 * key that this server made for it; valid until the secret key changes. `purpose` keeps links apart.
 */
export function signedLink(purpose: string, id: string): string {
  return `${id}.${keyedHash(purpose, id)}`
}

/** The id of a link; undefined when this server did not make the link for this purpose. */
export function idOfLink(purpose: string, link: string): string | undefined {
  const [id = ''] = link.split('.')
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return undefined
  return isSame(link, signedLink(purpose, id)) ? id : undefined
}

/** The address of a page, in a language, with a text behind `#`. */
export function addressBehindHash(path: string, language: Language, link: string): string {
  return `${siteUrl()}${addressIn(language, path)}#${link}`
}
