import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface BehindMarkProps {
  /** What the question mark opens, for people who cannot see where the mark stands. */
  label: string
  /** The place of the mark. */
  className?: string
  children: ReactNode
}

/** A quiet question mark, behind which words stand that few visitors ask for, such as a source. */
export function BehindMark({ label, className, children }: BehindMarkProps) {
  return (
    <details className="print:hidden">
      <summary
        aria-label={label}
        className={classNames(
          'grid size-11 list-none place-items-center rounded-full text-muted hover:text-content',
          className,
        )}
      >
        <span
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-full border border-control text-xs font-bold"
        >
          {'?'}
        </span>
      </summary>
      {children}
    </details>
  )
}
