import { type HoursLine, openingLines } from '#contract/outlets/outlet-hours.ts'
import type { Language } from '#contract/wire/language.ts'
import { t } from '#contract/wire/language.ts'
import type { OpenTimes } from '#server/data/dealership/dealership.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { findWords } from '#server/lib/words/find-words.ts'
import { say } from '#server/lib/words/say.ts'

/** When an outlet is open, in the words of a language; nothing without an outlet. */
export async function openingHours(
  db: DatabaseClient,
  open: OpenTimes | undefined,
  language: Language,
): Promise<HoursLine[]> {
  if (!open) return []
  const said = (english: string) => say(language, english, true)
  const lines = openingLines(open.hours)
  if (lines.length > 0)
    return lines.map(({ days, hours }) => ({
      days: said(days),
      hours: hours.replace(/\d+:\d\d [ap]m/g, said),
    }))
  // Staff wrote it, and its words too.
  const words = await findWords(db, language, [open.openTime])
  return [{ days: said(t`Open`), hours: words(open.openTime) }]
}
