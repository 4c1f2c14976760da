import type { MenuLists } from '#contract/site/site.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** Milliseconds: so long every page of the visit has the same menu. */
const sameForMs = 15_000

let newest: { lists: Promise<MenuLists>; at: number } | undefined

/**
 * What the menu lists by name. In the prerender step, which renders the pages of one moment, asked as often as there
 * are pages.
 */
export function loadMenu(): Promise<MenuLists> {
  if (!newest || Date.now() - newest.at > sameForMs || import.meta.env.SSR)
    newest = { lists: deferred(callApi('getMenu')), at: Date.now() }
  return newest.lists
}
