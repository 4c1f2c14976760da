import type { Config } from '@netlify/functions'
import * as contract from '#contract/dealers.ts'
import { serve, visitor } from '#server/lib/http/serve.ts'
import { getDealer, listDealers } from '#server/services/dealers.ts'

export default serve([
  visitor(contract.listDealers, ({ db }) => listDealers(db)),
  visitor(contract.getDealer, ({ db, params }) => getDealer(db, params.id)),
])

export const config: Config = {
  path: ['/api/dealers', '/api/dealers/:id'],
}
