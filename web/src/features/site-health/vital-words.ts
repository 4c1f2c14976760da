import type { SiteHealth, Vital, VitalFigure } from '#contract/site/site-health.ts'
import { sentenceCase } from '#domain/texts/sentence-case.ts'

/** How a vital is called for staff, and up to which value it is good, in the unit of its figures. */
export const vitals: readonly { id: Vital; label: string; hint: string; good: number }[] = [
  {
    id: 'lcp',
    label: 'Shown',
    hint: 'Until the largest part of a page was there; up to 2.5 s is good.',
    good: 2500,
  },
  {
    id: 'inp',
    label: 'Answers',
    hint: 'From a press until the page answered; up to 200 ms is good.',
    good: 200,
  },
  {
    id: 'cls',
    label: 'Stands still',
    hint: 'How far a page moved by itself; up to 0.10 is good.',
    good: 100,
  },
]

/** Fewer measured visits than these say nothing about the site, or about one row of a table. */
export const leastVisits = 100
export const leastOfRow = 20

/** Is a figure worse than good? */
export function isSlow({ vital, p75 }: Pick<VitalFigure, 'vital' | 'p75'>): boolean {
  return vitals.some(({ id, good }) => id === vital && p75 > good)
}

/** A figure in the unit that staff read: `2.1 s`, `180 ms`, `0.04`. */
export function figureWords({ vital, p75 }: Pick<VitalFigure, 'vital' | 'p75'>): string {
  if (vital === 'lcp') return `${(p75 / 1000).toFixed(1)} s`
  return vital === 'inp' ? `${p75} ms` : (p75 / 1000).toFixed(2)
}

const slowWords: Record<Vital, (figure: string) => string> = {
  lcp: (figure) => `a page is there after more than ${figure}`,
  inp: (figure) => `a press is answered after more than ${figure}`,
  cls: (figure) => `a page moves by itself (${figure})`,
}

/** The one sentence about the last seven days, and whether it is good, bad, or not known yet. */
export function verdictOf({ visits, figures }: Pick<SiteHealth, 'visits' | 'figures'>): {
  state: 'quick' | 'slow' | 'unknown'
  words: string
} {
  const lately = figures.filter(({ part, weeksAgo }) => part === 'all' && weeksAgo === 0)
  if (visits < leastVisits) return { state: 'unknown', words: 'Too few visits were measured yet to say.' }
  const slow = lately.filter((figure) => figure.samples >= leastVisits && isSlow(figure))
  if (slow.length === 0) return { state: 'quick', words: 'The site is quick for three of four visitors.' }
  const what = slow.map((figure) => slowWords[figure.vital](figureWords(figure)))
  return { state: 'slow', words: `Slow for one visitor in four: ${what.join(', and ')}.` }
}

const languages: Readonly<Record<string, string>> = { en: 'English', or: 'Odia', hi: 'Hindi' }

/** The name of a row: of a kind of page, a phone's memory, a line, a language or a version. */
export function rowWords({ part, value }: Pick<VitalFigure, 'part' | 'value'>): string {
  if (part === 'all') return 'All visits'
  if (part === 'version') return value
  if (part === 'language') return languages[value] ?? value
  if (value === 'unknown') return 'Not told by the browser'
  return part === 'line' ? value.toUpperCase() : sentenceCase(value)
}
