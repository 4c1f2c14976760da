import { useState } from 'react'
import type { InboxRow } from '#contract/leads/leads.ts'

/**
 * The lead of the next person in the list as it stood when `lead` was opened, because work moves the open
 * lead down the list or out of it; undefined behind the last person of the page. Once that next lead is gone,
 * and for a lead that never stood in the list, it is the first of the list. `list` names the list: what the
 * lead stood in before says nothing about another one.
 */
export function useNextLead(rows: readonly InboxRow[], list: string, lead: string): string | undefined {
  const [kept, setKept] = useState<{ list: string; lead: string; next: string | undefined }>()
  const place = rows.findIndex((row) => holds(row, lead))
  const isKept = kept?.lead === lead && kept.list === list
  if (place >= 0 && !isKept) setKept({ list, lead, next: rows[place + 1]?.id })
  if (isKept) {
    const { next } = kept
    if (next === undefined || rows.length === 0 || rows.some((row) => holds(row, next))) return next
  }
  return rows.find((row) => !holds(row, lead))?.id
}

/** Is this the row of a lead, or of a person who has that lead too? */
function holds({ id, folded }: InboxRow, lead: string): boolean {
  return id === lead || folded.some((other) => other.id === lead)
}
