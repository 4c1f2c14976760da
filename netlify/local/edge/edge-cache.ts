import type { FunctionsHost } from '../functions-host.ts'
import { type CachedAnswer, cacheAnswer, giveAnswer, passAnswer, variedQuery } from './cached-answer.ts'

type Origin = FunctionsHost['fetch']

/** The CDN in front of the functions, as far as this site asks it to keep answers. */
export interface EdgeCache {
  fetch: Origin
  /** Forgets every kept answer that carries one of the tags. */
  purge: (tags: readonly string[]) => void
}

interface Pending {
  kept: Promise<CachedAnswer | undefined>
}

/**
 * Keeps what `Netlify-CDN-Cache-Control` says, under the key `Netlify-Vary` says, until its time is over or a tag of
 * `Netlify-Cache-Tag` is purged. Callers who ask for the same while it is fetched share one call of the origin; what is
 * stale is given out while one call renews it. `now` answers milliseconds since 1970.
 */
export function createEdgeCache(origin: Origin, now: () => number = Date.now): EdgeCache {
  const kept = new Map<string, CachedAnswer>()
  const pending = new Map<string, Pending>()
  /** By path, from its first answer on: the parameters that are part of the key, or that it is never kept. */
  const varied = new Map<string, readonly string[] | undefined>()
  const neverKept = new Set<string>()
  let purges: { tags: readonly string[] }[] = []

  function keyOf({ pathname, searchParams, search }: URL): string {
    if (!varied.has(pathname)) return pathname + search
    const names = varied.get(pathname)
    if (!names) return pathname + search
    return `${pathname}?${names.map((name) => searchParams.getAll(name).join()).join('&')}`
  }

  /** Asks the origin and keeps the answer, unless a purge meanwhile says that it may be old already. */
  async function renew(request: Request, ip: string | undefined): Promise<Response | undefined> {
    const seenPurges = purges.length
    const response = await origin(withoutConditions(request), ip)
    if (!response) return undefined
    const url = new URL(request.url)
    const answer = await cacheAnswer(response, now())
    if (!answer) {
      if (response.status === 200) neverKept.add(url.pathname)
      return response
    }
    varied.set(url.pathname, variedQuery(response.headers))
    const isOutdated = purges.slice(seenPurges).some(({ tags }) => sharesTag(answer, tags))
    if (!isOutdated) kept.set(keyOf(url), answer)
    return response
  }

  function renewOnce(key: string, request: Request, ip: string | undefined): Promise<Response | undefined> {
    const work = renew(request, ip)
    const entry: Pending = {
      kept: work.then(
        () => kept.get(keyOf(new URL(request.url))),
        () => undefined,
      ),
    }
    pending.set(key, entry)
    void entry.kept.finally(() => {
      pending.delete(key)
      if (pending.size === 0) purges = []
    })
    return work
  }

  async function fetch(request: Request, ip?: string): Promise<Response | undefined> {
    const url = new URL(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || neverKept.has(url.pathname)) return passed(await origin(request, ip))
    const key = keyOf(url)
    const found = kept.get(key)
    const time = now()
    if (found && time < found.freshUntil) return giveAnswer(found, request, time, 'hit')
    if (found && time < found.staleUntil) {
      if (!pending.has(key)) void renewOnce(key, request, ip).catch(() => undefined)
      return giveAnswer(found, request, time, 'hit; fwd=stale')
    }
    if (request.method === 'HEAD') return passed(await origin(request, ip))

    // Twice, where a purge came in between: the crowd still makes one call.
    for (let round = 0; round < 2 && pending.has(key); round += 1) {
      const shared = await pending.get(key)?.kept
      if (shared) return giveAnswer(shared, request, now(), 'hit; collapsed')
      if (!varied.has(url.pathname)) break
    }
    const response = await (pending.has(key) ? origin(request, ip) : renewOnce(key, request, ip))
    const stored = kept.get(keyOf(url))
    return stored && response?.status === 200
      ? giveAnswer(stored, request, now(), 'fwd=miss; stored')
      : passed(response)
  }

  return {
    fetch,
    purge: (tags) => {
      if (pending.size > 0) purges.push({ tags })
      for (const [key, answer] of kept) if (sharesTag(answer, tags)) kept.delete(key)
    },
  }
}

function sharesTag({ tags }: CachedAnswer, others: readonly string[]): boolean {
  return tags.some((tag) => others.includes(tag))
}

/** The edge wants the whole answer, to keep it; it judges itself what the caller has already. */
function withoutConditions(request: Request): Request {
  if (!request.headers.has('if-none-match')) return request
  const headers = new Headers(request.headers)
  headers.delete('if-none-match')
  return new Request(request.url, { headers })
}

function passed(response: Response | undefined): Response | undefined {
  return response && passAnswer(response)
}
