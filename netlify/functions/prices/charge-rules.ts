import type { Config } from '@netlify/functions'
import * as contract from '#contract/prices/charge-rules.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, staff, visitor } from '#server/lib/http/serve.ts'
import * as chargeRules from '#server/services/prices/charge-rules.ts'

const served = [
  visitor(contract.getOnRoad, ({ db }) => chargeRules.getOnRoad(db)),
  staff(contract.listChargeRules, ({ db }) => chargeRules.listChargeRules(db)),
  staff(contract.createChargeRule, ({ db, body }) => chargeRules.createChargeRule(db, body)),
  staff(contract.saveChargeRule, ({ db, params, body }) => chargeRules.saveChargeRule(db, params.id, body)),
  staff(contract.removeChargeRule, ({ db, params }) => chargeRules.removeChargeRule(db, params.id)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
