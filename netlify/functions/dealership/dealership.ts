import type { Config } from '@netlify/functions'
import * as contract from '#contract/dealership/dealership.ts'
import { readDealershipRecord } from '#server/data/dealership/dealership.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, staff, visitor } from '#server/lib/http/serve.ts'
import * as dealership from '#server/services/dealership/dealership.ts'

const served = [
  visitor(contract.getDealership, ({ db }) => dealership.getDealership(db)),
  staff(contract.getDealershipRecord, ({ db }) => readDealershipRecord(db)),
  staff(contract.saveDealership, ({ db, body }) => dealership.saveDealership(db, body)),
  staff(contract.openSite, ({ db, body }) => dealership.openSite(db, body.isOpen)),
  staff(contract.getSetup, ({ db }) => dealership.getSetup(db)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
