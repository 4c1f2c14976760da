import type { Config } from '@netlify/functions'
import * as contract from '#contract/catalogue/brochures.ts'
import { brochurePath } from '#domain/catalogue/brochure-paths.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, visitor } from '#server/lib/http/serve.ts'
import { getBrochure } from '#server/services/catalogue/brochures.ts'
import { getOwnBrochure } from '#server/services/catalogue/own-brochures.ts'

const served = [
  visitor(contract.getBrochure, ({ db, params }) => getBrochure(db, brochurePath(params.file))),
  visitor(contract.getOwnBrochure, ({ db, params }) => getOwnBrochure(db, params.file)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(120) }
