import { useState } from 'react'
import type { Lead } from '#contract/leads/leads.ts'

export interface ChosenLeads {
  leads: readonly Lead[]
  has: (lead: Pick<Lead, 'id'>) => boolean
  /** Chooses a row or takes the choice back; a row with several leads of a person is chosen as a whole. */
  toggle: (row: Pick<Lead, 'id'> & { folded?: readonly Lead[] }) => void
  clear: () => void
}

/**
 * The leads of the shown page that are chosen for one action together. A lead that leaves the page is chosen
 * no longer.
 */
export function useChosenLeads(page: readonly Lead[]): ChosenLeads {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    leads: page.filter(({ id }) => ids.has(id)),
    has: ({ id }) => ids.has(id),
    toggle: ({ id, folded = [] }) =>
      setIds((before) => {
        const after = new Set(before)
        for (const one of [id, ...folded.map((lead) => lead.id)])
          if (before.has(id)) after.delete(one)
          else after.add(one)
        return after
      }),
    clear: () => setIds(new Set()),
  }
}
