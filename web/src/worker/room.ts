import type { WorkboxPlugin } from 'workbox-core'
import { mostBytes } from './limits.ts'
import { scope } from './scope.ts'

/**
 * Keeps an answer only while the device has room for it. When room is short, the kept pictures are deleted
 * first: they are the heaviest, and a page can be read without them. In browsers that do not say how much is
 * kept, only the number of answers is limited.
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
  // Where the browser tells caches apart from other storage, enquiries that wait to be sent are not counted.
  return (usageDetails?.caches ?? usage) < mostBytes
}
