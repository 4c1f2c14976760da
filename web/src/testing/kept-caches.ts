import { vi } from 'vitest'

type Asked = Request | URL | string

const urlOf = (asked: Asked) => (asked instanceof Request ? asked.url : String(asked))

class KeptCache {
  readonly answers = new Map<string, Response>()
  async match(asked: Asked): Promise<Response | undefined> {
    return this.answers.get(urlOf(asked))?.clone()
  }
  async put(asked: Asked, answer: Response): Promise<void> {
    this.answers.set(urlOf(asked), answer)
  }
  async delete(asked: Asked): Promise<boolean> {
    return this.answers.delete(urlOf(asked))
  }
  async keys(): Promise<Request[]> {
    return [...this.answers.keys()].map((url) => new Request(url))
  }
}

/** Gives a test the caches of a browser, with the functions that the service worker uses. */
export function giveCaches(): { open: (name: string) => Promise<KeptCache> } {
  const all = new Map<string, KeptCache>()
  const open = async (name: string) => {
    const cache = all.get(name) ?? new KeptCache()
    all.set(name, cache)
    return cache
  }
  const match = async (asked: Asked) => {
    for (const cache of all.values()) {
      const answer = await cache.match(asked)
      if (answer) return answer
    }
    return undefined
  }
  // Outside production Workbox checks its arguments more strictly than these mocks allow.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('caches', { open, match, delete: async (name: string) => all.delete(name) })
  return { open }
}
