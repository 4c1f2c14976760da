import { randomUUID } from 'node:crypto'

interface Recorded {
  url: string
  init: RequestInit
}

/** The recorded calls of some work, to repeat them without the work. */
interface Replay {
  count: number
  run: () => Promise<void>
}

/** Records the calls to the address that functions in this process make, until stopped. */
export function recordCalls(address: string): {
  during: (work: () => Promise<void>) => Promise<Replay>
  stop: () => void
} {
  const fetchBefore = globalThis.fetch
  let recorded: Recorded[] | undefined
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (recorded && url.startsWith(address)) {
      const { method = 'GET', headers, body } = init ?? {}
      recorded.push({ url, init: { method, headers: new Headers(headers), body: body ?? null } })
    }
    return fetchBefore(input, init)
  }
  return {
    during: async (work) => {
      const calls: Recorded[] = []
      recorded = calls
      await work()
      recorded = undefined
      const run = async () => {
        for (const { url, init } of calls) await (await fetchBefore(url, anew(init))).arrayBuffer()
      }
      return { count: calls.length, run }
    },
    stop: () => {
      globalThis.fetch = fetchBefore
    },
  }
}

/** Gives a row that is inserted again a new key. */
function anew(init: RequestInit): RequestInit {
  if (typeof init.body !== 'string') return init
  return { ...init, body: init.body.replace(/"id":"[\da-f-]{36}"/, `"id":"${randomUUID()}"`) }
}
