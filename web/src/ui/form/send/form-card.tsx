import { type ReactNode, useId } from 'react'

interface FormCardProps {
  /** For links that lead to the form. */
  id?: string
  title: string
  /** A line under the title: what comes of it. */
  intro?: ReactNode
  /** What the intro tells, where staff should read later that it stood there; see `whatIsSeen`. */
  seen?: string
  children: ReactNode
}

/** The raised sheet a page's form stands on. */
export function FormCard({ id, title, intro, seen, children }: FormCardProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="rounded-lg border border-hairline bg-surface p-5 shadow-soft md:p-8"
    >
      <h2 id={titleId} className="text-xl font-bold md:text-2xl">
        {title}
      </h2>
      {intro ? (
        <p data-seen={seen} className="mt-1.5 text-muted text-pretty">
          {intro}
        </p>
      ) : null}
      <div className="mt-6">{children}</div>
    </section>
  )
}
