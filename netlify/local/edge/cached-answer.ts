/** An answer in the edge's cache; times are in milliseconds since 1970. */
export interface CachedAnswer {
  status: number
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  tags: readonly string[]
  storedAt: number
  freshUntil: number
  /** Until this time the answer may be given out while a new one is fetched. */
  staleUntil: number
}

/** Headers for the CDN alone; a visitor never gets them. */
const forTheEdge = ['netlify-cdn-cache-control', 'netlify-cache-tag', 'netlify-vary']

/** The part of a function's answer that the CDN keeps; undefined when it may not keep the answer. */
export async function cacheAnswer(response: Response, now: number): Promise<CachedAnswer | undefined> {
  const directives = parseDirectives(response.headers.get('netlify-cdn-cache-control'))
  const seconds = Number(directives.get('s-maxage') ?? directives.get('max-age') ?? 0)
  const isKept = response.status === 200 && directives.has('public') && seconds > 0
  if (!isKept || response.headers.has('set-cookie')) return undefined
  const freshUntil = now + seconds * 1000
  return {
    status: response.status,
    headers: withoutEdgeHeaders(response.headers),
    body: new Uint8Array(await response.clone().arrayBuffer()),
    tags: listOf(response.headers.get('netlify-cache-tag')),
    storedAt: now,
    freshUntil,
    staleUntil: freshUntil + Number(directives.get('stale-while-revalidate') ?? 0) * 1000,
  }
}

/**
 * A cached answer as this request gets it: with its age, as 304 when the caller has the answer already,
 * without a body for HEAD.
 */
export function giveAnswer(kept: CachedAnswer, request: Request, now: number, status: string): Response {
  const headers = new Headers(kept.headers)
  headers.set('age', String(Math.floor((now - kept.storedAt) / 1000)))
  headers.set('cache-status', `"Netlify Edge"; ${status}`)
  const etag = headers.get('etag')
  const known = listOf(request.headers.get('if-none-match'))
  if (etag && known.includes(etag)) {
    headers.delete('content-type')
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : kept.body, { status: kept.status, headers })
}

/** An answer that is not cached, without the headers that only the CDN reads. */
export function passAnswer(response: Response): Response {
  const headers = withoutEdgeHeaders(response.headers)
  headers.set('cache-status', '"Netlify Edge"; fwd=miss')
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

/** The query parameters whose values make separate cache entries; undefined when all of them do. */
export function variedQuery(headers: Headers): readonly string[] | undefined {
  const rule = listOf(headers.get('netlify-vary')).find((one) => one.startsWith('query='))
  return rule?.slice('query='.length).split('|')
}

function withoutEdgeHeaders(given: Headers): Headers {
  const headers = new Headers(given)
  for (const name of forTheEdge) headers.delete(name)
  return headers
}

function parseDirectives(text: string | null): Map<string, string> {
  return new Map(
    listOf(text).map((directive): [string, string] => {
      const [name = '', value = ''] = directive.split('=')
      return [name.toLowerCase(), value]
    }),
  )
}

function listOf(text: string | null): string[] {
  return text?.split(',').map((one) => one.trim()) ?? []
}
