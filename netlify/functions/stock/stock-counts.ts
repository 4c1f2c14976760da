import type { Config } from '@netlify/functions'
import * as contract from '#contract/stock/stock-counts.ts'
import * as unitContract from '#contract/stock/stock-units.ts'
import { countStock, listStock } from '#server/data/stock/stock.ts'
import { readAgeing } from '#server/data/stock/stock-units.ts'
import { pathsOf, serve, staff, staffReading } from '#server/lib/http/serve.ts'
import { bringInStock } from '#server/services/stock/stock-imports.ts'
import { addUnit, dropUnit, listFreeUnits } from '#server/services/stock/stock-units.ts'

const served = [
  staffReading(contract.listStock, ({ db, query }) => listStock(db, query.outlet)),
  staff(contract.countStock, ({ db, body }) => countStock(db, body)),
  staff(contract.importStock, ({ db, body }) => bringInStock(db, body)),
  staffReading(unitContract.listAgeing, ({ db, query }) => readAgeing(db, query)),
  staffReading(unitContract.listFreeUnits, ({ db, params }) => listFreeUnits(db, params.id)),
  staff(unitContract.addStockUnit, ({ db, body }) => addUnit(db, body)),
  staff(unitContract.dropStockUnit, ({ db, params }) => dropUnit(db, params.id)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
