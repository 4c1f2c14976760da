/** The address visitors see, without a slash at its end; the build puts it in. */
const siteUrl: string = import.meta.env.VITE_SITE_URL ?? 'http://localhost:8888'

/** A site-relative path as a full address, for canonical links, link previews and structured data. */
export function absoluteUrl(path: string): string {
  return new URL(path, `${siteUrl}/`).href
}
