import type { Config } from '@netlify/functions'
import * as contract from '#contract/leads.ts'
import { pathsOf, serve, staff, staffReading } from '#server/lib/http/serve.ts'
import {
  addTouch,
  changeLead,
  getLead,
  listColleagues,
  listLeads,
  readCounts,
} from '#server/services/leads.ts'

const served = [
  staffReading(contract.listLeads, ({ db, query }) => listLeads(db, query)),
  staffReading(contract.getInboxCounts, ({ db, query }) => readCounts(db, query.since)),
  staffReading(contract.listColleagues, ({ db }) => listColleagues(db)),
  staffReading(contract.getLead, ({ db, params }) => getLead(db, params.id)),
  staff(contract.changeLead, ({ db, params, body }) => changeLead(db, params.id, body)),
  staff(contract.addTouch, ({ db, params, body }) => addTouch(db, params.id, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
