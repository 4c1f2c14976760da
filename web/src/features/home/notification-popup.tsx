import { useState } from 'react'
import type { Notification, Offer } from '#contract/content/content.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { uploadedSet } from '#web/lib/picture-files.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { firstSentence } from './first-sentence.ts'

interface NotificationPopupProps {
  notification: Notification
  offer: Offer | undefined
}

/** The newest notification over the page, with the offer to which it leads. */
export function NotificationPopup({ notification, offer }: NotificationPopupProps) {
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t`News for riders`}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            {t`Not now`}
          </Button>
          <ButtonLink to={paths.offers} onClick={close}>
            {t`See the latest offer`}
          </ButtonLink>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:items-center">
        <img
          {...pictureOf(notification)}
          alt={notification.alt}
          width={800}
          height={800}
          className="mx-auto h-auto max-h-[38dvh] w-auto max-w-full rounded-md sm:max-h-[60dvh]"
        />
        {offer ? (
          <div>
            <p className="eyebrow text-muted">{t`Latest offer`}</p>
            <p className="display mt-1.5 text-xl">{offer.title}</p>
            <p className="mt-2 text-pretty text-muted">{firstSentence(offer.description)}</p>
          </div>
        ) : null}
      </div>
    </Dialog>
  )
}

/** The picture in the width of its place in the pop-up. */
export function pictureOf({ images }: Notification) {
  return {
    sizes: '(min-width: 768px) 260px, (min-width: 640px) 45vw, 90vw',
    srcSet: uploadedSet(images),
    src: images,
  }
}
