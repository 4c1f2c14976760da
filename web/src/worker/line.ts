import type { WorkboxPlugin } from 'workbox-core'
import type { Line } from '#web/lib/device/line.ts'
import { scope } from './scope.ts'

/** How the last call, or script, went. Browsers believe in any network, even one without a way out. */
let last: Line = 'there'

/** How the line was when it was last tried. */
export const lastLine = (): Line => last

/** Notes how asking over the line went, and tells open pages. */
export const notesLine: WorkboxPlugin = {
  // Told every time: a browser ends a worker that rests, and the next one does not know what pages were told.
  fetchDidSucceed: async ({ response }) => {
    await note('there')
    return response
  },
  fetchDidFail: async ({ error, state }) => {
    // Whoever leaves a page ends its calls.
    if (error.name === 'AbortError') return
    if (state) state.hasFailed = true
    await note('away')
  },
}

/** The same for what is asked of the network first: what is kept stands in where an answer only takes long. */
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
