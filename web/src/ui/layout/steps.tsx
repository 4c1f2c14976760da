import type { ReactNode } from 'react'

interface StepsProps {
  title: string
  steps: readonly { title: string; text: ReactNode }[]
}

/** A sequence of steps with large numbers. */
export function Steps({ title, steps }: StepsProps) {
  return (
    <section>
      <h2 className="text-xl font-bold">{title}</h2>
      <ol className="mt-4 grid gap-5">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span aria-hidden="true" className="display figures w-9 shrink-0 text-3xl text-control">
              {index + 1}
            </span>
            <div className="pt-0.5">
              <h3 className="font-bold">{step.title}</h3>
              <div className="text-muted text-pretty">{step.text}</div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
