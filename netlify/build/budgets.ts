import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#contract/wire/language.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { projectFolder } from '#server/command/project.ts'
import { weighSite } from './page-weight.ts'

type Budget = Record<'javascript' | 'stylesheet' | 'font' | 'measuring', number>
/**
 * Budgets by language: a letter of Odia or Hindi takes three bytes, and its fonts are loaded beside the Latin
 * one.
 */
type Budgets = Record<'english' | 'otherLanguages', Budget>

/**
 * A part of the first load in bytes of brotli (the font uncompressed), beside its budget from
 * `web/budgets.json`.
 */
export interface Weighed {
  what: string
  bytes: number
  budget: number
}

/**
 * The first load of every public page in English, the heaviest first, then stylesheet and font, and the code
 * that measures a visit; then the other languages.
 */
export async function weighAgainstBudgets(): Promise<Weighed[]> {
  const budgets = JSON.parse(await readFile(join(projectFolder, 'web/budgets.json'), 'utf8')) as Budgets
  const weighed = await weighLanguage('en', budgets.english)
  for (const language of otherLanguages)
    weighed.push(...(await weighLanguage(language, budgets.otherLanguages)))
  return weighed
}

async function weighLanguage(language: Language, budget: Budget): Promise<Weighed[]> {
  const { pages, stylesheet, font, measuring } = await weighSite(language)
  const named = (what: string) => (language === 'en' ? what : `${language}: ${what}`)
  return [
    ...pages.map(({ page, javascript }) => ({
      what: named(page),
      bytes: javascript,
      budget: budget.javascript,
    })),
    { what: named('stylesheet'), bytes: stylesheet, budget: budget.stylesheet },
    { what: named('font'), bytes: font, budget: budget.font },
    { what: named('measuring a visit'), bytes: measuring, budget: budget.measuring },
  ]
}

/** Everything over its budget, one readable line each; empty when all budgets are kept. */
export async function overBudget(): Promise<string[]> {
  return (await weighAgainstBudgets())
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ what, bytes, budget }) => `${what}: ${bytes} bytes, ${bytes - budget} over its budget.`)
}
