import type { Config } from '@netlify/functions'
import * as contract from '#contract/privacy/notices.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { getNotice, listNotices } from '#server/services/privacy/notices.ts'

const served = [
  visitor(contract.listNotices, () => listNotices()),
  visitor(contract.getNotice, ({ params }) => getNotice(params.form)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
