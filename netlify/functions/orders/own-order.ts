import type { Config } from '@netlify/functions'
import * as contract from '#contract/orders/own-order.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { readOwnOrder } from '#server/services/orders/own-order.ts'

const served = [visitor(contract.readOwnOrder, ({ body }) => readOwnOrder(body.link))]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(120) }
