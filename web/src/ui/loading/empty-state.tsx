import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** A link or a button that leads on. */
  action?: ReactNode
}

/** Says calmly that there is nothing to show, and offers a way on. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg bg-soft px-6 py-14 text-center">
      <svg viewBox="0 0 120 36" fill="none" aria-hidden="true" className="mb-2 h-9 text-control">
        <path
          d="M4 33h112"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="14 10"
        />
        <circle cx="60" cy="17" r="12.5" stroke="currentColor" strokeWidth="2" />
        <circle cx="60" cy="17" r="3" fill="currentColor" />
      </svg>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-[48ch] text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
