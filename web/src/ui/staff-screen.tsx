import type { ReactNode } from 'react'
import { FailureLine } from './failure-line.tsx'

interface StaffScreenProps {
  title: string
  /** Buttons beside the heading. */
  actions?: ReactNode
  /** Words for data that did not come; what is on the screen stays. */
  failure?: string | undefined
  onRetry?: () => void
  isRetrying?: boolean
  children: ReactNode
}

/** The frame inside the frame: heading with its buttons, the line of a failure, then the screen. */
export function StaffScreen({ title, actions, failure, onRetry, isRetrying, children }: StaffScreenProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="display text-2xl">{title}</h1>
        {actions}
      </div>
      {failure === undefined ? null : (
        <FailureLine
          message={failure}
          {...(onRetry ? { onRetry } : {})}
          {...(isRetrying ? { retrying: true } : {})}
        />
      )}
      {children}
    </div>
  )
}
