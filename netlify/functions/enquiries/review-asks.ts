import type { Config } from '@netlify/functions'
import * as contract from '#contract/enquiries/review-asks.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { readReviewAsk, refuseReviewAsks } from '#server/services/enquiries/review-asks.ts'

const served = [
  visitor(contract.readReviewAsk, ({ body }) => readReviewAsk(body.link)),
  visitor(contract.refuseReviewAsks, ({ body }) => refuseReviewAsks(body.link)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(60) }
