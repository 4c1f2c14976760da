import type { Page } from '@playwright/test'

/** Two words of Latin letters in a row, the second in small ones, as no name is written. */
const english = /\b[A-Za-z]{2,} (?=[a-z]{2,}\b)/
/** Names of things that all languages here write in Latin letters. */
const names =
  /https?:\/\/\S+|[\w.]+@\S+|\b(?:Honda|Joy Club|WhatsApp|Extended Warranty(?: Plus)?|BigWing|km\/l|cc|kg|mm|rpm|PS|kW|Nm|litres?|at)\b/g

/**
 * Reads a page as a browser and a screen reader would, without its scripts: the texts that are still English. What the
 * server brought is left out, because staff write that, as are names.
 */
export async function leftOverEnglish(
  page: Page,
  html: string,
  brought: readonly string[],
): Promise<string[]> {
  const shown = await page.evaluate((markup) => {
    const root = new DOMParser().parseFromString(markup, 'text/html')
    for (const gone of root.querySelectorAll('script, style, template, svg')) gone.remove()
    const found = [
      root.title,
      ...[...root.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute('content')),
    ]
    const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) found.push(walker.currentNode.textContent)
    for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
      for (const element of root.body.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name))
    return found.filter((text) => text !== null)
  }, html)
  // Longer ones first, so that no part of one is left.
  const known = [...new Set(brought)].sort((one, other) => other.length - one.length)
  return [...new Set(shown)].filter((text) => {
    const rest = known.reduce((all, one) => all.replaceAll(one, ' · '), text.replace(/\s+/g, ' '))
    return english.test(rest.replace(names, ' · '))
  })
}

/** All texts in what the loaders of a page brought, at any depth. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.trim().length > 1 ? [data.trim().replace(/\s+/g, ' ')] : []
  if (data === null || typeof data !== 'object') return []
  return Object.values(data).flatMap(textsIn)
}
