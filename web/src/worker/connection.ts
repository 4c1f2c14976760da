import type { WorkboxPlugin } from 'workbox-core'
import type { Connection } from '#web/lib/device/connection.ts'
import { scope } from './scope.ts'

/**
 * The result of the last call or script. The browser's own `onLine` is true on any network, even one without
 * access to the internet.
 */
let last: Connection = 'there'

/** The state of the connection when it was last used. */
export const lastConnection = (): Connection => last

/** Notes whether a request over the network succeeded, and tells open pages. */
export const notesConnection: WorkboxPlugin = {
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
 * Like `notesConnection`, but for addresses that are asked from the network first: a kept answer that stands
 * in without a failed request means that the connection is slow.
 */
export const notesSlowConnection: WorkboxPlugin = {
  ...notesConnection,
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (cachedResponse && !state?.hasFailed) await note('slow')
    return cachedResponse
  },
}

async function note(connection: Connection): Promise<void> {
  last = connection
  for (const page of await scope.clients.matchAll({ type: 'window' }))
    page.postMessage({ type: 'LINE_IS', line: connection })
}
