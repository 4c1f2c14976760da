import type { Config } from '@netlify/functions'
import * as slots from '#contract/appointments/slots.ts'
import * as visits from '#contract/appointments/visits.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { holdSlot, listSlots, releaseSlot } from '#server/services/appointments/slots.ts'
import { changeVisit, readVisit } from '#server/services/appointments/visits.ts'

const served = [
  visitor(slots.listSlots, ({ query }) => listSlots(query)),
  visitor(slots.holdSlot, ({ body, ip }) => holdSlot(body, ip)),
  visitor(slots.releaseSlot, ({ body }) => releaseSlot(body.token)),
  visitor(visits.readVisit, ({ body }) => readVisit(body.link)),
  visitor(visits.changeVisit, ({ body, ip }) => changeVisit(body, ip)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(120) }
