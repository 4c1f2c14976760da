import type { Config } from '@netlify/functions'
import * as closedDayContract from '#contract/outlets/closed-days.ts'
import * as markedDayContract from '#contract/outlets/marked-days.ts'
import * as contract from '#contract/outlets/outlets.ts'
import { listClosedDays } from '#server/data/outlets/closed-days.ts'
import { listMarkedDays } from '#server/data/outlets/marked-days.ts'
import { listOutlets } from '#server/data/outlets/outlets.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import * as closedDays from '#server/services/outlets/closed-days.ts'
import * as markedDays from '#server/services/outlets/marked-days.ts'
import * as outlets from '#server/services/outlets/outlets.ts'

const served = [
  staff(contract.listOutlets, ({ db }) => listOutlets(db)),
  staff(contract.createOutlet, ({ db, body }) => outlets.createOutlet(db, body)),
  staff(contract.saveOutlet, ({ db, params, body }) => outlets.saveOutlet(db, params.id, body)),
  staff(contract.setOutletState, ({ db, params, body }) =>
    outlets.setOutletState(db, params.id, body.isClosed),
  ),
  staff(contract.orderOutlets, ({ db, body }) => outlets.orderOutlets(db, body)),
  staff(closedDayContract.listClosedDays, ({ db }) => listClosedDays(db)),
  staff(closedDayContract.addClosedDay, ({ db, body }) => closedDays.addClosedDay(db, body)),
  staff(closedDayContract.deleteClosedDay, ({ db, params }) => closedDays.deleteClosedDay(db, params.id)),
  staff(markedDayContract.listMarkedDays, ({ db }) => listMarkedDays(db)),
  staff(markedDayContract.addMarkedDay, ({ db, body }) => markedDays.addMarkedDay(db, body)),
  staff(markedDayContract.deleteMarkedDay, ({ db, params }) => markedDays.deleteMarkedDay(db, params.id)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
