import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PauseIcon, PlayIcon } from '#web/ui/icon/playing.tsx'
import { rovingIndex } from '#web/ui/roving.ts'
import { Arrow } from './carousel.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'

type SlideshowProps<Item> = {
  /** The content of the slides, for screen readers: "Features of the model". */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** The subject of one slide, as the name of its dot. */
  nameOf: (item: Item) => string
  /**
   * Renders one slide. A picture in it with the class `in-data-far:hidden` is fetched only when its slide is
   * about to be shown.
   */
  children: (item: Item) => ReactNode
  /** The index of the first slide to show. */
  start?: number
  /** Milliseconds after which the next slide is shown automatically; without it the slides do not move. */
  interval?: number | undefined
  /** Classes for the row of arrows and dots. */
  controlsClassName?: string
}

/** The pixels that a finger must move sideways to turn a slide. */
const swipeDistance = 40

/**
 * One slide at a time, wrapping around at both ends, with arrows, dots, arrow keys and swipe, and a Pause
 * button where the slides move automatically.
 */
export function Slideshow<Item>(props: SlideshowProps<Item>) {
  const { label, items, keyOf, nameOf, children, start = 0, interval, controlsClassName } = props
  const [index, setIndex] = useState(start)
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([start]))
  const swipeFrom = useRef<number>(undefined)
  const count = items.length
  const current = Math.min(index, count - 1)

  const show = (next: number) => {
    setIndex(next)
    setSeen((before) => new Set([...before, next, (next + 1) % count, (next - 1 + count) % count]))
  }
  const step = (by: 1 | -1) => show((current + by + count) % count)
  const auto = useAutoAdvance(count > 1 ? interval : undefined, () => step(1))

  const turnByKey = (event: KeyboardEvent) => {
    const next = rovingIndex(event.key, current, count, 'horizontal')
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }
  const endSwipe = (event: PointerEvent) => {
    const way = event.clientX - (swipeFrom.current ?? event.clientX)
    swipeFrom.current = undefined
    if (Math.abs(way) >= swipeDistance) step(way < 0 ? 1 : -1)
  }

  return (
    <section
      aria-label={label}
      aria-roledescription={t`carousel`}
      onKeyDown={turnByKey}
      {...auto.holders}
      className="relative"
    >
      <ul
        aria-live={auto.isPlaying ? 'off' : 'polite'}
        onPointerDown={(event) => {
          swipeFrom.current = event.pointerType === 'mouse' ? undefined : event.clientX
        }}
        onPointerUp={endSwipe}
        className="grid touch-pan-y"
      >
        {items.map((item, position) => (
          <li
            key={keyOf(item)}
            aria-roledescription={t`slide`}
            aria-label={t`${position + 1} of ${count}`}
            data-far={!seen.has(position) || undefined}
            inert={position !== current}
            className={classNames(
              'col-start-1 row-start-1 min-w-0 transition-[opacity,visibility] duration-250',
              position !== current && 'invisible opacity-0',
            )}
          >
            {children(item)}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={classNames('flex items-center gap-2', controlsClassName)}>
          <Arrow label="Previous" disabled={false} onClick={() => step(-1)} />
          <div className="flex flex-wrap items-center justify-center">
            {items.map((item, position) => (
              <Dot
                key={keyOf(item)}
                label={`${position + 1}: ${nameOf(item)}`}
                isCurrent={position === current}
                onClick={() => show(position)}
              />
            ))}
          </div>
          <Arrow label="Next" disabled={false} onClick={() => step(1)} />
          {interval !== undefined && <PauseButton isPlaying={auto.isPlaying} onClick={auto.toggle} />}
        </div>
      )}
    </section>
  )
}

function Dot({ label, isCurrent, onClick }: { label: string; isCurrent: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onClick}
      className="group/dot grid h-11 min-w-6 place-items-center px-1"
    >
      <span
        className={classNames(
          'block h-2 rounded-full transition-colors',
          isCurrent ? 'w-6 bg-line' : 'w-2 bg-control group-hover/dot:bg-content',
        )}
      />
      <span className="sr-only">{label}</span>
    </button>
  )
}

function PauseButton({ isPlaying, onClick }: { isPlaying: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-control bg-surface text-content transition-colors hover:bg-content hover:text-surface"
    >
      {isPlaying ? <PauseIcon /> : <PlayIcon />}
      <span className="sr-only">{isPlaying ? t`Pause` : t`Play`}</span>
    </button>
  )
}
