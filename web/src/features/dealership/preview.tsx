import type { KeyboardEvent } from 'react'
import type { GalleryItem } from '#contract/content/content.ts'
import { t } from '#contract/wire/language.ts'
import { Arrow } from '#web/ui/media/carousel.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface PreviewProps {
  items: readonly GalleryItem[]
  /** The index of the open picture; undefined when none is open. */
  shown: number | undefined
  onShow: (position: number | undefined) => void
}

/**
 * One picture as large as the screen allows. Arrow keys and buttons turn to the next picture; the last joins
 * the first.
 */
export function Preview({ items, shown, onShow }: PreviewProps) {
  const item = shown === undefined ? undefined : items[shown]
  const turn = (step: 1 | -1) => shown !== undefined && onShow((shown + step + items.length) % items.length)

  function turnByKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'ArrowRight') turn(1)
    else if (event.key === 'ArrowLeft') turn(-1)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys reach this from whatever holds focus in the dialog
    <div onKeyDown={turnByKey}>
      <Dialog
        open={item !== undefined}
        onClose={() => onShow(undefined)}
        size="large"
        title={shown === undefined ? t`Picture` : t`Picture ${shown + 1} of ${items.length}`}
        footer={
          <div className="flex w-full items-center justify-between gap-4">
            <Arrow label="Previous" disabled={items.length < 2} onClick={() => turn(-1)} />
            <p aria-live="polite" className="text-center text-[0.9375rem] text-pretty">
              {item?.alt}
            </p>
            <Arrow label="Next" disabled={items.length < 2} onClick={() => turn(1)} />
          </div>
        }
      >
        {item ? (
          <Picture
            key={item.id}
            src={item.image_path}
            alt={item.alt}
            width={1200}
            height={900}
            sizes="(min-width: 1264px) 1000px, 100vw"
            eager
            className="mx-auto max-h-[66dvh] w-full rounded-md object-contain"
          />
        ) : null}
      </Dialog>
    </div>
  )
}
