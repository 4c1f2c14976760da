import { type ReactNode, useId } from 'react'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'

export type AccordionSection = { id: string; title: ReactNode; content: ReactNode }

type AccordionProps = {
  sections: readonly AccordionSection[]
  /** The section that is open at first; without it all sections are closed. */
  initiallyOpen?: string
}

/** Sections of which at most one is open. The browser itself enforces that, even before any script runs. */
export function Accordion({ sections, initiallyOpen }: AccordionProps) {
  const name = useId()
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      {sections.map((section) => (
        <details key={section.id} name={name} open={section.id === initiallyOpen} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-bold transition-colors hover:text-muted">
            {section.title}
            <ChevronDownIcon className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="animate-rise pb-6">{section.content}</div>
        </details>
      ))}
    </div>
  )
}
