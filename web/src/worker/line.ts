import type { WorkboxPlugin } from 'workbox-core'
import type { Line } from '#web/lib/device/line.ts'
import { scope } from './scope.ts'

/**
 * The result of the last call or script. The browser's own `onLine` is true on any network, even one without
 * access to the internet.
 */
let last: Line = 'there'

/** The state of the connection when it was last used. */
export const lastLine = (): Line => last

/** Notes whether a request over the network succeeded, and tells open pages. */
export const notesLine: WorkboxPlugin = {
  // Pages are told every time: browsers end a worker that is idle, and a new worker does not know what pages
  // were told.
  fetchDidSucceed: async ({ response }) => {
    await note('there')
    return response
  },
  fetchDidFail: async ({ error, state }) => {
    // An aborted request says nothing about the connection: leaving a page aborts its calls.
    if (error.name === 'AbortError') return
    if (state) state.hasFailed = true
    await note('away')
  },
}

/**
 * Like `notesLine`, but for addresses that are asked from the network first: a kept answer that stands in
 * without a failed request means that the connection is slow.
 */
export const notesSlowLine: WorkboxPlugin = {
  ...notesLine,
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (cachedResponse && !state?.hasFailed) await note('slow')
    return cachedResponse
  },
}

async function note(line: Line): Promise<void> {
  last = line
  for (const page of await scope.clients.matchAll({ type: 'window' }))
    page.postMessage({ type: 'LINE_IS', line })
}
