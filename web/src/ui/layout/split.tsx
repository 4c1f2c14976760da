import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface SplitProps {
  /** The text of the page. */
  children: ReactNode
  /** The part that the visitor uses: the form. */
  beside: ReactNode
  /** Puts the form first on small screens, because visitors come for the form. */
  formFirst?: boolean
}

/**
 * Text and form side by side. On small screens the text comes first; on tall screens the text stays in sight
 * while the form scrolls.
 */
export function Split({ children, beside, formFirst = false }: SplitProps) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,31rem)] lg:gap-16">
      <div
        className={classNames(
          'grid gap-10 lg:[@media(min-height:54rem)]:sticky lg:[@media(min-height:54rem)]:top-28',
          formFirst && 'max-lg:order-last',
        )}
      >
        {children}
      </div>
      {beside}
    </div>
  )
}
