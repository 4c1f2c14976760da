import type { Preferences, PreferencesChange } from '#contract/preferences.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** What the caller has set for themselves. */
export async function readPreferences(db: DatabaseClient): Promise<Preferences> {
  return dataOf(await db.rpc('read_preferences')) as unknown as Preferences
}

/** Sets what is named, and answers all. */
export async function savePreferences(db: DatabaseClient, change: PreferencesChange): Promise<Preferences> {
  return dataOf(await db.rpc('save_preferences', { change })) as unknown as Preferences
}
