import type { Config } from '@netlify/functions'
import * as turns from '#contract/leads/lead-turns.ts'
import * as contract from '#contract/people/people.ts'
import { readTurns } from '#server/data/leads/lead-turns.ts'
import { listStaff } from '#server/data/people/people.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, staff, visitor } from '#server/lib/http/serve.ts'
import * as leadTurns from '#server/services/leads/lead-turns.ts'
import * as people from '#server/services/people/people.ts'

const served = [
  staff(contract.listStaff, ({ db }) => listStaff(db)),
  staff(contract.inviteStaff, ({ db, body }) => people.inviteStaff(db, body)),
  staff(contract.changeStaff, ({ db, params, body }) => people.changeStaff(db, params.id, body)),
  staff(contract.endStaffSessions, ({ db, params }) => people.endStaffSessions(db, params.id)),
  staff(contract.makeStaffLink, ({ db, params }) => people.makeStaffLink(db, params.id)),
  staff(turns.handOver, ({ db, params, body }) => leadTurns.handOver(db, params.id, body.toId)),
  staff(turns.getLeadTurns, ({ db }) => readTurns(db)),
  staff(turns.setLeadTurns, ({ db, body }) => leadTurns.setTurns(db, body)),
  staff(turns.setDuty, ({ db, body }) => leadTurns.setDuty(db, body.isOnDuty)),
  visitor(contract.readStaffLink, ({ body }) => people.readStaffLink(body.token)),
  visitor(contract.setLinkPassword, ({ body }) => people.setLinkPassword(body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(600) }
