import { outletPage, publicPages } from '#contract/site/pages.ts'
import { addressIn, otherLanguages } from '#contract/wire/language.ts'
import { weighAgainstBudgets } from '#server/build/budgets.ts'
import { findChromium } from '#server/testing/run/chromium.ts'
import { demoParts } from '../../supabase/seed/dealership.ts'
import { categories, loadWithLighthouse, mediansOf, type PageLoad } from './lighthouse.ts'
import { withLimitPage } from './limit-page.ts'
import { measureMoves } from './moves.ts'
import { openDemoSite } from './process/demo-site.ts'
import type { Say } from './section.ts'
import { printTable, verdict } from './table.ts'
import { weighUntouched } from './untouched.ts'

const port = 8897
const runs = Number(process.env.BENCH_RUNS || 5)
/** How many times longer the largest paint may take than on the static page with the same content. */
const mostOverLimit = 1.05
const mostBlocking = 50
/** A smaller layout shift would be printed as 0.00. */
const leastSeenShift = 0.005

/** Pages that are measured beside their static form, each with its file. */
const compared = ['/', '/motorcycle', '/view-details?bikeName=SP125', '/contact'] as const

const others = [
  ...publicPages(demoParts).filter((path) => !compared.some((one) => one === path)),
  '/angle-view?bikeName=SP125',
  outletPage(1),
  ...otherLanguages.flatMap((language) => compared.map((path) => addressIn(language, path))),
]

/**
 * Measures first loads and what comes after them untouched beside their budgets, Lighthouse beside the limit,
 * and how soon a press shows the next page.
 */
export async function benchPages(say: Say): Promise<boolean> {
  const areWithin = await weigh(say)
  const executablePath = await findChromium()
  if (!executablePath) {
    say('\nPages in the browser: skipped, there is no Chromium on this machine.')
    return areWithin
  }
  const site = await openDemoSite({ port })
  try {
    const load = (path: string) => loadWithLighthouse(site.origin + path, executablePath)
    const areLight = await weighUntouched(site.origin, executablePath, say)
    const areFast = await compare(site.origin, load, say)
    const areWhole = await scoreOthers(load, say)
    return (
      (await measureMoves(site.origin, executablePath, say)) && areWithin && areLight && areFast && areWhole
    )
  } finally {
    await site.close()
  }
}

async function weigh(say: Say): Promise<boolean> {
  const rows = (await weighAgainstBudgets()).map(({ what, bytes, budget }) => [
    what,
    bytes / 1000,
    budget / 1000,
    verdict(bytes <= budget),
  ])
  printTable(say, 'First load, KB of brotli', ['', 'KB', 'budget', ''], rows)
  return rows.every((cells) => cells.at(-1) === verdict(true))
}

type Load = (path: string) => Promise<PageLoad>

const isKept = ({ scores, blocking, shift }: PageLoad) =>
  scores.every((score) => score === 100) && blocking <= mostBlocking && shift < leastSeenShift

async function compare(origin: string, load: Load, say: Say): Promise<boolean> {
  const rows: (string | number)[][] = []
  for (const path of compared) {
    const [page, limit] = await withLimitPage(origin + path, async (limitPath) => {
      const loads: [PageLoad[], PageLoad[]] = [[], []]
      for (let run = 0; run < runs; run++) {
        loads[0].push(await load(path))
        loads[1].push(await load(limitPath))
      }
      return loads
    })
    const middle = mediansOf(page)
    const limitPaint = mediansOf(limit).largestPaint
    const factor = middle.largestPaint / limitPaint
    rows.push([
      path,
      middle.scores.join(' '),
      middle.firstPaint,
      middle.largestPaint,
      limitPaint,
      factor.toFixed(2),
      middle.blocking,
      middle.shift.toFixed(3),
      middle.kilobytes,
      verdict(factor <= mostOverLimit && isKept(middle)),
    ])
  }
  printTable(
    say,
    `Lighthouse for phones, medians of ${runs}; the limit is the same page without script; LCP ≤ ${mostOverLimit} × limit, blocking ≤ ${mostBlocking} ms`,
    ['', 'scores', 'FCP', 'LCP', 'limit', '×', 'TBT', 'CLS', 'KB', ''],
    rows,
  )
  return rows.every((cells) => cells.at(-1) === verdict(true))
}

async function scoreOthers(load: Load, say: Say): Promise<boolean> {
  const rows: (string | number)[][] = []
  for (const path of others) {
    const loads: PageLoad[] = []
    for (let run = 0; run < runs; run++) loads.push(await load(path))
    const middle = mediansOf(loads)
    rows.push([
      path,
      middle.scores.join(' '),
      middle.firstPaint,
      middle.largestPaint,
      middle.blocking,
      middle.shift.toFixed(3),
      verdict(isKept(middle)),
    ])
  }
  printTable(
    say,
    `Lighthouse for phones, medians of ${runs}; ${categories.join(', ')}; blocking ≤ ${mostBlocking} ms`,
    ['', 'scores', 'FCP', 'LCP', 'TBT', 'CLS', ''],
    rows,
  )
  return rows.every((cells) => cells.at(-1) === verdict(true))
}
