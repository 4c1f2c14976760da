import type { DataRouter } from 'react-router-dom'
import { sayWhatLives } from '#web/app/what-lives.ts'
import { renewWithConnection } from '#web/features/on-device/connection.ts'
import { refreshOldPages, refreshOnReturn, refreshPage, refreshWithConnection } from './page-refresh.ts'
import { fetchPagesAhead } from './pages-ahead.ts'
import { openWithoutConnection } from './pages-without-connection.ts'

/**
 * Starts, once the site lives, what keeps pages fresh: fetching pages ahead, refreshing shown pages, opening
 * pages without a connection. A prerendered page holds what was true at build time, so its prices and
 * pictures are asked for at once. The root element of the page says when everything is there.
 */
export function keepPagesFresh(router: DataRouter, isPrerendered: boolean): void {
  fetchPagesAhead(router)
  refreshOldPages(router)
  refreshOnReturn(router)
  openWithoutConnection(router)
  renewWithConnection(refreshWithConnection(router))
  sayWhatLives(router)
  if (isPrerendered) void refreshPage(router)
}
