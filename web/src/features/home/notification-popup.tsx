import { useState } from 'react'
import type { Notification } from '#contract/content.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

/** The newest notification, over the page. */
export function NotificationPopup({ notification }: { notification: Notification }) {
  const [isOpen, setIsOpen] = useState(true)
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
      <img
        src={notification.images}
        alt={notification.alt}
        width={800}
        height={800}
        className="mx-auto h-auto max-h-[60dvh] w-auto max-w-full rounded-md"
      />
    </Dialog>
  )
}
