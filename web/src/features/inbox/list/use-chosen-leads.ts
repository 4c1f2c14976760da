import { useState } from 'react'
import type { Lead } from '#contract/leads/leads.ts'

/** A row of the list with the further leads of its person. */
type Row = Pick<Lead, 'id'> & { folded?: readonly Lead[] }

export interface ChosenLeads {
  leads: readonly Lead[]
  /** Whether staff choose leads at the moment; the boxes are then in sight. */
  isOn: boolean
  /** Shows the boxes before anything is chosen. */
  begin: () => void
  has: (lead: Pick<Lead, 'id'>) => boolean
  /** Chooses a row or takes the choice back; a row with several leads of a person is chosen as a whole. */
  toggle: (row: Row) => void
  /** Chooses exactly these leads, which may stand on other pages too. */
  choose: (leads: readonly Lead[]) => void
  clear: () => void
}

/**
 * The leads that are chosen for one action together: those of the shown page, and those of other pages that
 * were chosen with all that match. A lead that leaves the page is otherwise chosen no longer.
 */
export function useChosenLeads(page: readonly Lead[]): ChosenLeads {
  const [isOn, setOn] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [elsewhere, setElsewhere] = useState<readonly Lead[]>([])
  const isHere = new Set(page.map(({ id }) => id))
  const known = [...page, ...elsewhere.filter(({ id }) => !isHere.has(id))]
  const leads = known.filter(({ id }) => ids.has(id))
  return {
    leads,
    isOn: isOn || leads.length > 0,
    begin: () => setOn(true),
    has: ({ id }) => ids.has(id),
    toggle: ({ id, folded = [] }) =>
      setIds((before) => {
        const after = new Set(before)
        for (const one of [id, ...folded.map((lead) => lead.id)])
          if (before.has(id)) after.delete(one)
          else after.add(one)
        return after
      }),
    choose: (all) => {
      setElsewhere(all)
      setIds(new Set(all.map(({ id }) => id)))
    },
    clear: () => {
      setOn(false)
      setElsewhere([])
      setIds(new Set())
    },
  }
}
