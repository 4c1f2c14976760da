import type { Config } from '@netlify/functions'
import * as tests from '#contract/doors/door-tests.ts'
import * as contract from '#contract/doors/doors.ts'
import * as data from '#server/data/doors/doors.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { addDoor, renewSecret, saveDoor } from '#server/services/doors/doors.ts'
import { testDoor, tryDelivery } from '#server/services/doors/test-door.ts'

const served = [
  staff(contract.listDoors, ({ db }) => data.readDoors(db)),
  staff(contract.addDoor, ({ db, body }) => addDoor(db, body)),
  staff(contract.saveDoor, ({ db, params, body }) => saveDoor(db, params.slug, body)),
  staff(contract.renewDoorSecret, ({ db, params }) => renewSecret(db, params.slug)),
  staff(contract.listDeliveries, ({ db, params, query }) =>
    data.readDeliveries(db, params.slug, query.before),
  ),
  staff(tests.testDoor, ({ db, params }) => testDoor(db, params.slug)),
  staff(tests.tryDelivery, ({ db, params }) => tryDelivery(db, params.slug, params.id)),
  staff(contract.getIntakeHealth, ({ db }) => data.readIntakeHealth(db)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(600) }
