import type { Config } from '@netlify/functions'
import * as contract from '#contract/doors/intake.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { confirmMeta } from '#server/services/doors/check-sender.ts'
import { receive } from '#server/services/doors/intake.ts'

// The addresses of known senders stand before the one that takes any name.
const served = [
  visitor(contract.confirmMeta, async ({ query }) => confirmMeta(query)),
  visitor(contract.takeFromMeta, ({ headers, body }) => receive({ vendor: 'meta', headers, body })),
  visitor(contract.takeFromGoogle, ({ headers, body }) => receive({ vendor: 'google', headers, body })),
  visitor(contract.takeCall, ({ headers, query, body }) =>
    receive({ vendor: 'calls', headers, query, body }),
  ),
  visitor(contract.takeCallByAddress, ({ headers, query }) => receive({ vendor: 'calls', headers, query })),
  visitor(contract.takeSigned, ({ headers, params, body }) =>
    receive({ vendor: 'signed', source: params.source, headers, body }),
  ),
]

export default serve(served)

// A sender hands over the leads of a whole campaign from a few addresses.
export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
