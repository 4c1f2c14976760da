import { type ReactNode, useId } from 'react'

interface FormCardProps {
  /** An id to which links can lead. */
  id?: string
  title: string
  /** A line under the title that says what follows from sending the form. */
  intro?: ReactNode
  /** The label under which staff later read that the visitor saw the intro; see `whatIsSeen`. */
  seen?: string
  children: ReactNode
}

/** The raised card that holds a page's form. */
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
