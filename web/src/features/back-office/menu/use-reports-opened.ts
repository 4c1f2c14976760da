import { useEffect, useMemo } from 'react'
import { mostOpened, noteOpened } from './reports-opened.ts'
import { staffScreens } from './staff-screens.ts'

const reports: readonly string[] = staffScreens.filter(({ under }) => under === 'report').map(({ id }) => id)

/**
 * The reports that this account opened most on this device, as they were when the page was loaded: the menu
 * keeps its order while somebody looks at it. Notes the report that is shown now.
 */
export function useReportsOpened(userId: string | undefined, selected: string): readonly string[] {
  const used = useMemo(() => (userId ? mostOpened(userId) : []), [userId])
  useEffect(() => {
    if (userId && reports.includes(selected)) noteOpened(userId, selected)
  }, [userId, selected])
  return used
}
