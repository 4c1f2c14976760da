import type { Config } from '@netlify/functions'
import * as ownAppointment from '#contract/appointments/own-appointment.ts'
import * as slots from '#contract/appointments/slots.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { changeOwnAppointment, readOwnAppointment } from '#server/services/appointments/own-appointment.ts'
import { holdSlot, listSlots, releaseSlot } from '#server/services/appointments/slots.ts'

const served = [
  visitor(slots.listSlots, ({ query }) => listSlots(query)),
  visitor(slots.holdSlot, ({ body, ip }) => holdSlot(body, ip)),
  visitor(slots.releaseSlot, ({ body }) => releaseSlot(body.token)),
  visitor(ownAppointment.readOwnAppointment, ({ body }) => readOwnAppointment(body.link)),
  visitor(ownAppointment.changeOwnAppointment, ({ body, ip }) => changeOwnAppointment(body, ip)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(120) }
