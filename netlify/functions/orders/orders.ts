import type { Config } from '@netlify/functions'
import * as contract from '#contract/orders/orders.ts'
import { readOrders } from '#server/data/orders/orders.ts'
import { pathsOf, serve, staff, staffReading } from '#server/lib/http/serve.ts'
import { bookOrder, cancelOrder, changeOrder, changeStep } from '#server/services/orders/orders.ts'

const served = [
  staffReading(contract.listOrders, ({ db, body }) => readOrders(db, body)),
  staff(contract.bookOrder, ({ db, body }) => bookOrder(db, body)),
  staff(contract.changeOrder, ({ db, params, body }) => changeOrder(db, params.id, body)),
  staff(contract.changeOrderStep, ({ db, params, body }) => changeStep(db, params.id, body)),
  staff(contract.cancelOrder, ({ db, params, body }) => cancelOrder(db, params.id, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
