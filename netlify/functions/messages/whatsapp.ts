import type { Config } from '@netlify/functions'
import * as contract from '#contract/messages/whatsapp.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { getWhatsApp, listUnsent, saveWhatsApp } from '#server/services/messages/whatsapp/whatsapp.ts'

const served = [
  staff(contract.getWhatsApp, ({ db }) => getWhatsApp(db)),
  staff(contract.saveWhatsApp, ({ db, body }) => saveWhatsApp(db, body)),
  staff(contract.listUnsent, ({ db }) => listUnsent(db, new Date())),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
