import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { sharpestOf } from '#web/lib/picture-files.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { lensStyle, type Point, type Size, within } from './lens.ts'

interface MagnifierProps {
  src: string
  /** The words for the picture. */
  alt: string
  width: number
  height: number
}

/** Pixels by which an arrow key moves the lens. */
const keyStep = 20

const ways: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * A picture with a round magnifier. The magnifier follows the mouse, a finger that moves sideways (up and
 * down still scrolls), or the arrow keys. Enter or Space shows and hides it, Escape hides it.
 */
export function Magnifier({ src, alt, width, height }: MagnifierProps) {
  const frame = useRef<HTMLButtonElement>(null)
  const [lens, setLens] = useState<{ at: Point; box: Size }>()

  const place = (pointIn: (box: DOMRect) => Point) => {
    const box = frame.current?.getBoundingClientRect()
    if (box) setLens({ at: within(pointIn(box), box), box })
  }
  const follow = ({ clientX, clientY }: PointerEvent) =>
    place((box) => ({ x: clientX - box.left, y: clientY - box.top }))
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setLens(undefined)
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    place((box) => {
      const from = lens?.at ?? middleOf(box)
      return { x: from.x + way.x * keyStep, y: from.y + way.y * keyStep }
    })
  }
  const toggle = () => (lens ? setLens(undefined) : place(middleOf))

  return (
    <button
      ref={frame}
      type="button"
      aria-label={t`${alt}. Magnify; arrow keys move the magnifier`}
      aria-pressed={lens !== undefined}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={() => setLens(undefined)}
      onPointerCancel={() => setLens(undefined)}
      onKeyDown={moveByKey}
      onBlur={() => setLens(undefined)}
      // A click by keyboard has `detail` 0, because no pointer made it.
      onClick={({ detail }) => detail === 0 && toggle()}
      className="relative block w-full cursor-crosshair touch-pan-y overflow-hidden rounded-lg bg-soft select-none"
    >
      <Picture
        src={src}
        alt=""
        width={width}
        height={height}
        sizes="(min-width: 1264px) 790px, (min-width: 1024px) 64vw, 100vw"
        draggable={false}
        className="aspect-4/3 w-full animate-rise"
      />
      {lens ? (
        <span
          data-testid="lens"
          aria-hidden="true"
          className="pointer-events-none absolute top-0 left-0 rounded-full bg-soft bg-no-repeat shadow-soft ring-3 ring-paper outline-1 outline-offset-3 outline-ink"
          style={{ ...lensStyle(lens.at, lens.box), backgroundImage: `url("${sharpestOf(src)}")` }}
        />
      ) : null}
    </button>
  )
}

function middleOf({ width, height }: Size): Point {
  return { x: width / 2, y: height / 2 }
}
