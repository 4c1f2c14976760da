import type { Config } from '@netlify/functions'
import * as contract from '#contract/payments/link-payments.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { beginPayment, receivePaymentCall } from '#server/services/payments/link-payments.ts'

const served = [
  visitor(contract.beginPayment, ({ body, language }) => beginPayment(body.link, language)),
  visitor(contract.takePaymentCall, ({ headers, body }) => receivePaymentCall(headers, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(300) }
