import { vi } from 'vitest'

type Options = { ignoreSearch?: boolean }

const urlOf = (asked: Request | string) => (typeof asked === 'string' ? asked : asked.url)
const withoutSearch = (address: string) => address.replace(/\?.*/, '')

class KeptCache {
  readonly answers = new Map<string, Response>()
  async match(asked: Request | string, { ignoreSearch }: Options = {}): Promise<Response | undefined> {
    const url = urlOf(asked)
    const key = ignoreSearch
      ? [...this.answers.keys()].find((kept) => withoutSearch(kept) === withoutSearch(url))
      : url
    return this.answers.get(key ?? '')?.clone()
  }
  async put(asked: Request | string, answer: Response): Promise<void> {
    this.answers.set(urlOf(asked), answer)
  }
  async delete(asked: Request | string): Promise<boolean> {
    return this.answers.delete(urlOf(asked))
  }
  async keys(): Promise<Request[]> {
    return [...this.answers.keys()].map((url) => new Request(url))
  }
}

/** Caches of a browser for tests without one, as far as the service worker asks them. */
export function giveCaches(): { open: (name: string) => Promise<KeptCache> } {
  const all = new Map<string, KeptCache>()
  const open = async (name: string) => {
    const cache = all.get(name) ?? new KeptCache()
    all.set(name, cache)
    return cache
  }
  const match = async (asked: Request | string, options?: Options) => {
    for (const cache of all.values()) {
      const answer = await cache.match(asked, options)
      if (answer) return answer
    }
    return undefined
  }
  // Workbox asks what it is called with, more closely outside production.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('FetchEvent', class {})
  vi.stubGlobal('caches', { open, match, keys: async () => [...all.keys()] })
  return { open }
}
