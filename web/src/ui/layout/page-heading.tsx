import type { ReactNode } from 'react'

type PageHeadingProps = {
  title: ReactNode
  eyebrow?: ReactNode
  intro?: ReactNode
  /** Buttons beside the heading on large screens, under it on small ones. */
  actions?: ReactNode
}

/** The h1 of a page, with its eyebrow, intro and buttons. */
export function PageHeading({ title, eyebrow, intro, actions }: PageHeadingProps) {
  return (
    <div className="flex flex-col gap-5 pt-6 pb-6 md:flex-row md:items-end md:justify-between md:pt-10 md:pb-8">
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow mb-2 text-muted">{eyebrow}</p>}
        <h1 className="display text-3xl break-words md:text-5xl">{title}</h1>
        {intro && <p className="prose-width mt-3 text-lg text-muted text-pretty">{intro}</p>}
      </div>
      {actions && <div className="flex shrink-0 flex-wrap gap-3">{actions}</div>}
    </div>
  )
}
