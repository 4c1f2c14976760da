/*
 * React Router is used in data mode, as documented. Each file here adds something that data mode lacks:
 *
 * - page-route.ts: React Router calls a page's loader on every visit. Here the loader's data is remembered
 *   for a while, so that going back shows the page at once. The memory is in lib/address/page-memory.ts,
 *   because features forget pages too.
 * - pages-ahead.ts: React Router fetches the page of a link ahead in framework mode only. Here code and data
 *   are fetched when a visitor points at the link.
 * - page-refresh.ts: React Router renders after every revalidation. Here the loaders of the shown page are
 *   called again, and the page is rendered only where an answer differs.
 * - patient-router.ts: React Router tells its view every change at once. Here changes of the shown page wait
 *   while React has not taken over all prerendered parts, because React would throw away what a visitor typed
 *   there. The view does not hear either that another page is on its way, so `useNavigation()` never says so.
 * - pages-without-connection.ts: React Router waits for the code of a page without a limit. Here the page is
 *   opened as a new document where there is no connection.
 * - keep-pages-fresh.ts: starts the other files' work once the page lives.
 *
 * In addition lib/address/shown-router.ts hands the router to code outside of components, such as
 * ui/overlay/back.ts, which must hear of a step through the history before the router does.
 */

import type { ComponentType, ReactNode } from 'react'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import type { SitePartId } from '#contract/site/site-parts.ts'
import { remembering } from '#web/lib/address/page-memory.ts'

interface LazyPage {
  Component?: ComponentType
  element?: ReactNode
  loader?: (args: LoaderFunctionArgs) => Record<string, unknown>
  shouldRevalidate?: ShouldRevalidateFunction
}

/** A file of pages: a file that serves several addresses answers by `pageAt` the page of each. */
type PageFile = LazyPage | { pageAt: (path: string) => LazyPage }

/** The `handle` of a page's route: the part of the site to which the page belongs. */
interface PageHandle {
  part: SitePartId | undefined
}

/**
 * The route of a public page: the page's code loads on a visit, and the data of its loader is remembered.
 * The frame of the site shows no such page while `part` is off.
 */
export function page(path: string, load: () => Promise<PageFile>, part?: SitePartId): RouteObject {
  const handle: PageHandle = { part }
  return {
    path,
    handle,
    lazy: async () => {
      const file = await load()
      const { loader, ...rest } = 'pageAt' in file ? file.pageAt(path) : file
      return loader ? { ...rest, loader: remembering(loader) } : rest
    },
  }
}

/**
 * The part of the site to which a matched route's page belongs; undefined for routes that `page` did not
 * make.
 */
export function partOf({ handle }: { handle?: unknown }): SitePartId | undefined {
  return isPageHandle(handle) ? handle.part : undefined
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'part' in handle
}
