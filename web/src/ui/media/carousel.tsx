import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icon/direction.tsx'
import { rovingIndex } from '#web/ui/roving.ts'

type CarouselProps<Item> = {
  /** The content of the row, for screen readers: "Motorcycles". */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** `cards` are larger: most of a phone's width, two under 1,024 px, otherwise four. */
  size?: 'icons' | 'cards'
  /** Called with the card that came into view by an arrow or a swipe, where one card is in view at a time. */
  onShown?: (item: Item) => void
  /** One card, with a link or a button inside; arrow keys move from card to card. */
  children: (item: Item) => ReactNode
}

const focusable = 'a[href], button:not(:disabled)'

const columns = {
  icons: 'auto-cols-[100%] sm:auto-cols-[50%] lg:auto-cols-[calc(100%/6)]',
  cards: 'auto-cols-[84%] sm:auto-cols-[50%] lg:auto-cols-[25%]',
}

/**
 * How long the row must rest before its card counts as the chosen one, in milliseconds; quick presses only
 * pass cards by.
 */
const restMs = 250

/**
 * A row of cards that snaps into place: one card in view under 640 px, two under 1,024 px, otherwise six; the
 * arrows turn a page.
 */
export function Carousel<Item>({
  label,
  items,
  keyOf,
  size = 'icons',
  onShown,
  children,
}: CarouselProps<Item>) {
  const row = useRef<HTMLUListElement>(null)
  const [edge, setEdge] = useState({ start: true, end: false })
  // Arrows that lead nowhere keep their place, so that nothing shifts between a short row and a long one.
  const arrows = edge.start && edge.end ? 'invisible' : ''

  const settle = useEffectEvent(() => {
    const element = row.current
    const [card] = element?.children ?? []
    if (!onShown || !element || !card || card.clientWidth * 2 <= element.clientWidth) return
    const item = items[Math.round(element.scrollLeft / element.clientWidth)]
    if (item !== undefined) onShown(item)
  })

  const look = useEffectEvent(() => {
    const element = row.current
    if (!element) return
    const start = element.scrollLeft <= 1
    const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
    setEdge((before) => (before.start === start && before.end === end ? before : { start, end }))
  })

  // After every render, because a filter changes how many cards stand in the row.
  useEffect(() => look())

  useEffect(() => {
    const element = row.current
    if (!element) return
    let resting: ReturnType<typeof setTimeout> | undefined
    // A timer, because older browsers do not fire an event when scrolling has ended. `onShown` changes the
    // page, which would interrupt a turn that has just begun.
    const turned = () => {
      clearTimeout(resting)
      resting = setTimeout(settle, restMs)
      look()
    }
    const resized = () => look()
    element.addEventListener('scroll', turned, { passive: true })
    window.addEventListener('resize', resized)
    return () => {
      clearTimeout(resting)
      element.removeEventListener('scroll', turned)
      window.removeEventListener('resize', resized)
    }
  }, [])

  const turn = (direction: 1 | -1) => {
    const element = row.current
    // The stylesheet decides whether this scrolls smoothly, because some visitors want less motion.
    element?.scrollBy({ left: direction * element.clientWidth })
  }

  const moveFocus = (event: KeyboardEvent<HTMLUListElement>) => {
    const cards = [...event.currentTarget.children].map((card) => card.querySelector<HTMLElement>(focusable))
    const index = cards.findIndex((card) => card?.matches(':focus'))
    const next = index < 0 ? undefined : rovingIndex(event.key, index, cards.length, 'horizontal')
    if (next === undefined) return
    event.preventDefault()
    cards[next]?.focus()
  }

  return (
    <section
      aria-label={label}
      aria-roledescription={t`carousel`}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-1 md:gap-3',
        // On a phone large cards need the whole width, where a swipe turns the page; the margin on the right
        // is kept free for the social links.
        size === 'cards' && 'max-sm:-ml-1.5 max-sm:grid-cols-[minmax(0,1fr)] max-sm:[&>button]:hidden',
      )}
    >
      <Arrow label="Previous" disabled={edge.start} onClick={() => turn(-1)} className={arrows} />
      <ul
        ref={row}
        onKeyDown={moveFocus}
        className={classNames(
          'no-scrollbar grid snap-x snap-mandatory grid-flow-col overflow-x-auto overscroll-x-contain scroll-smooth',
          columns[size],
        )}
      >
        {items.map((item) => (
          <li key={keyOf(item)} className="snap-start p-1.5">
            {children(item)}
          </li>
        ))}
      </ul>
      <Arrow label="Next" disabled={edge.end} onClick={() => turn(1)} className={arrows} />
    </section>
  )
}

type ArrowProps = {
  label: 'Previous' | 'Next'
  /** The accessible name of an arrow that does something other than paging. */
  name?: string
  disabled: boolean
  onClick: () => void
  className?: string
}

/** A round arrow button, as in carousels and sliders. */
export function Arrow({ label, name, disabled, onClick, className }: ArrowProps) {
  const isBack = label === 'Previous'
  const Icon = isBack ? ChevronLeftIcon : ChevronRightIcon
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-full border border-control bg-surface text-content transition-[background-color,color,opacity] hover:bg-content hover:text-surface disabled:border-hairline disabled:bg-surface disabled:text-control disabled:opacity-60',
        className,
      )}
    >
      <Icon />
      <span className="sr-only">{name ?? (isBack ? t`Previous` : t`Next`)}</span>
    </button>
  )
}
