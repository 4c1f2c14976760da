import { createContext, use } from 'react'

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json | undefined }

type Facts = { '@type': string | readonly string[] } & { [name: string]: Json | undefined }

/** Where the facts of a page are gathered while it is prerendered; they stand in its head. */
export const PageFacts = createContext<string[]>([])

/**
 * Facts about the page for search engines, in the words of schema.org; `<` is escaped so that no text can end the
 * block. Search engines read pages as they are served, so those who call this do so under `import.meta.env.SSR`, which
 * keeps the code out of the browser.
 */
export function JsonLd({ facts }: { facts: Facts }) {
  use(PageFacts).push(
    JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c'),
  )
  return null
}
