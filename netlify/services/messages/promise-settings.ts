import { isDeepStrictEqual } from 'node:util'
import type { PromiseFacts, PromiseRecord } from '#contract/messages/promise-settings.ts'
import { AppError } from '#contract/wire/errors.ts'
import * as data from '#server/data/messages/promise-settings.ts'
import { findLastContentChange } from '#server/data/reports/audit-events.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Saves targets and mail lists over those of the expected moment. A repeat of a save changes nothing. Throws
 * `conflict` with the author and the moment of newer ones, `forbidden` when a manager changes the receivers
 * of mail about applicants.
 */
export async function savePromiseSettings(
  db: DatabaseClient,
  { expected, facts }: { expected: string; facts: PromiseFacts },
): Promise<{ message: string; record: PromiseRecord }> {
  const message = 'The promises are saved.'
  const saved = await data.writePromiseSettings(db, expected, facts)
  if (saved) return { message, record: saved }
  const record = await data.readPromiseSettings(db)
  if (isDeepStrictEqual(record.facts, facts)) return { message, record }
  throw new AppError('conflict', { newer: await findLastContentChange(db, 'promise_settings', 1) })
}
