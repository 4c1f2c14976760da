import type { FunctionsHost } from '../functions/functions-host.ts'
import { type CachedAnswer, cacheAnswer, giveAnswer, passAnswer, variedQuery } from './cached-answer.ts'

type Origin = FunctionsHost['fetch']

/** The part of Netlify's CDN cache that this site uses, in front of the functions. */
export interface EdgeCache {
  fetch: Origin
  /** Removes every cached answer that carries one of the tags. */
  purge: (tags: readonly string[]) => void
}

/**
 * Most bytes of answers that are kept; the answer that was fetched first is dropped first. Every answer
 * counts some more for its headers.
 */
const usualSpace = 32 * 1024 * 1024
const sizeOf = ({ body }: CachedAnswer) => body.byteLength + 2048
/** Most paths whose rule is remembered; beyond this number all rules are learnt anew. */
const mostRules = 10_000

/**
 * Caches the answers that `Netlify-CDN-Cache-Control` allows, under the key that `Netlify-Vary` names, until
 * they expire or one of their `Netlify-Cache-Tag` tags is purged. Callers that ask for the same answer while
 * it is fetched share one call of the origin. A stale answer is given out while one call renews it. `now`
 * answers milliseconds since 1970, `space` is in bytes.
 */
export function createEdgeCache(
  origin: Origin,
  now: () => number = Date.now,
  space: number = usualSpace,
): EdgeCache {
  /** Each answer with the number of purges before it was asked for. */
  const kept = new Map<string, CachedAnswer & { purgesBefore: number }>()
  const pending = new Map<string, Promise<CachedAnswer | undefined>>()
  /**
   * For each path, known from its first answer on: the query parameters in its key, or that its answers are
   * never cached.
   */
  const rules = new Map<string, readonly string[] | 'every' | 'never'>()
  let purges = 0
  const lastPurge = new Map<string, number>()

  function keyOf({ pathname, searchParams, search }: URL): string {
    const rule = rules.get(pathname)
    if (!rule || typeof rule === 'string') return pathname + search
    return `${pathname}?${rule.map((name) => searchParams.getAll(name).join()).join('&')}`
  }

  function findKept(key: string): CachedAnswer | undefined {
    const found = kept.get(key)
    const isPurged = found?.tags.some((tag) => (lastPurge.get(tag) ?? 0) > found.purgesBefore)
    return isPurged ? undefined : found
  }

  let used = 0
  function keep(key: string, answer: CachedAnswer & { purgesBefore: number }): void {
    drop(key)
    kept.set(key, answer)
    used += sizeOf(answer)
    for (const oldest of kept.keys()) {
      if (used <= space) return
      drop(oldest)
    }
  }

  function drop(key: string): void {
    const dropped = kept.get(key)
    if (dropped) used -= sizeOf(dropped)
    kept.delete(key)
  }

  function learn(path: string, rule: readonly string[] | 'every' | 'never'): void {
    if (rules.size >= mostRules) rules.clear()
    rules.set(path, rule)
  }

  async function renew(request: Request, ip: string | undefined) {
    const url = new URL(request.url)
    const purgesBefore = purges
    const response = await origin(wholeRead(request), ip)
    const answer = response && (await cacheAnswer(response, now()))
    if (answer) {
      learn(url.pathname, variedQuery(response.headers) ?? 'every')
      keep(keyOf(url), { ...answer, purgesBefore })
    } else if (response?.status === 200) learn(url.pathname, 'never')
    return { response, answer }
  }

  /**
   * Renews an answer for all callers who wait for it; a caller who comes after a purge waits for another
   * answer.
   */
  function renewForAll(shared: string, request: Request, ip: string | undefined) {
    const work = renew(request, ip)
    const answer = work.then(
      (renewed) => renewed.answer,
      () => undefined,
    )
    pending.set(shared, answer)
    void answer.then(() => pending.delete(shared))
    return work
  }

  return {
    fetch: async (request, ip) => {
      const url = new URL(request.url)
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead || rules.get(url.pathname) === 'never') return passed(await origin(request, ip))
      const key = keyOf(url)
      const shared = `${purges} ${key}`
      const found = findKept(key)
      const time = now()
      if (found && time < found.freshUntil) return giveAnswer(found, request, time, 'hit')
      if (found && time < found.staleUntil) {
        if (!pending.has(shared)) void renewForAll(shared, request, ip).catch(() => undefined)
        return giveAnswer(found, request, time, 'hit; fwd=stale')
      }
      if (pending.has(shared)) {
        const answer = await pending.get(shared)
        return answer
          ? giveAnswer(answer, request, now(), 'hit; collapsed')
          : passed(await origin(request, ip))
      }
      const { response, answer } = await renewForAll(shared, request, ip)
      return answer ? giveAnswer(answer, request, now(), 'fwd=miss; stored') : passed(response)
    },
    purge: (tags) => {
      purges += 1
      for (const tag of tags) lastPurge.set(tag, purges)
    },
  }
}

/**
 * The origin is asked without conditions, because the cache needs the whole answer and compares tags itself.
 */
function wholeRead({ url, headers: given }: Request): Request {
  const headers = new Headers(given)
  headers.delete('if-none-match')
  return new Request(url, { headers })
}

function passed(response: Response | undefined): Response | undefined {
  return response && passAnswer(response)
}
