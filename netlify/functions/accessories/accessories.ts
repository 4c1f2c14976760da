import type { Config } from '@netlify/functions'
import * as contract from '#contract/accessories.ts'
import { serve, staff } from '#server/lib/http/serve.ts'
import { listAccessoryPrices, updateAccessoryPrice } from '#server/services/accessories.ts'

export default serve([
  staff(contract.listAccessoryPrices, ({ db }) => listAccessoryPrices(db)),
  staff(contract.updateAccessoryPrice, ({ db, params, body }) =>
    updateAccessoryPrice(db, params.id, body.price),
  ),
])

export const config: Config = {
  path: ['/api/manageAccessories', '/api/manageAccessories/:id'],
}
