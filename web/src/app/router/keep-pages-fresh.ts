import type { DataRouter } from 'react-router-dom'
import { sayWhatLives } from '#web/app/what-lives.ts'
import { renewWithLine } from '#web/features/on-device/line.ts'
import { refreshOldPages, refreshOnReturn, refreshPage, refreshWithLine } from './page-refresh.ts'
import { fetchPagesAhead } from './pages-ahead.ts'
import { openWithoutLine } from './pages-without-line.ts'

/**
 * Starts, once the site lives, what keeps pages fresh: fetching pages ahead, refreshing shown pages, opening
 * pages without a connection. A prerendered page holds what was true at build time, so its prices and
 * pictures are asked for at once. The root element of the page says when everything is there.
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
