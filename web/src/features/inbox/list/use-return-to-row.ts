import { useEffect, useRef } from 'react'
import { leadRows } from './lead-rows.ts'

/**
 * Puts the focus on the row of the lead that was open. Where that row has gone, as the row of an unassigned
 * lead does once somebody takes it, the next row gets the focus, also when the row goes only after the lead
 * was closed. Without this hook keys and screen readers would begin at the top of the page again after each
 * lead. `rows` are the rows of the list: each time the list changes, the hook looks again.
 */
export function useReturnToRow(lead: string, next: string | undefined, rows: unknown): void {
  const left = useRef<readonly string[]>([])
  const wasOpen = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows may have lost the one with the focus
  useEffect(() => {
    if (lead) left.current = next ? [lead, next] : [lead]
    const hasJustClosed = wasOpen.current && !lead
    wasOpen.current = lead !== ''
    if (lead || !(hasJustClosed || document.activeElement === document.body)) return
    const rowOf = (id: string) => leadRows().filter((row) => row.dataset.lead === id)
    const [row] = left.current.flatMap(rowOf)
    // A staff member who has scrolled on meanwhile stays at that place.
    row?.focus({ preventScroll: !hasJustClosed || isInSight(row) })
  }, [lead, next, rows])
}

/**
 * Puts the focus on the first row after the chosen leads, because the bar of actions is about to go; where no
 * row follows, on the first chosen row.
 */
export function focusAfterChosen(chosen: readonly { id: string }[]): void {
  const rows = leadRows()
  const isChosen = (row: HTMLElement) => chosen.some(({ id }) => id === row.dataset.lead)
  const first = rows.findIndex(isChosen)
  const row = rows.slice(first).find((later) => !isChosen(later)) ?? rows[first]
  row?.focus({ preventScroll: true })
}

function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}
