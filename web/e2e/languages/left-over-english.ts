import type { Page } from '@playwright/test'
import { englishWordsIn, withoutFigures } from '#domain/content/latin-words.ts'

/** Two words of Latin letters in a row, the second in small letters, unlike in a name. */
const english = /\b[A-Za-z]{2,} (?=[a-z]{2,}\b)/
/** Names that all languages here write in Latin letters. */
const names =
  /https?:\/\/\S+|[\w.]+@\S+|\b(?:Honda|Joy Club|WhatsApp|Extended Warranty(?: Plus)?|BigWing|km\/l|cc|kg|mm|rpm|PS|kW|Nm)\b/g

/**
 * The texts of a page that are still English, as a browser and a screen reader would read the page without
 * its scripts. Texts of the server are left out, because staff write them, and so are names.
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

/** A full stop of Latin letters behind a word of another script, which ends its sentences with a danda. */
const latinStop = /[\u0900-\u0963\u0b00-\u0b65]\.(?!\S)/

/**
 * The texts in which a word or a full stop is still English, on the page as it is now, including whatever is
 * open.
 */
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
  // The names are read after the page, because answers that arrive in between have not changed the texts that
  // were read.
  const isEnglish = (rest: string) => englishWordsIn(rest).length > 0 || latinStop.test(rest)
  return withEnglish(shown.map(withoutFigures), await names(), isEnglish)
}

/** The texts for which `isEnglish` is true after the server's texts have been removed from them. */
function withEnglish(
  shown: readonly string[],
  brought: readonly string[],
  isEnglish: (rest: string) => boolean,
): string[] {
  // Longer texts are removed first, so that no part of one is left.
  const known = [...new Set(brought)].sort((one, other) => other.length - one.length)
  return [...new Set(shown.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) =>
    isEnglish(known.reduce((all, one) => all.replaceAll(one, ' · '), text)),
  )
}

/** All texts in the data of a page's loaders, at any depth. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.trim().length > 1 ? [data.trim().replace(/\s+/g, ' ')] : []
  if (data === null || typeof data !== 'object') return []
  return Object.values(data).flatMap(textsIn)
}

/** Fields of answers with names and with what people said, which are not translated. */
const namedBy =
  /^(name|names|bike_?name|display_?name|label|model|variants?|colour|former|user|author|place|town|address|email|reference|part_?no|partNumber|make|city|district|state|words|message|quote|text|url|file)$/i

/** Collects the names in all answers of the server from now on, and in the data of pages. */
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
