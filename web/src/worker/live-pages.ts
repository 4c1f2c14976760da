import type { WorkboxPlugin } from 'workbox-core'
import { isOnDevice } from './kept-files.ts'

const firstScript = /<script type="module"[^>]* src="([^"]+)"/

/**
 * Treats a kept page as missing when its code has gone from the device. A kept page names the code of its own
 * version; without that code the page would show old prices without a date, and its forms would not work. The
 * code that is on the device then draws the page.
 */
export const livePagesOnly: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    const script = firstScript.exec((await cachedResponse?.clone().text()) ?? '')?.[1]
    return !script || (await isOnDevice(script)) ? cachedResponse : null
  },
}
