import type { Config } from '@netlify/functions'
import * as contract from '#contract/prices/price-batches.ts'
import { listBatches } from '#server/data/prices/price-batches.ts'
import { listPriceVersions } from '#server/data/prices/price-versions.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import * as batches from '#server/services/prices/price-batches.ts'
import { getPriceHistory } from '#server/services/prices/price-history.ts'

const served = [
  staff(contract.listPriceVersions, ({ db }) => listPriceVersions(db)),
  staff(contract.createPriceBatch, ({ db, body }) => batches.createBatch(db, body)),
  staff(contract.listPriceBatches, ({ db }) => listBatches(db)),
  staff(contract.getPriceBatch, ({ db, params }) => batches.getBatch(db, params.id)),
  staff(contract.cancelPriceBatch, ({ db, params }) => batches.cancelBatch(db, params.id)),
  staff(contract.undoPriceBatch, ({ db, params }) => batches.undoBatch(db, params.id)),
  staff(contract.getPriceHistory, ({ db, params }) => getPriceHistory(db, params.bikeName)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
