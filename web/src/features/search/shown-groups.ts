import { t } from '#contract/wire/language.ts'
import type { Entry } from './entry.ts'
import type { Finder } from './finder.ts'
import { usefulPages } from './pages.ts'
import { kindWords } from './words/kind-words.ts'

/** The entries under one heading; `total` also counts those that are not shown. */
export interface ShownGroup {
  name: string
  entries: readonly Entry[]
  total: number
}

/** The heading of the entries that were chosen on this device. */
export const lately = t`Chosen lately`

/** The hits for a typed text. */
export function found(finder: Finder, typed: string): ShownGroup[] {
  return finder.find(typed).map(({ kind, entries, total }) => ({ name: kindWords[kind], entries, total }))
}

/** The list before anything is typed. A chosen entry that is gone is left out. */
export function beginning(finder: Finder | undefined, chosen: readonly string[]): ShownGroup[] {
  const again = chosen.flatMap((id) => finder?.entryOf(id) ?? [])
  const useful = usefulPages.filter(({ id }) => !again.some((entry) => entry.id === id))
  return [
    { name: lately, entries: again, total: again.length },
    { name: t`Often wanted`, entries: useful, total: useful.length },
  ].filter(({ entries }) => entries.length > 0)
}

/** The number of hits in words, for visitors who cannot see the list. */
export function countWords(groups: readonly ShownGroup[]): string {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  if (count === 0) return t`Nothing found.`
  return count === 1 ? t`One result.` : t`${count} results.`
}
