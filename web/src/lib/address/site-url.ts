import { base } from '#web/lib/language.ts'

/** The address visitors see, without a slash at its end; the build puts it in. */
const siteUrl: string = import.meta.env.VITE_SITE_URL ?? 'http://localhost:8888'

/** A file's path as a full address, for link previews and structured data. */
export function absoluteUrl(path: string): string {
  return new URL(path, `${siteUrl}/`).href
}

/** A page's path, as the router knows it, as its full address in this language. */
export function pageUrl(path: string): string {
  return absoluteUrl(base !== '' && path === '/' ? base : base + path)
}
