import type { Config } from '@netlify/functions'
import * as contract from '#contract/messages/outgoing.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { getOutgoing, renewOutgoingKey, saveOutgoing } from '#server/services/messages/outgoing.ts'

const served = [
  staff(contract.getOutgoing, ({ db }) => getOutgoing(db)),
  staff(contract.saveOutgoing, ({ db, body }) => saveOutgoing(db, body)),
  staff(contract.renewOutgoingKey, ({ db }) => renewOutgoingKey(db)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
