import { useLoaded } from '#web/lib/api/use-loaded.ts'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import type { LeadBoardProps } from './lead-board.tsx'

/**
 * The board, whose drag library is no matter of the list. Where its code does not come it says so, and the inbox stays. A
 * browser asks for the same code only once, so that Retry loads the page, whose address knows everything.
 */
export function LateBoard(props: LeadBoardProps) {
  const code = useLoaded('board', () => import('./lead-board.tsx'))
  const LeadBoard = code.value?.LeadBoard
  return (
    <>
      <LoadFailure of={{ ...code, reload: () => location.reload() }} words="The board could not be loaded." />
      {LeadBoard ? <LeadBoard {...props} /> : code.isLoading ? <Skeleton className="h-96" /> : null}
    </>
  )
}
