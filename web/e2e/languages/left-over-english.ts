import type { Page } from '@playwright/test'
import { englishWordsIn, withoutFigures } from '#server/build/words/latin-words.ts'

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
  return withEnglish(shown, brought, (rest) => english.test(rest.replace(names, ' · ')))
}

/** The texts that stand on the page now, in whatever is open, in which a word is still English. */
export async function englishShown(page: Page, names: () => Promise<string[]>): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const found: (string | null)[] = [document.title]
    const isShown = (element: Element) =>
      !element.closest('script, style, template, noscript, svg, :not(html)[lang]') &&
      (element.closest('option') ?? element).checkVisibility({ visibilityProperty: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (parentElement && isShown(parentElement)) found.push(textContent)
    }
    for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (isShown(element)) found.push(element.getAttribute(name))
    return found.filter((text) => text !== null)
  })
  // Names are asked for after the page was read: an answer that comes in between has put no text of its own there.
  return withEnglish(shown.map(withoutFigures), await names(), (rest) => englishWordsIn(rest).length > 0)
}

/** The texts that `isEnglish` finds in, once what the server brought is taken out of them. */
function withEnglish(
  shown: readonly string[],
  brought: readonly string[],
  isEnglish: (rest: string) => boolean,
): string[] {
  // Longer ones first, so that no part of one is left.
  const known = [...new Set(brought)].sort((one, other) => other.length - one.length)
  return [...new Set(shown.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) =>
    isEnglish(known.reduce((all, one) => all.replaceAll(one, ' · '), text)),
  )
}

/** All texts in what the loaders of a page brought, at any depth. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.trim().length > 1 ? [data.trim().replace(/\s+/g, ' ')] : []
  if (data === null || typeof data !== 'object') return []
  return Object.values(data).flatMap(textsIn)
}

/** Fields of answers that hold names and what people said: no language has other words for these. */
const namedBy =
  /^(name|names|bike_?name|display_?name|label|model|variants?|colour|former|user|author|place|town|address|email|reference|part_?no|partNumber|make|city|district|state|words|message|quote|text|url|file)$/i

/** Reads the names in all answers of the server from now on, and in what comes with pages. */
export function namesBrought(page: Page): () => Promise<string[]> {
  const answers: Promise<string[]>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!/^\/(api\/|assets\/page-)/.test(pathname)) return
    const names = response.json().then(
      (data: unknown) => namesIn(data),
      () => [],
    )
    answers.push(names)
  })
  return async () => (await Promise.all(answers)).flat()
}

function namesIn(data: unknown, isNamed = false): string[] {
  if (typeof data === 'string') return isNamed ? textsIn(data) : []
  if (data === null || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([key, value]) =>
    namesIn(value, Array.isArray(data) ? isNamed : namedBy.test(key)),
  )
}
