import type { Template } from '#contract/content/templates.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { listEntries } from './page-lists.ts'
import { standardTemplates } from './standard-templates.ts'

/** The messages that staff send to customers; the standard ones until staff have written their own. */
export async function listTemplates(db: DatabaseClient): Promise<Template[]> {
  const own = await listEntries(db, 'templates')
  return own.length > 0 ? own : standardTemplates
}
