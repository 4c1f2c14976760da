import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type BlockerFunction, NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom'
import { paths } from '#web/lib/address/paths.ts'
import { hasUnsavedWork, runningSaves } from '#web/ui/form/record/unsaved-work.ts'
import { DiscardDialog } from '#web/ui/overlay/discard-dialog.tsx'

export interface Leaving {
  /** Runs an action that leaves the screen, such as signing out; asks first when typed work would be lost. */
  leave: (act: () => void) => void
  /** The question, while it is asked. */
  question: ReactNode
}

/**
 * Asks before somebody leaves a screen, or the record that it shows, with typed work that is not saved: by a
 * link, the browser's buttons or a reload. While that work is being saved, the step waits for the end of the
 * save, and nothing is asked where all of it was saved.
 */
export function useLeaving(): Leaving {
  const [act, setAct] = useState<() => void>()
  const blocker = useBlocker(isLosing)
  const [isAsked, setAsked] = useState(false)
  /** How many saves ended while a step waited for them. */
  const [ended, setEnded] = useState(0)
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
  const isHeld = isBlocked || act !== undefined

  function goOn() {
    setAsked(false)
    setAct(undefined)
    if (isBlocked) blocker.proceed()
    else act?.()
  }

  const judge = useEffectEvent(() => (hasUnsavedWork() ? setAsked(true) : goOn()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a save is a new reason to judge
  useEffect(() => {
    if (!isHeld) return
    const saves = runningSaves()
    if (!saves) return judge()
    let isOver = false
    // Judged by the render of this change, which comes with or after what the end of a save changed.
    void saves.then(() => {
      if (!isOver) setEnded((before) => before + 1)
    })
    return () => {
      isOver = true
    }
  }, [isHeld, ended])

  const question =
    isAsked && isHeld ? (
      <DiscardDialog
        onDiscard={goOn}
        onKeep={() => {
          setAsked(false)
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
