import { useEffect, useRef } from 'react'
import type { CatalogueBike } from '#contract/catalogue/catalogue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/media/picture.tsx'

interface ModelIconProps {
  bike: CatalogueBike
  isChosen: boolean
  onChoose: () => void
}

/** One model in the carousel of a listing. A chosen model outside the view is scrolled into view. */
export function ModelIcon({ bike, isChosen, onChoose }: ModelIconProps) {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const card = button.current?.closest('li')
    const row = card?.parentElement
    if (!isChosen || !card || !row) return
    const left = card.offsetLeft - row.offsetLeft
    const isInSight =
      left >= row.scrollLeft && left + card.clientWidth <= row.scrollLeft + row.clientWidth + 1
    if (!isInSight) row.scrollTo({ left, behavior: 'instant' })
  }, [isChosen])

  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'relative flex w-full flex-col items-center gap-2 overflow-hidden rounded-md border bg-surface p-2 pb-3 transition-colors',
        isChosen
          ? 'border-line after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:bg-line'
          : 'border-hairline hover:border-content',
      )}
    >
      <span data-tone="light" className="grid w-full place-items-center rounded-sm bg-soft! py-1">
        <Picture
          src={bike.bikeIcon}
          alt=""
          width={320}
          height={240}
          sizes="144px"
          className="aspect-16/11 w-full max-w-36 object-cover"
        />
      </span>
      <span className="text-sm font-semibold">{bike.name}</span>
    </button>
  )
}
