import { type ReactNode, useCallback, useState } from 'react'
import { type BlockerFunction, NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom'
import { paths } from '#web/lib/address/paths.ts'
import { hasUnsavedWork } from '#web/ui/form/record/unsaved-work.ts'
import { DiscardDialog } from '#web/ui/overlay/discard-dialog.tsx'

export interface Leaving {
  /** Runs an action that leaves the screen, such as signing out; asks first when typed work would be lost. */
  leave: (act: () => void) => void
  /** The question, while it is asked. */
  question: ReactNode
}

/**
 * Asks before somebody leaves a screen, or the record that it shows, with typed work that is not saved: by a
 * link, the browser's buttons or a reload.
 */
export function useLeaving(): Leaving {
  const [act, setAct] = useState<() => void>()
  const blocker = useBlocker(isLosing)
  useBeforeUnload(
    useCallback((event) => {
      if (hasUnsavedWork()) event.preventDefault()
    }, []),
  )

  function leave(next: () => void) {
    if (hasUnsavedWork()) setAct(() => next)
    else next()
  }

  const isBlocked = blocker.state === 'blocked'
  const question =
    act || isBlocked ? (
      <DiscardDialog
        onDiscard={() => {
          setAct(undefined)
          if (isBlocked) blocker.proceed()
          else act?.()
        }}
        onKeep={() => {
          setAct(undefined)
          if (isBlocked) blocker.reset()
        }}
      />
    ) : null
  return { leave, question }
}

/**
 * Is typed work lost by this step? Another record or page of a screen is a new entry of the history and loses
 * the work; a replaced entry, such as another part of the same record, loses nothing. The login screen opens
 * once the session has ended; then no work can be kept.
 */
const isLosing: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  nextLocation.pathname !== paths.adminLogin &&
  historyAction !== NavigationType.Replace &&
  addressOf(currentLocation) !== addressOf(nextLocation) &&
  hasUnsavedWork()

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}
