import type { Page } from '@playwright/test'
import type { OtherLanguage } from '#contract/wire/language.ts'
import { expect } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { said as wordsOf } from '../steps/said.ts'
import { englishShown, namesBrought } from './left-over-english.ts'

/** A browser with a language: opens pages, presses what they call something, and reads what stands there then. */
export function reader(page: Page, language: OtherLanguage) {
  const names = namesBrought(page)
  const said = (english: string) => wordsOf(language, english)
  const button = (english: string) =>
    page
      .getByRole('button', { name: said(english) })
      .filter({ visible: true })
      .first()
  return {
    said,
    button,
    open: async (path: string) => {
      // A page that is left takes the answers along that were not read yet.
      await names()
      await openHydrated(page, path === '/' ? `/${language}` : `/${language}${path}`)
    },
    shows: (english: string) =>
      expect(page.getByText(said(english)).filter({ visible: true }).first()).toBeVisible(),
    /** Reads everything on the page, under a name for what was opened. */
    reads: async (what: string) => {
      expect.soft([language, what, await englishShown(page, names)]).toEqual([language, what, []])
    },
  }
}
