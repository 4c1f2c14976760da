import type { Config, Context } from '@netlify/functions'
import { purgeTags } from '#server/lib/http/purge-cache.ts'
import { applyDueBatches } from '#server/services/prices/price-batches.ts'

export default async (_request: Request, context: Context): Promise<Response> => {
  const applied = await applyDueBatches(new Date())
  if (applied > 0) await purgeTags(['catalogue'], (work) => context.waitUntil(work))
  return Response.json({ applied })
}

// Midnight in India is 18:30 UTC, which this schedule includes; a failed run is repeated five minutes later.
export const config: Config = { schedule: '*/5 * * * *' }
