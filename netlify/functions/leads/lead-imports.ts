import type { Config } from '@netlify/functions'
import * as contract from '#contract/leads/lead-imports.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { bringInLeads } from '#server/services/leads/lead-imports.ts'

const served = [staff(contract.bringInLeads, ({ db, body }) => bringInLeads(db, body))]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
