import { lazy, Suspense, useEffect, useState } from 'react'
import type { Notification } from '#contract/content.ts'
import { callApi } from '#web/lib/api-client.ts'
import { topDialog } from '#web/ui/overlay/top-layer.ts'

const loadPopup = () =>
  import('./notification-popup.tsx').then((module) => ({ default: module.NotificationPopup }))
const NotificationPopup = lazy(loadPopup)

/** How long after the page the pop-up opens (milliseconds), storefront section 9. */
const popupDelayMs = 1000

const seenKey = 'notification-seen'

/** Opens the newest notification a second after the home page, once in a session, and never over another dialog. */
export function NewestNotification() {
  const [notification, setNotification] = useState<Notification>()

  useEffect(() => {
    if (wasSeen()) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void loadNewest(abort.signal).then((newest) => {
        if (!newest || abort.signal.aborted || topDialog()) return
        remember()
        setNotification(newest)
      })
    }, popupDelayMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [])

  if (!notification) return null
  return (
    <Suspense>
      <NotificationPopup notification={notification} />
    </Suspense>
  )
}

/** The newest notification whose picture can be shown; undefined when there is none or a call fails. */
async function loadNewest(signal: AbortSignal): Promise<Notification | undefined> {
  try {
    const [newest] = await callApi('listNotifications', {}, { signal })
    if (!newest) return undefined
    const picture = new Image()
    picture.src = newest.images
    await Promise.all([picture.decode(), loadPopup()])
    return newest
  } catch {
    return undefined
  }
}

/** A browser may refuse storage; then every visit counts as the first. */
function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(seenKey) !== null
  } catch {
    return false
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(seenKey, 'yes')
  } catch {
    // A failure only means that the pop-up may be shown once more.
  }
}
