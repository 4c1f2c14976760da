import type { SentLeadList } from '#contract/leads/lead-imports.ts'
import type { ListField } from '#contract/leads/lead-list-parts.ts'
import type { ListColumn } from './list-columns.ts'

type Sent = SentLeadList['rows'][number]

/** A row of a sheet as it is sent: cells of one meaning are joined, further answers have their titles. */
export function listedLead(cells: readonly string[], columns: readonly ListColumn[]): Sent {
  const row: Partial<Record<ListField, string>> = {}
  const answers: Record<string, string> = {}
  for (const [at, { title, meaning }] of columns.entries()) {
    const cell = cells[at] ?? ''
    if (cell === '' || meaning === 'none') continue
    if (meaning === 'answer') answers[title in answers ? `${title} (${at + 1})` : title] = cell
    else row[meaning] = [row[meaning], cell].filter(Boolean).join(meaning === 'message' ? '\n' : ' ')
  }
  return { ...row, answers }
}
