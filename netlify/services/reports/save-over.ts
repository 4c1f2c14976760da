import { isDeepStrictEqual } from 'node:util'
import { AppError } from '#contract/wire/errors.ts'
import { findLastContentChange } from '#server/data/reports/audit-events.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Saves settings, which are the one row of a table, over those of the moment that their author saw. `write`
 * answers undefined where something newer stands; a repeat of a save changes nothing. Throws `conflict` with
 * the author and the moment of something newer.
 */
export async function saveOver<Facts, Record extends { facts: Facts }>(
  db: DatabaseClient,
  table: Parameters<typeof findLastContentChange>[1],
  facts: Facts,
  write: () => Promise<Record | undefined>,
  read: () => Promise<Record>,
): Promise<Record> {
  const saved = await write()
  if (saved) return saved
  const record = await read()
  if (isDeepStrictEqual(record.facts, facts)) return record
  throw new AppError('conflict', { newer: await findLastContentChange(db, table, 1) })
}
