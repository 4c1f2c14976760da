import { z } from 'zod'
import { isOn } from '../connections.ts'
import { env } from '../env.ts'

/** Why Meta gave no answer: a key of `deliveryNotes`. */
export type GraphFailure = 'not_connected' | 'no_access' | 'not_found' | 'vendor_away'

export class GraphError extends Error {
  readonly why: GraphFailure

  constructor(why: GraphFailure, cause?: unknown) {
    super(`Meta: ${why}`, { cause })
    this.name = 'GraphError'
    this.why = why
  }
}

/** Where Meta's Graph API is, with its version. */
export const graphUrl = 'https://graph.facebook.com/v23.0'
const limitMs = 10_000

const refusal = z.object({ error: z.object({ code: z.number().optional() }) })

/**
 * Asks Meta's Graph API for an object or a list, such as `123` with `fields`. Throws `GraphError`. The token
 * stands in a header and no address, because addresses stand in logs.
 */
export async function askGraph(path: string, query: Record<string, string>): Promise<unknown> {
  if (!isOn('Meta')) throw new GraphError('not_connected')
  const { META_ACCESS_TOKEN, META_GRAPH_URL = graphUrl } = env()
  const url = `${META_GRAPH_URL}/${path}?${new URLSearchParams(query)}`
  let answer: Response
  try {
    answer = await fetch(url, {
      headers: { authorization: `Bearer ${META_ACCESS_TOKEN}` },
      signal: AbortSignal.timeout(limitMs),
    })
    const body: unknown = await answer.json()
    if (answer.ok) return body
    throw new GraphError(whyOf(answer.status, refusal.safeParse(body).data?.error.code))
  } catch (error) {
    throw error instanceof GraphError ? error : new GraphError('vendor_away', error)
  }
}

/**
 * Code 190 is a token that has ended, 10 and 200 to 299 a right that is missing, 100 an object that is not
 * there.
 */
function whyOf(status: number, code = 0): GraphFailure {
  if (status === 401 || code === 190 || code === 10 || (code >= 200 && code < 300)) return 'no_access'
  return status === 404 || code === 100 ? 'not_found' : 'vendor_away'
}

const page = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({ cursors: z.object({ after: z.string().optional() }).optional(), next: z.string().optional() })
    .optional(),
})

/** The most pages of a list that are read, a hundred entries each. */
const mostPages = 100

/** The whole of a list, page after page; throws `GraphError`. */
export async function listOfGraph(path: string, query: Record<string, string>): Promise<unknown[]> {
  const entries: unknown[] = []
  let after: string | undefined
  for (let count = 0; count < mostPages; count++) {
    const read = page.safeParse(await askGraph(path, { ...query, limit: '100', ...(after && { after }) }))
    if (!read.success) throw new GraphError('vendor_away', read.error)
    entries.push(...read.data.data)
    after = read.data.paging?.next ? read.data.paging.cursors?.after : undefined
    if (!after) break
  }
  return entries
}
