import type { Config } from '@netlify/functions'
import { addBrochure } from '#contract/catalogue/brochures.ts'
import * as contract from '#contract/catalogue/catalogue-management.ts'
import { listVehicles } from '#server/data/catalogue/vehicle-records.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import * as management from '#server/services/catalogue/catalogue-management.ts'
import * as brochures from '#server/services/catalogue/own-brochures.ts'

const served = [
  staff(contract.listVehicles, ({ db }) => listVehicles(db)),
  staff(contract.getVehicle, ({ db, params }) => management.getVehicle(db, params.id)),
  staff(contract.createVehicle, ({ db, body: { name, displayName, ...from } }) =>
    management.createVehicle(db, { name, displayName }, from),
  ),
  staff(contract.copyVehicle, ({ db, params, body }) =>
    management.createVehicle(db, body, { copyOf: params.id }),
  ),
  staff(contract.saveVehicle, ({ db, params, body }) => management.saveVehicle(db, params.id, body)),
  staff(contract.setVehicleState, ({ db, params, body }) =>
    management.setVehicleState(db, params.id, body.state),
  ),
  staff(contract.orderVehicles, ({ db, body }) => management.orderVehicles(db, body)),
  staff(contract.previewVehicle, ({ db, params }) => management.previewVehicle(db, params.id)),
  staff(contract.addCataloguePicture, ({ body }) => management.addPicture(body.image, body.placeholder)),
  staff(addBrochure, ({ body }) => brochures.addBrochure(body.file)),
  staff(contract.takeBackChange, ({ db, params }) => management.takeBackChange(db, params.id)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
