import type { Config } from '@netlify/functions'
import { pullPayments } from '#server/services/payments/link-payments.ts'

/** Asks the payment provider what was paid, because a call of it may be lost. */
export default async (): Promise<Response> => Response.json(await pullPayments())

export const config: Config = { schedule: '*/15 * * * *' }
