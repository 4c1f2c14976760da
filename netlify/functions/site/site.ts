import type { Config } from '@netlify/functions'
import * as parts from '#contract/site/parts-management.ts'
import { getSearchIndex } from '#contract/site/search-index.ts'
import * as contract from '#contract/site/site.ts'
import { getSiteHealth } from '#contract/site/site-health.ts'
import { listSiteParts } from '#server/data/site/site-parts.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, staff, visitor } from '#server/lib/http/serve.ts'
import { getMenu } from '#server/services/site/menu.ts'
import * as search from '#server/services/site/search-index.ts'
import * as builds from '#server/services/site/site-builds.ts'
import * as health from '#server/services/site/site-health.ts'
import { saveSitePart } from '#server/services/site/site-parts.ts'
import { getSitemap } from '#server/services/site/sitemap.ts'

const served = [
  visitor(contract.getMenu, ({ db }) => getMenu(db)),
  visitor(getSearchIndex, ({ db }) => search.getSearchIndex(db)),
  visitor(contract.getSitemap, ({ db }) => getSitemap(db)),
  staff(parts.listSiteParts, ({ db }) => listSiteParts(db)),
  staff(parts.saveSitePart, ({ db, params, body }) => saveSitePart(db, params.id, body)),
  staff(contract.getSiteBuild, ({ db }) => builds.getSiteBuild(db)),
  staff(contract.publishSite, ({ db }) => builds.publishSite(db)),
  staff(contract.setBuildsPerDay, ({ db, body }) => builds.setBuildsPerDay(db, body.perDay)),
  staff(getSiteHealth, ({ db }) => health.getSiteHealth(db)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
