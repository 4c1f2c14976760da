import { type ReactNode, useId } from 'react'

/** A section of a long form, with its heading. */
export function FormPart({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string | undefined
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-4 rounded-lg border border-hairline bg-surface p-4 md:p-5"
    >
      <div>
        <h2 id={headingId} className="text-lg font-bold">
          {title}
        </h2>
        {hint ? <p className="text-sm text-muted">{hint}</p> : null}
      </div>
      {children}
    </section>
  )
}
