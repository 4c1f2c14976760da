import { useEffect, useRef } from 'react'

/**
 * Puts the focus on the row of the lead that was open; on the next one where that row has gone meanwhile, as one does that was
 * unassigned until now. Without it keys and readers would begin at the top of the page again after each lead.
 */
export function useReturnToRow(lead: string, next: string | undefined): void {
  const left = useRef<readonly (string | undefined)[]>([])
  useEffect(() => {
    if (lead) {
      left.current = [lead, next]
      return
    }
    const rows = left.current.map((id) => id && document.querySelector<HTMLElement>(`[data-lead="${id}"]`))
    left.current = []
    const row = rows.find(Boolean)
    if (row) row.focus({ preventScroll: isInSight(row) })
  }, [lead, next])
}

function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
