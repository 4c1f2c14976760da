import { base } from '#web/lib/language.ts'

/** The address under which visitors see the site, without a slash at its end; set by the build. */
const siteUrl: string = import.meta.env.VITE_SITE_URL ?? 'http://localhost:8888'

/** The full address of a file's path, for link previews and structured data. */
export function absoluteUrl(path: string): string {
  return new URL(path, `${siteUrl}/`).href
}

/** The full address, in this build's language, of a page's path as the router knows the path. */
export function pageUrl(path: string): string {
  return absoluteUrl(base !== '' && path === '/' ? base : base + path)
}
