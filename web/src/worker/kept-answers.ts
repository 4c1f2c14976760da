import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies'
import { type Kind, pageKey } from './addresses.ts'
import { notesConnection, notesSlowConnection } from './connection.ts'
import { keptFor, largestPicture, most, patience } from './limits.ts'
import { livePagesOnly } from './live-pages.ts'
import { whereThereIsRoom } from './room.ts'

/**
 * Keeps only complete answers that are the same for everybody; the server marks every answer for one person
 * as private.
 */
const isEverybodys: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const control = response.headers.get('cache-control') ?? ''
    return response.status === 200 && !response.redirected && !/no-store|private/.test(control)
      ? response
      : null
  },
}

const isSmall: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const bytes = (await response.clone().blob()).size
    return bytes <= largestPicture ? response : null
  },
}

const underPageKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)),
}

/**
 * Keeps only so many answers of a kind. The cast is needed because Workbox's type of the plugin does not say
 * that a field may be undefined.
 */
const few = (kind: Kind) =>
  new ExpirationPlugin({
    maxEntries: most[kind],
    maxAgeSeconds: keptFor[kind],
    purgeOnQuotaError: true,
  }) as WorkboxPlugin

const first = { networkTimeoutSeconds: patience }

/**
 * How each kind of address is answered. What can change is asked from the network first, because prices
 * change without a new version of the site.
 */
export const strategies: Record<Kind, Strategy> = {
  page: new NetworkFirst({
    cacheName: 'pages',
    plugins: [underPageKey, livePagesOnly, isEverybodys, whereThereIsRoom, few('page')],
    ...first,
  }),
  call: new NetworkFirst({
    cacheName: 'calls',
    plugins: [notesSlowConnection, isEverybodys, whereThereIsRoom, few('call')],
    ...first,
  }),
  asset: new CacheFirst({
    cacheName: 'assets',
    plugins: [notesConnection, isEverybodys, whereThereIsRoom, few('asset')],
  }),
  picture: new CacheFirst({
    cacheName: 'pictures',
    plugins: [isEverybodys, isSmall, whereThereIsRoom, few('picture')],
  }),
}
