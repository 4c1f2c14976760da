import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { draftKeyOf } from '#web/lib/draft.ts'
import { loadOutbox, outboxNeed } from '#web/lib/outbox/need.ts'
import type { Waiting } from '#web/lib/outbox/outbox.ts'

/**
 * The submission of a public form that waits on the device, also one from before a reload. `onArrival` is called when
 * it has been delivered after all, with the moment it was sent, in milliseconds since 1970.
 */
export function useWaiting(
  formId: string | undefined,
  onArrival: (sentAt: number) => void,
): Waiting | undefined {
  const isNeeded = useSyncExternalStore(outboxNeed.follow, outboxNeed.isRaised, () => false)
  const [waiting, setWaiting] = useState<Waiting>()
  const arrive = useRef(onArrival)
  arrive.current = onArrival

  useEffect(() => {
    if (!formId || !isNeeded) return
    let isOver = false
    let unfollow = () => {}
    void loadOutbox().then((outbox) => {
      if (isOver || !outbox) return
      unfollow = outbox.followDraft(draftKeyOf(formId), setWaiting, (sentAt) => arrive.current(sentAt))
    })
    return () => {
      isOver = true
      unfollow()
    }
  }, [formId, isNeeded])

  return waiting
}
