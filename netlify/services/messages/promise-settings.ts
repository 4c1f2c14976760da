import type { PromiseFacts, PromiseRecord } from '#contract/messages/promise-settings.ts'
import * as data from '#server/data/messages/promise-settings.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { saveOver } from '#server/services/reports/save-over.ts'

/**
 * Saves targets and mail lists over those of the expected moment. A repeat of a save changes nothing. Throws
 * `conflict` with the author and the moment of newer ones, `forbidden` when a manager changes the receivers
 * of mail about applicants.
 */
export async function savePromiseSettings(
  db: DatabaseClient,
  { expected, facts }: { expected: string; facts: PromiseFacts },
): Promise<{ message: string; record: PromiseRecord }> {
  const record = await saveOver(
    db,
    'promise_settings',
    facts,
    () => data.writePromiseSettings(db, expected, facts),
    () => data.readPromiseSettings(db),
  )
  return { message: 'The promises are saved.', record }
}
