import { useEffect, useRef } from 'react'
import { t } from '#contract/wire/language.ts'

export type FieldProblem = {
  /** The id of the control, to which the entry of the summary leads. */
  id: string
  message: string
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  title?: string | undefined
  /** Shows the summary also for a single problem; then the wrong field keeps the focus. */
  always?: boolean | undefined
}

/**
 * The list above a form with several wrong fields. The list takes the focus when it appears, and each entry
 * leads to its field.
 */
export function ErrorSummary({ problems, title, always = false }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const severalFail = problems.length > 1

  useEffect(() => {
    if (severalFail) ref.current?.focus()
  }, [severalFail])

  if (!severalFail && !(always && problems.length === 1)) return null
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="rounded-md border border-danger bg-danger-soft px-5 py-4 text-content"
    >
      <p className="font-bold">{title ?? t`Please check ${problems.length} fields`}</p>
      <ul className="mt-1">
        {problems.map((problem) => (
          <li key={problem.id}>
            <a
              href={`#${problem.id}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(problem.id)?.focus()
              }}
              className="inline-flex min-h-11 items-center text-danger md:min-h-8 underline underline-offset-3"
            >
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
