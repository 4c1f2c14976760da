import type { Config } from '@netlify/functions'
import * as contract from '#contract/privacy/privacy.ts'
import { readPersonFile, readRetention } from '#server/data/privacy/privacy.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { erasePerson, holdLead, setRetention } from '#server/services/privacy/privacy.ts'

const served = [
  staff(contract.readPerson, ({ db, body }) => readPersonFile(db, body)),
  staff(contract.erasePerson, ({ db, body }) => erasePerson(db, body)),
  staff(contract.getRetention, ({ db }) => readRetention(db)),
  staff(contract.setRetention, ({ db, body }) => setRetention(db, body)),
  staff(contract.holdLead, ({ db, params, body }) => holdLead(db, params.id, body.isHeld)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
