import type { Config } from '@netlify/functions'
import * as contract from '#contract/prices/prices.ts'
import { listPrices } from '#server/data/prices/prices.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { updatePrice, updateVariantPrice } from '#server/services/prices/prices.ts'

const served = [
  staff(contract.listPrices, ({ db }) => listPrices(db)),
  staff(contract.updatePrice, ({ db, params, body }) => updatePrice(db, params.bikeName, body)),
  staff(contract.updateVariantPrice, ({ db, params, body }) => updateVariantPrice(db, params.id, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
