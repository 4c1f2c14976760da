import type { Config } from '@netlify/functions'
import * as contract from '#contract/content/page-texts.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, staff, visitor } from '#server/lib/http/serve.ts'
import * as pageTexts from '#server/services/content/page-texts.ts'

const served = [
  visitor(contract.getPageText, ({ db, params }) => pageTexts.getPageText(db, params.id)),
  staff(contract.listPageTexts, ({ db }) => pageTexts.listPageTexts(db)),
  staff(contract.savePageText, ({ db, params, body }) => pageTexts.savePageText(db, params.id, body)),
  staff(contract.previewPageText, async ({ body }) => pageTexts.previewPageText(body.markdown)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
