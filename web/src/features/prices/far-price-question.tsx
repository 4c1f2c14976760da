import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { formatRupees, timesAsMuch } from '#domain/prices/rupee-words.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertIcon } from '#web/ui/icon/sign.tsx'

interface FarPriceQuestionProps {
  ref: Ref<{ focus: () => void }>
  before: number
  after: number
  onConfirm: () => void
}

/**
 * Asks whether a price far from the old one is right. The question itself takes the focus, so that a second
 * Enter presses nothing; its button needs a press of its own: no key held down, no second half of a double
 * click.
 */
export function FarPriceQuestion({ ref, before, after, onConfirm }: FarPriceQuestionProps) {
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => box.current?.focus() }), [])
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="grid gap-3 rounded-md bg-warning-soft px-3.5 py-3 outline-none focus-visible:outline-2"
    >
      <p className="flex items-start gap-2">
        <AlertIcon className="mt-0.5 size-5 text-warning" />
        <span className="figures">
          From {formatRupees(before)} to <strong>{formatRupees(after)}</strong>: {difference(before, after)}.
          Is that right?
        </span>
      </p>
      <Button
        size="small"
        className="w-fit"
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={(event) => event.detail < 2 && onConfirm()}
      >
        Update anyway
      </Button>
    </div>
  )
}

/** Says `₹92,100 less`; from twice the old price on, `₹8,29,800 more, 10 times as much`. */
function difference(before: number, after: number): string {
  const amount = formatRupees(Math.abs(after - before))
  if (after < before) return `${amount} less`
  const factor = timesAsMuch(before, after)
  return factor ? `${amount} more, ${factor}` : `${amount} more`
}
