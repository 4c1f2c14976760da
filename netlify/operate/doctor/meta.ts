import { z } from 'zod'
import { graphUrl } from '#server/lib/meta/graph.ts'
import { type Check, mend, ok, unknown, type Verdict } from './finding.ts'
import { ask, type Target } from './target.ts'

const dayMs = 24 * 60 * 60 * 1000
/** The days before a token's end from which on the doctor speaks of it. */
const warnDays = 7
const neededRight = 'leads_retrieval'

const debugged = z.object({
  data: z.object({
    is_valid: z.boolean(),
    expires_at: z.number().default(0),
    scopes: z.array(z.string()).default([]),
  }),
})

/** Checks that Meta alone can answer. */
export function metaChecks(target: Target): Check[] {
  return [['Meta', () => lookAtToken(target)]]
}

/** Is the token of the page valid for a while, and may it read leads? */
async function lookAtToken({ variables }: Target): Promise<Verdict> {
  const { META_ACCESS_TOKEN: token, META_GRAPH_URL: url = graphUrl } = variables
  if (!token) return unknown('set META_ACCESS_TOKEN to ask')
  const headers = { authorization: `Bearer ${token}` }
  const response = await ask(`${url || graphUrl}/debug_token?input_token=${encodeURIComponent(token)}`, {
    headers,
  })
  const read = debugged.safeParse(await response.json())
  if (!read.success) return mend(`Meta answers ${response.status}: is META_ACCESS_TOKEN right?`)
  const { is_valid, expires_at, scopes } = read.data.data
  if (!is_valid) return mend('the access token has ended: make another at developers.facebook.com')
  if (!scopes.includes(neededRight)) return mend(`the access token lacks the right ${neededRight}`)
  const days = Math.floor((expires_at * 1000 - Date.now()) / dayMs)
  if (expires_at > 0 && days < warnDays) return mend(`the access token ends in ${days} days`)
  return ok(expires_at === 0 ? 'the access token does not end' : `the access token ends in ${days} days`)
}
