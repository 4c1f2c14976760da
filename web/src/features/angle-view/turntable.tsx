import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { t } from '#contract/wire/language.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Arrow } from '#web/ui/media/carousel.tsx'
import { turned, wrapped } from './turn.ts'

interface TurntableProps {
  name: string
  /**
   * The pictures in the order of turning. A single picture cannot be turned; an empty list shows an empty
   * stage.
   */
  pictures: readonly string[]
  /** Called once, when the first picture is shown (`isThere`) or has failed. */
  onFirstShown: (isThere: boolean) => void
  /** The text under the stage. */
  children: ReactNode
}

/** How many pictures one press of an arrow button turns. */
const buttonStep = 3

/** As large as it fits without cutting the picture: on a low screen narrower instead of lower. */
const stage = 'aspect-4/3 h-auto w-[min(960px,calc(64dvh*4/3))] max-w-full'

const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/**
 * The stage of the 360° view; visitors turn it by dragging sideways, the arrow buttons, the slider or the
 * arrow keys.
 */
export function Turntable({ name, pictures, onFirstShown, children }: TurntableProps) {
  const [index, setIndex] = useState(0)
  const drag = useRef<{ x: number; index: number }>(undefined)
  const picture = useRef<HTMLImageElement>(null)
  const count = pictures.length
  const current = wrapped(index, count)
  const degrees = count === 0 ? 0 : Math.round((current / count) * 360)
  const turnBy = (steps: number) => setIndex(wrapped(current + steps, count))
  const canTurn = count > 1

  const firstShown = useFirstShown(picture, onFirstShown)

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (!canTurn || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, index: current }
  }
  const move = (event: PointerEvent) => {
    if (drag.current) setIndex(turned(drag.current.index, event.clientX - drag.current.x, count))
  }
  const end = () => {
    drag.current = undefined
  }
  const turnByKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (!step || !canTurn) return
    event.preventDefault()
    turnBy(step)
  }

  return (
    <section aria-label={t`${name} from all sides`} onKeyDown={turnByKey} className="grid gap-5">
      <div
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        className={classNames(
          'mx-auto w-fit touch-pan-y overflow-hidden rounded-lg bg-soft select-none',
          canTurn && 'cursor-grab active:cursor-grabbing',
        )}
      >
        {count === 0 ? (
          <span className={classNames('block', stage)} />
        ) : (
          <img
            {...firstShown}
            ref={picture}
            src={pictures[current]}
            alt={t`${name}, turned by ${degrees} degrees`}
            width={960}
            height={720}
            decoding="sync"
            fetchPriority="high"
            draggable={false}
            className={classNames('object-cover', stage)}
          />
        )}
      </div>
      <div className="mx-auto flex w-full max-w-xl items-center gap-3">
        <Arrow label="Previous" name={t`Turn left`} disabled={!canTurn} onClick={() => turnBy(-buttonStep)} />
        <input
          type="range"
          aria-label={t`Turn the ${name}`}
          aria-valuetext={t`${degrees} degrees`}
          min={0}
          max={Math.max(0, count - 1)}
          value={current}
          disabled={!canTurn}
          onChange={(event) => setIndex(Number(event.currentTarget.value))}
          className="h-11 min-w-0 flex-1 accent-content"
        />
        <Arrow label="Next" name={t`Turn right`} disabled={!canTurn} onClick={() => turnBy(buttonStep)} />
      </div>
      {children}
    </section>
  )
}

/**
 * Calls `onFirstShown` once, when the first picture has loaded or failed. A picture of the prerendered page
 * may have loaded or failed before React listened, so the effect looks at the picture as well.
 */
function useFirstShown(
  picture: { current: HTMLImageElement | null },
  onFirstShown: (isThere: boolean) => void,
): { onLoad: () => void; onError: () => void } {
  const isTold = useRef(false)
  const tell = (isThere: boolean) => {
    if (isTold.current) return
    isTold.current = true
    onFirstShown(isThere)
  }
  const tellWhenComplete = useEffectEvent(() => {
    if (picture.current?.complete) tell(picture.current.naturalWidth > 0)
  })
  useEffect(() => tellWhenComplete(), [])
  return { onLoad: () => tell(true), onError: () => tell(false) }
}
