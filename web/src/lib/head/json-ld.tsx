import { createContext, use, useEffect } from 'react'

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json | undefined }

type Facts = { '@type': string | readonly string[] } & { [name: string]: Json | undefined }

/** Collects the facts of a page while it is prerendered; they are written into the page's head. */
export const PageFacts = createContext<string[]>([])

/**
 * Facts about the page for search engines, in the vocabulary of schema.org. A prerendered page has them in
 * its head; in the browser they are added to the head and removed with the page. `<` is escaped so that no
 * text can end the block.
 */
export function JsonLd({ facts }: { facts: Facts }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
  if (import.meta.env.SSR) use(PageFacts).push(json)
  useEffect(() => {
    for (const made of document.head.querySelectorAll('script[data-prerendered]')) made.remove()
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.text = json
    document.head.append(script)
    return () => script.remove()
  }, [json])
  return null
}
