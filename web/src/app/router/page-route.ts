/*
 * React Router is used in data mode, as documented. Each file here is for something that it lacks:
 *
 * - page-route.ts: React Router loads a page anew on every visit. Here what a loader brought is remembered
 *   for a while, so that going back shows the page at once. The memory is lib/address/page-memory.ts, because
 *   a feature forgets a page too.
 * - pages-ahead.ts: React Router fetches a link's page ahead in framework mode alone. Here code and data are
 *   fetched when the link is pointed at.
 * - page-refresh.ts: React Router renders after every revalidation. Here the loaders of the shown page are
 *   asked again, and the page is rendered only where an answer differs.
 * - patient-router.ts: React Router tells its view everything at once. Here news of the shown page wait while
 *   React has not taken over all that was prerendered, because React would throw away what was typed; and
 *   that another page is on its way is told to nobody, so `useNavigation()` never says it.
 * - pages-without-line.ts: React Router waits for the code of a page without an end. Here the page is opened
 *   as a new document where there is no line.
 * - keep-pages-fresh.ts: starts what the others do, once the page lives.
 *
 * Beside them lib/address/shown-router.ts hands the router to parts that are no components, such as
 * ui/overlay/back.ts, which hears of a step through the history before the router does.
 */

import type { ComponentType, ReactNode } from 'react'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { remembering } from '#web/lib/address/page-memory.ts'

interface LazyPage {
  Component?: ComponentType
  element?: ReactNode
  loader?: (args: LoaderFunctionArgs) => Record<string, unknown>
  shouldRevalidate?: ShouldRevalidateFunction
}

/** A file of pages: one that serves several addresses says by `pageAt` what stands at each. */
type PageFile = LazyPage | { pageAt: (path: string) => LazyPage }

/** The route of a public page: its code comes when it is visited, and what its loader brings is remembered. */
export function page(path: string, load: () => Promise<PageFile>): RouteObject {
  return {
    path,
    lazy: async () => {
      const file = await load()
      const { loader, ...rest } = 'pageAt' in file ? file.pageAt(path) : file
      return loader ? { ...rest, loader: remembering(loader) } : rest
    },
  }
}
