import type { Config } from '@netlify/functions'
import * as contract from '#contract/prices/price-slips.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import * as priceSlips from '#server/services/prices/price-slips.ts'

const served = [
  visitor(contract.makePriceSlip, ({ db, body, ip }) => priceSlips.makePriceSlip(db, body, ip)),
  visitor(contract.readPriceSlip, ({ db, params }) => priceSlips.readPriceSlip(db, params.number)),
]

export default serve(served)

// A slip is a row, and its number is short; sixty calls a minute are enough for a shop full of people.
export const config: Config = { path: pathsOf(served), rateLimit: perMinute(60) }
