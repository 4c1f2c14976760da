import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '#server/command/project.ts'
import { weighSite } from './page-weight.ts'

type Budgets = Record<'javascript' | 'stylesheet' | 'font', number>

/** A part of the first load in bytes of brotli (the font uncompressed), beside its budget from `web/budgets.json`. */
export interface Weighed {
  what: string
  bytes: number
  budget: number
}

/** The first load of every public page, the heaviest first, then stylesheet and font. */
export async function weighAgainstBudgets(): Promise<Weighed[]> {
  const budgets = JSON.parse(await readFile(join(projectFolder, 'web/budgets.json'), 'utf8')) as Budgets
  const { pages, stylesheet, font } = await weighSite()
  return [
    ...pages.map(({ page, javascript }) => ({ what: page, bytes: javascript, budget: budgets.javascript })),
    { what: 'stylesheet', bytes: stylesheet, budget: budgets.stylesheet },
    { what: 'font', bytes: font, budget: budgets.font },
  ]
}

/** Everything over its budget, one readable line each; empty when all budgets are kept. */
export async function overBudget(): Promise<string[]> {
  return (await weighAgainstBudgets())
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ what, bytes, budget }) => `${what}: ${bytes} bytes, ${bytes - budget} over its budget.`)
}
