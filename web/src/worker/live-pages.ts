import type { WorkboxPlugin } from 'workbox-core'
import { isOnDevice } from './kept-files.ts'

const firstScript = /<script type="module"[^>]* src="([^"]+)"/

/**
 * A kept page names the code of its version, which may have gone from the device: it would show yesterday's prices without a
 * date, and no form of it would work. Such a page counts as not kept, and the code that is there draws it.
 */
export const livePagesOnly: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const script = firstScript.exec((await cachedResponse?.clone().text()) ?? '')?.[1]
    return !script || (await isOnDevice(script)) ? cachedResponse : null
  },
}
