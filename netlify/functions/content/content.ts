import type { Config } from '@netlify/functions'
import * as contract from '#contract/content/content.ts'
import * as content from '#server/data/content/content.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'

const served = [
  visitor(contract.listSlides, ({ db }) => content.listSlides(db)),
  visitor(contract.listNotifications, ({ db }) => content.listNotifications(db)),
  visitor(contract.listGallery, ({ db }) => content.listGallery(db)),
  visitor(contract.listOffers, ({ db }) => content.listOffers(db)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
