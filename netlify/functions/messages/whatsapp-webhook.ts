import type { Config } from '@netlify/functions'
import * as contract from '#contract/messages/whatsapp-webhook.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { confirmWhatsApp, receiveWhatsApp } from '#server/services/messages/whatsapp/receive-call.ts'

const served = [
  visitor(contract.confirmWhatsApp, ({ query }) => confirmWhatsApp(query)),
  visitor(contract.takeFromWhatsApp, ({ headers, body }) => receiveWhatsApp(headers, body)),
]

export default serve(served)

// Meta tells of every message three times, from a few addresses.
export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
