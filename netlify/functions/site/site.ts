import type { Config } from '@netlify/functions'
import * as contract from '#contract/site.ts'
import { serve, staff, visitor } from '#server/lib/http/serve.ts'
import { getMenu } from '#server/services/menu.ts'
import { getSiteBuild } from '#server/services/site-builds.ts'
import { getSitemap } from '#server/services/sitemap.ts'

export default serve([
  visitor(contract.getMenu, ({ db }) => getMenu(db)),
  visitor(contract.getSitemap, ({ db }) => getSitemap(db)),
  staff(contract.getSiteBuild, ({ db }) => getSiteBuild(db)),
])

export const config: Config = {
  path: ['/api/menu', '/sitemap.xml', '/api/siteBuild'],
}
