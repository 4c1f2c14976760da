import type { Config } from '@netlify/functions'
import * as contract from '#contract/content/reviews.ts'
import { findManagedReviews, findShownReviews } from '#server/data/content/reviews.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, staff, visitor } from '#server/lib/http/serve.ts'
import { decideReview } from '#server/services/content/reviews.ts'

const served = [
  visitor(contract.listReviews, ({ db, query }) => findShownReviews(db, query)),
  staff(contract.listManagedReviews, ({ db, query }) => findManagedReviews(db, query)),
  staff(contract.decideReview, ({ db, params, body }) => decideReview(db, params.id, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(600) }
