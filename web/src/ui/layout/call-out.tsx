import type { ReactNode } from 'react'

interface CallOutProps {
  title: string
  children: ReactNode
  /** A link or a button. */
  action: ReactNode
}

/** A quiet box beside the main content that offers another way to reach the same goal. */
export function CallOut({ title, children, action }: CallOutProps) {
  return (
    <section className="flex flex-col items-start gap-3 rounded-lg bg-soft p-5 md:p-6">
      <h2 className="text-lg font-bold">{title}</h2>
      <p className="text-muted text-pretty">{children}</p>
      {action}
    </section>
  )
}
