import { z } from 'zod'
import { leadKinds } from '#contract/leads/lead-kinds.ts'
import { getPreferences, type Preferences, type PreferencesChange } from '#contract/people/preferences.ts'
import { tableOf } from '#server/data/leads/lead-rows.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import { readStored } from '#server/lib/supabase/read-stored.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

const keptRow = getPreferences.answer.omit({ mutedKinds: true }).extend({
  views: z.unknown().transform((views) => readStored('staff_preferences.views', views)),
  mutedTables: z.array(z.string()),
})

/** The caller's own preferences. */
export async function readPreferences(db: DatabaseClient): Promise<Preferences> {
  return toPreferences(await callJson(db, 'read_preferences', {}, keptRow))
}

/** Sets the named preferences, and answers all. */
export async function savePreferences(
  db: DatabaseClient,
  { mutedKinds, ...named }: PreferencesChange,
): Promise<Preferences> {
  const change = { ...named, ...(mutedKinds && { mutedTables: mutedKinds.map(tableOf) }) }
  return toPreferences(await callJson(db, 'save_preferences', { change }, keptRow))
}

function toPreferences({ mutedTables, ...kept }: z.output<typeof keptRow>): Preferences {
  const muted = leadKinds.filter(({ table }) => mutedTables.includes(table))
  return { ...kept, mutedKinds: muted.map(({ kind }) => kind) }
}
