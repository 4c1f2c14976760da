import type { BroughtIn, LeadList } from '#contract/leads/lead-imports.ts'
import type { RowFate } from '#contract/leads/lead-list-parts.ts'
import { indianDay } from '#contract/wire/indian-clock.ts'
import { bringIn, type JudgedRow } from '#server/data/leads/lead-imports.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { type ReadRow, readRow } from './listed-rows.ts'

type Fate = BroughtIn['rows'][number]

/**
 * Judges every row of a list and, where no row is refused and the list is no dry run, makes its leads in one
 * step. Throws `invalid_fields` for an outlet that does not exist.
 */
export async function bringInLeads(
  db: DatabaseClient,
  list: LeadList,
  now: Date = new Date(),
): Promise<BroughtIn> {
  const read = list.rows.map((row) => readRow(row, now))
  const firstOf = new Map<string, number>()
  const rows: ReadRow[] = []
  for (const [at, row] of read.entries()) {
    if ('fault' in row || firstOf.has(row.id)) continue
    firstOf.set(row.id, at)
    rows.push(row)
  }
  const isRefused = read.some((row) => 'fault' in row)
  const judged = rows.length === 0 ? [] : await bringIn(db, list, rows, list.isDry || isRefused)
  const judgedById = new Map(judged.map((one) => [one.id, one]))
  const firstOfPerson = new Map<string, number>()
  const fates = read.map((row, at): Fate => {
    if ('fault' in row) return { fate: 'refused', words: row.fault, leadId: null }
    const first = firstOf.get(row.id)
    if (first !== undefined && first !== at)
      return { fate: 'known', words: `The same as row ${first + 1}`, leadId: null }
    const earlier = firstOfPerson.get(row.mobile)
    if (earlier === undefined) firstOfPerson.set(row.mobile, at)
    return fateOf(judgedById.get(row.id), earlier)
  })
  const counts = countsOf(fates)
  const isDone = !list.isDry && !isRefused
  return { message: messageOf(list, counts, isDone), isDone, counts, rows: fates }
}

/** What becomes of a row that can be a lead; `earlier` is a row of the list with the same number, from 0. */
function fateOf(judged: JudgedRow | undefined, earlier: number | undefined): Fate {
  if (judged?.isKnown) return { fate: 'known', words: 'Brought in before', leadId: judged.leadId }
  if (judged?.leadId)
    return {
      fate: 'same-person',
      words: `Same person as ${judged.name || 'a lead without a name'}, who asked on ${dayOf(judged.cameAt)}`,
      leadId: judged.leadId,
    }
  if (earlier !== undefined)
    return { fate: 'same-person', words: `Same person as row ${earlier + 1}`, leadId: null }
  return { fate: 'new', words: '', leadId: null }
}

function dayOf(moment: string | null): string {
  const [year, month, day] = indianDay(new Date(moment ?? 0)).split('-')
  return `${day}/${month}/${year}`
}

function countsOf(fates: readonly Fate[]): Record<RowFate, number> {
  const counts = { new: 0, 'same-person': 0, known: 0, refused: 0 }
  for (const { fate } of fates) counts[fate]++
  return counts
}

function messageOf({ isDry }: LeadList, counts: Record<RowFate, number>, isDone: boolean): string {
  const made = counts.new + counts['same-person']
  const leads = made === 1 ? '1 lead' : `${made} leads`
  if (isDone) return made === 0 ? 'Every row is here already. Nothing has changed.' : `${leads} brought in.`
  if (isDry) return `${leads} would be brought in.`
  return `Nothing is brought in: ${counts.refused === 1 ? '1 row is' : `${counts.refused} rows are`} refused.`
}
