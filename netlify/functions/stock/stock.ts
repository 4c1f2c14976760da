import type { Config } from '@netlify/functions'
import * as contract from '#contract/stock/stock.ts'
import { readStock } from '#server/data/stock/stock.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'

const served = [
  visitor(contract.getStock, async ({ db, params }) => ({ rows: await readStock(db, params.bikeName) })),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
