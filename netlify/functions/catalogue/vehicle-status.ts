import type { Config } from '@netlify/functions'
import * as contract from '#contract/catalogue/vehicle-status.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { listScooters, listVehicles, setStatus } from '#server/services/catalogue/vehicle-status.ts'

const served = [
  staff(contract.listBikeStatuses, ({ db }) => listVehicles(db, 'motorcycle')),
  staff(contract.listScooterStatuses, ({ db }) => listScooters(db)),
  staff(contract.listBigWingStatuses, ({ db }) => listVehicles(db, 'bigwing')),
  staff(contract.listEvStatuses, ({ db }) => listVehicles(db, 'ev')),
  staff(contract.setBikeStatus, (call) => setStatus(call, 'motorcycle')),
  staff(contract.setScooterStatus, (call) => setStatus(call, 'scooter')),
  staff(contract.setBigWingStatus, (call) => setStatus(call, 'bigwing')),
  staff(contract.setEvStatus, (call) => setStatus(call, 'ev')),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
