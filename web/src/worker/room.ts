import type { WorkboxPlugin } from 'workbox-core'
import { mostBytes } from './limits.ts'
import { scope } from './scope.ts'

/**
 * Keeps an answer only while all that is kept leaves room on the device. When it does not, pictures make room: they are the
 * heaviest, and a page is read without them. Browsers that do not say how much is kept go by the number of answers alone.
 */
export const whereThereIsRoom: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (await hasRoom()) return response
    await caches.delete('pictures')
    return (await hasRoom()) ? response : null
  },
}

async function hasRoom(): Promise<boolean> {
  const { usage = 0, usageDetails } = (await scope.navigator.storage?.estimate()) ?? {}
  // What waits to be sent is no part of it, where browsers tell them apart.
  return (usageDetails?.caches ?? usage) < mostBytes
}
