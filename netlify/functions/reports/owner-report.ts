import type { Config } from '@netlify/functions'
import * as report from '#contract/reports/owner-report.ts'
import * as spends from '#contract/reports/spends.ts'
import { readSpends } from '#server/data/reports/spends.ts'
import { pathsOf, serve, staff } from '#server/lib/http/serve.ts'
import { getOwnerReport } from '#server/services/reports/owner-report.ts'
import { saveSpends } from '#server/services/reports/spends.ts'

const served = [
  staff(report.getOwnerReport, ({ db, query }) => getOwnerReport(db, query)),
  staff(spends.listSpends, ({ db }) => readSpends(db)),
  staff(spends.saveSpends, ({ db, body }) => saveSpends(db, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served) }
