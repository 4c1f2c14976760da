import type { Config } from '@netlify/functions'
import * as settings from '#contract/payments/payment-settings.ts'
import * as contract from '#contract/payments/payments.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { getPaymentSettings, savePaymentSettings } from '#server/services/payments/payment-settings.ts'
import { acceptPayment, receivePayment, refundPayment } from '#server/services/payments/payments.ts'

const served = [
  staff(settings.getPaymentSettings, ({ db }) => getPaymentSettings(db)),
  staff(settings.savePaymentSettings, ({ db, body }) => savePaymentSettings(db, body)),
  staff(contract.receivePayment, ({ db, params, body }) => receivePayment(db, params.id, body)),
  staff(contract.acceptPayment, ({ db, params, body }) => acceptPayment(db, params.id, body.paymentId)),
  staff(contract.refundPayment, ({ db, params, body }) => refundPayment(db, params.id, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
