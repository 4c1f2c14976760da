import type { ReactNode } from 'react'

interface ScreenProps {
  title: string
  /** Buttons beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen inside an application's frame: the heading with its buttons, and under it what the screen shows. */
export function Screen({ title, actions, children }: ScreenProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="display text-2xl">{title}</h1>
        {actions}
      </div>
      {children}
    </div>
  )
}
