import { useRef, useState } from 'react'
import { resizedTo } from '#web/lib/picture-files.ts'

/** Pixels of a drag for one picture, as on the public page. */
const pixelsPerFrame = 10

/** Turns the pictures as visitors will turn them: by dragging, or by the slider and its keys. */
export function FramesPreview({ frames }: { frames: readonly string[] }) {
  const [turned, setTurned] = useState(0)
  const drag = useRef<{ x: number; from: number }>(undefined)
  const current = Math.min(turned, frames.length - 1)
  const turnTo = (index: number) => setTurned(((index % frames.length) + frames.length) % frames.length)
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drag.current = { x: event.clientX, from: current }
        }}
        onPointerMove={({ clientX }) => {
          if (drag.current)
            turnTo(drag.current.from + Math.trunc((clientX - drag.current.x) / pixelsPerFrame))
        }}
        onPointerUp={() => {
          drag.current = undefined
        }}
        onPointerCancel={() => {
          drag.current = undefined
        }}
        className="touch-pan-y cursor-grab overflow-hidden rounded-md bg-soft select-none"
      >
        {/* All pictures stand in the markup, so that a turn waits for none. */}
        {frames.map((path, index) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand here twice
            key={`${index} ${path}`}
            src={resizedTo(640, path)}
            alt={index === current ? `Picture ${index + 1} of the turn` : ''}
            width={640}
            height={480}
            hidden={index !== current}
            draggable={false}
            className="aspect-4/3 w-full object-cover"
          />
        ))}
      </div>
      <label className="flex items-center gap-3">
        <span className="text-sm text-muted">Turn</span>
        <input
          type="range"
          min={0}
          max={frames.length - 1}
          value={current}
          aria-valuetext={`Picture ${current + 1} of ${frames.length}`}
          onChange={({ currentTarget }) => turnTo(Number(currentTarget.value))}
          className="h-11 min-w-0 flex-1 accent-content"
        />
      </label>
    </div>
  )
}
