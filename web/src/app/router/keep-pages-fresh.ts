import type { DataRouter } from 'react-router-dom'
import { sayWhatLives } from '#web/app/what-lives.ts'
import { renewWithLine } from '#web/features/on-device/line.ts'
import { refreshOldPages, refreshOnReturn, refreshPage, refreshWithLine } from './page-refresh.ts'
import { fetchPagesAhead } from './pages-ahead.ts'
import { openWithoutLine } from './pages-without-line.ts'

/**
 * Fetches pages ahead, asks for shown ones again and opens them without a line, from when the site lives. A prerendered page
 * holds what was true when it was built, so its prices and pictures are asked for at once. Says on the page when all of it
 * is there.
 */
export function keepPagesFresh(router: DataRouter, isPrerendered: boolean): void {
  fetchPagesAhead(router)
  refreshOldPages(router)
  refreshOnReturn(router)
  openWithoutLine(router)
  renewWithLine(refreshWithLine(router))
  sayWhatLives(router)
  if (isPrerendered) void refreshPage(router)
}
