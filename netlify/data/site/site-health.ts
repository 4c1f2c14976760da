import { type FieldFigures, fieldFigures } from '#contract/site/site-health.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** The percentiles, versions and errors of the site; throws `forbidden` for all but owner and manager. */
export async function readFieldFigures(db: DatabaseClient): Promise<FieldFigures> {
  return callJson(db, 'read_site_health', {}, fieldFigures)
}
