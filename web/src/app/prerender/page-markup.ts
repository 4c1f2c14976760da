import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Dealership } from '#contract/dealership/dealership.ts'
import { addressIn, alternatesOf, type Language, t } from '#contract/wire/language.ts'
import { shellFactsId } from '#web/lib/dealership.tsx'
import { language } from '#web/lib/language.ts'

/** Puts a page's head and markup into the slots of the built index.html. */
export function fill(template: string, head: string, body: string): string {
  return template.replace('<!--head-->', () => head).replace('<!--app-->', () => body)
}

/** The facts of a page for search engines, as JSON-LD. */
export function factsTag(json: string): string {
  return `<script type="application/ld+json" data-prerendered>${json}</script>`
}

/**
 * Adds to a page the addresses of that page in every language that the site speaks. A page whose canonical
 * address is that of another page, or that search engines must not list, gets none in any language.
 */
export function withAlternates(
  head: string,
  path: string,
  { siteUrl, spoken }: { siteUrl: string; spoken: readonly Language[] },
): string {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1]
  const own = new URL(addressIn(language, path), siteUrl).href
  if (canonical !== own || head.includes('content="noindex')) return head
  return (
    head +
    alternatesOf(path, spoken)
      .map(([name, at]) => alternateTag(name, new URL(at, siteUrl).href))
      .join('')
  )
}

function alternateTag(name: string, address: string): string {
  return `<link rel="alternate" hreflang="${name}" href="${address.replaceAll('&', '&amp;')}">`
}

/**
 * Moves the title, meta and link tags of a page, which React writes before the page's markup, into the head.
 */
export function liftHead(html: string): { head: string; body: string } {
  const tags = /^(?:<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head: tags, body: html.slice(tags.length) }
}

/**
 * The title of a page without content until its own title comes; React puts that one first, and a browser
 * shows the first.
 */
export function shellTitle({ name }: Dealership): string {
  return renderToStaticMarkup(createElement('title', null, name || t`Opening soon`))
}

/**
 * The dealership's facts for a page without content, which needs the dealer's name for its frame; like every
 * page it asks for the newest facts later.
 */
export function shellFacts(dealership: Dealership): string {
  const json = JSON.stringify(dealership).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${shellFactsId}">${json}</script>`
}
