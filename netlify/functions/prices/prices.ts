import type { Config } from '@netlify/functions'
import * as contract from '#contract/prices.ts'
import { serve, staff } from '#server/lib/http/serve.ts'
import { listPrices, updatePrice } from '#server/services/prices.ts'

export default serve([
  staff(contract.listPrices, ({ db }) => listPrices(db)),
  staff(contract.updatePrice, ({ db, params, body }) => updatePrice(db, params.bikeName, body.price)),
])

export const config: Config = {
  path: ['/api/managePrice', '/api/managePrice/:bikeName'],
}
