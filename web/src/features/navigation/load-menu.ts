import type { MenuLists } from '#contract/site/site.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** How long every page of a visit has the same menu, in milliseconds. */
const sameForMs = 15_000

let newest: { lists: Promise<MenuLists>; at: number } | undefined

/**
 * The models and outlets that the menu names. The prerender step renders all pages in one moment, and asks
 * anew for each page.
 */
export function loadMenu(): Promise<MenuLists> {
  if (!newest || Date.now() - newest.at > sameForMs || import.meta.env.SSR)
    newest = { lists: deferred(callApi('getMenu')), at: Date.now() }
  return newest.lists
}
