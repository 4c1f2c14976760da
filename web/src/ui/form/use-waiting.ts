import { useEffect, useRef, useState } from 'react'
import { loadOutbox } from '#web/lib/outbox/need.ts'

interface Kept {
  key: string
  /** What stood in the form when it was sent. */
  typed: string
  since: Date
}

/**
 * Follows the submission of a form that waits on the device. `onArrival` is called with what stood in the form when it
 * has been delivered after all; taken away by somebody, it is simply no longer there.
 */
export function useWaiting(
  onArrival: (typed: string) => void,
): [Kept | undefined, (next: Kept | undefined) => void] {
  const [kept, setKept] = useState<Kept>()
  const arrive = useRef(onArrival)
  arrive.current = onArrival

  useEffect(() => {
    if (!kept) return
    let unwatch = () => {}
    let isOver = false
    void loadOutbox().then((outbox) => {
      if (isOver || !outbox) return
      unwatch = outbox.watchEntry(kept.key, (end) => {
        setKept(undefined)
        if (end === 'delivered') arrive.current(kept.typed)
      })
    })
    return () => {
      isOver = true
      unwatch()
    }
  }, [kept])

  return [kept, setKept]
}
