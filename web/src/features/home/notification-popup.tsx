import { useEffect, useState } from 'react'
import type { Notification } from '#contract/content.ts'
import { callApi } from '#web/lib/api-client.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { topDialog } from '#web/ui/top-layer.ts'

/** Storefront section 9. */
const popupDelayMs = 1000

const seenKey = 'notification-seen'

/** The newest notification as a pop-up, a second after the home page; once in a session, and never over another dialog. */
export function NotificationPopup() {
  const [notification, setNotification] = useState<Notification>()
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (wasSeen()) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void loadNewest(abort.signal).then((newest) => {
        if (!newest || abort.signal.aborted || topDialog()) return
        remember()
        setNotification(newest)
        setIsOpen(true)
      })
    }, popupDelayMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [])

  const close = () => setIsOpen(false)
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title="News for riders"
      size="small"
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Not now
          </Button>
          <ButtonLink to={paths.offers} onClick={close}>
            See the latest offer
          </ButtonLink>
        </>
      }
    >
      {notification ? (
        <img
          src={notification.images}
          alt={notification.alt}
          width={800}
          height={800}
          className="mx-auto h-auto max-h-[60dvh] w-auto max-w-full rounded-md"
        />
      ) : null}
    </Dialog>
  )
}

/** The newest notification whose picture can be shown; nothing when there is none or the way to it fails. */
async function loadNewest(signal: AbortSignal): Promise<Notification | undefined> {
  try {
    const [newest] = await callApi('listNotifications', {}, { signal })
    if (!newest) return undefined
    const picture = new Image()
    picture.src = newest.images
    await picture.decode()
    return newest
  } catch {
    return undefined
  }
}

/** Storage may be refused: then every visit counts as the first. */
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
    // Nothing to do: it only means that the picture may be shown once more.
  }
}
