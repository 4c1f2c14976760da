import { useState } from 'react'
import type { Lead } from '#contract/leads.ts'

export interface ChosenLeads {
  leads: readonly Lead[]
  has: (lead: Pick<Lead, 'id'>) => boolean
  toggle: (lead: Pick<Lead, 'id'>) => void
  clear: () => void
}

/** The leads of the shown page that are chosen for one act together. What leaves the page is chosen no longer. */
export function useChosenLeads(page: readonly Lead[]): ChosenLeads {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    leads: page.filter(({ id }) => ids.has(id)),
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) =>
      setIds((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    clear: () => setIds(new Set()),
  }
}
