import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { weighSite } from './page-weight.ts'
import { projectFolder } from './project.ts'

type Budgets = Record<'javascript' | 'stylesheet' | 'font', number>

/** Bytes that the first load of a public page may have, `web/budgets.json`: brotli, the font as it is. */
export async function readBudgets(): Promise<Budgets> {
  return JSON.parse(await readFile(join(projectFolder, 'web/budgets.json'), 'utf8')) as Budgets
}

/** What is over its budget, as lines to read; none when all is well. */
export async function overBudget(): Promise<string[]> {
  const budgets = await readBudgets()
  const { pages, stylesheet, font } = await weighSite()
  const weighed = [
    ...pages.map(({ page, javascript }) => ({ what: page, kind: 'javascript' as const, bytes: javascript })),
    { what: 'stylesheet', kind: 'stylesheet' as const, bytes: stylesheet },
    { what: 'font', kind: 'font' as const, bytes: font },
  ]
  return weighed
    .filter(({ kind, bytes }) => bytes > budgets[kind])
    .map(({ what, kind, bytes }) => `${what}: ${bytes} bytes, ${bytes - budgets[kind]} over its budget.`)
}
