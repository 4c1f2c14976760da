import type { WorkboxPlugin } from 'workbox-core'
import { scope } from './scope.ts'

/** Whether the last page or call that was asked for came over the line. Browsers believe in any network, even without a way out. */
let isThere = true

/** Whether there was a line when it was last tried. */
export const wasLineThere = (): boolean => isThere

/** Notes how asking went, and tells open pages. */
export const notesLine: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (!isThere) await note(true)
    return response
  },
  fetchDidFail: () => note(false),
  // Also when an answer only took too long.
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (cachedResponse) await note(false)
    return cachedResponse
  },
}

async function note(isThereNow: boolean): Promise<void> {
  isThere = isThereNow
  for (const page of await scope.clients.matchAll({ type: 'window' }))
    page.postMessage({ type: 'LINE', isThere })
}
