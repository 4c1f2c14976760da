import type { Page } from '@playwright/test'
import type { OtherLanguage } from '#contract/wire/language.ts'
import { expect } from '../steps/fixtures.ts'
import { openHydrated } from '../steps/hydrated.ts'
import { said as wordsOf } from '../steps/said.ts'
import { englishShown, namesBrought } from './left-over-english.ts'

/**
 * Drives a browser in one language: opens pages, presses controls by their translated names, and reads the
 * page for English left over.
 */
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
      // The names in earlier answers are read first, because leaving a page discards unread answers.
      await names()
      await openHydrated(page, path === '/' ? `/${language}` : `/${language}${path}`)
    },
    shows: (english: string) =>
      expect(page.getByText(said(english)).filter({ visible: true }).first()).toBeVisible(),
    /** Reads everything on the page; `what` names the opened part in a failure. */
    reads: async (what: string) => {
      expect.soft([language, what, await englishShown(page, names)]).toEqual([language, what, []])
    },
  }
}
