import { type HoursLine, openingLines } from '#contract/outlets/outlet-hours.ts'
import { t } from '#contract/wire/language.ts'
import type { OpenTimes } from '#server/data/dealership/dealership.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { findWords } from '#server/lib/words/find-words.ts'

/** The opening hours of an outlet in words; empty without an outlet. */
export async function openingHours(db: DatabaseClient, open: OpenTimes | undefined): Promise<HoursLine[]> {
  if (!open) return []
  const lines = openingLines(open.hours)
  if (lines.length > 0) return lines
  // Staff wrote this text, and its words in other languages too.
  const words = await findWords(db, [open.openTime])
  return [{ days: t`Opening time`, hours: words(open.openTime) }]
}
