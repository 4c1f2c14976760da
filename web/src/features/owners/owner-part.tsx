import { type ReactNode, useId } from 'react'

/** A link below a part. */
export const partLink = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-3'

/** One part of the page for owners. */
export function OwnerPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 break-inside-avoid">
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}
