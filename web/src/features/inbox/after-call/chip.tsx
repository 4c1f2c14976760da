import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface ChipProps {
  /** True for the chosen one of several chips; left out where a press acts at once. */
  isChosen?: boolean
  onPress: () => void
  children: ReactNode
}

/** A small choice in a row of equals. */
export function Chip({ isChosen, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 rounded-md border px-3 text-sm font-semibold',
        isChosen ? 'border-content bg-content text-surface' : 'border-control bg-surface hover:bg-soft',
      )}
    >
      {children}
    </button>
  )
}
