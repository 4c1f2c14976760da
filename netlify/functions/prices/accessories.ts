import type { Config } from '@netlify/functions'
import * as contract from '#contract/prices/accessories.ts'
import { listAccessoryPrices } from '#server/data/prices/accessories.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { updateAccessoryPrice } from '#server/services/prices/accessories.ts'

const served = [
  staff(contract.listAccessoryPrices, ({ db }) => listAccessoryPrices(db)),
  staff(contract.updateAccessoryPrice, ({ db, params, body }) => updateAccessoryPrice(db, params.id, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
