import type { SiteHealth } from '#contract/site/site-health.ts'
import { readFieldFigures } from '#server/data/site/site-health.ts'
import { StatusAnswer } from '#server/lib/http/status-answer.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { getReadiness } from './health.ts'

/** What owner and manager see of the site's health. */
export async function getSiteHealth(db: DatabaseClient): Promise<SiteHealth> {
  const [figures, ready] = await Promise.all([readFieldFigures(db), getReadiness()])
  const readiness = ready instanceof StatusAnswer ? ready.body : ready
  return { ...figures, readiness }
}
