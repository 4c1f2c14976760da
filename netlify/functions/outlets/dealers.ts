import type { Config } from '@netlify/functions'
import * as contract from '#contract/outlets/dealers.ts'
import * as places from '#contract/outlets/places.ts'
import { listDealers } from '#server/data/outlets/dealers.ts'
import { listPlaces } from '#server/data/outlets/places.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { getDealer } from '#server/services/outlets/dealers.ts'

const served = [
  visitor(contract.listDealers, ({ db }) => listDealers(db)),
  visitor(contract.getDealer, ({ db, params }) => getDealer(db, params.id)),
  visitor(places.listPlaces, ({ db }) => listPlaces(db)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
