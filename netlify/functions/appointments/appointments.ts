import type { Config } from '@netlify/functions'
import * as plans from '#contract/appointments/appointment-plans.ts'
import * as contract from '#contract/appointments/appointments.ts'
import { readPlans } from '#server/data/appointments/appointment-plans.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { savePlan } from '#server/services/appointments/appointment-plans.ts'
import {
  bookAppointment,
  changeAppointment,
  listAppointments,
} from '#server/services/appointments/appointments.ts'

const served = [
  staff(contract.listAppointments, ({ db, query }) => listAppointments(db, query)),
  staff(contract.bookAppointment, ({ db, body }) => bookAppointment(db, body)),
  staff(contract.changeAppointment, ({ db, params, body }) => changeAppointment(db, params.id, body)),
  staff(plans.listPlans, ({ db }) => readPlans(db)),
  staff(plans.savePlan, ({ db, params, body }) => savePlan(db, params.outletId, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
