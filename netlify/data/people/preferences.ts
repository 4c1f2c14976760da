import { leadKinds } from '#contract/leads/lead-kinds.ts'
import type { Preferences, PreferencesChange } from '#contract/people/preferences.ts'
import { tableOf } from '#server/data/leads/lead-rows.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** What the functions answer, in JSON, whose shape the generated types do not know. */
type Kept = Omit<Preferences, 'mutedKinds'> & { mutedTables: string[] }

/** What the caller has set for themselves. */
export async function readPreferences(db: DatabaseClient): Promise<Preferences> {
  return toPreferences(dataOf(await db.rpc('read_preferences')) as unknown as Kept)
}

/** Sets what is named, and answers all. */
export async function savePreferences(
  db: DatabaseClient,
  { mutedKinds, ...named }: PreferencesChange,
): Promise<Preferences> {
  const change = { ...named, ...(mutedKinds && { mutedTables: mutedKinds.map(tableOf) }) }
  return toPreferences(dataOf(await db.rpc('save_preferences', { change })) as unknown as Kept)
}

function toPreferences({ mutedTables, ...kept }: Kept): Preferences {
  const muted = leadKinds.filter(({ table }) => mutedTables.includes(table))
  return { ...kept, mutedKinds: muted.map(({ kind }) => kind) }
}
