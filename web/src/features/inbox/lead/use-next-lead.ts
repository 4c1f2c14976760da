import { useState } from 'react'
import type { InboxRow } from '#contract/leads/leads.ts'

/**
 * The lead of the next person in the list; undefined behind the last person of the page. The next lead stays
 * the same when the open lead leaves the list, as an unassigned lead does once somebody takes it. A lead that
 * never stood in the list, because a link led to it or the list was read anew meanwhile, leads on to the
 * first.
 */
export function useNextLead(rows: readonly InboxRow[], lead: string): string | undefined {
  const place = rows.findIndex(({ id, folded }) => id === lead || folded.some((other) => other.id === lead))
  const found = place < 0 ? undefined : rows[place + 1]?.id
  const [kept, setKept] = useState<{ lead: string; next: string | undefined }>()
  if (place >= 0 && (kept?.lead !== lead || kept.next !== found)) setKept({ lead, next: found })
  return kept?.lead === lead ? kept.next : rows[0]?.id
}
