import { Suspense, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import type { OnRoadPanelProps } from './on-road-panel.tsx'

const OnRoadPanel = late(() => import('./on-road-panel.tsx'), 'OnRoadPanel')

/** A button for the on-road price of a model; the code and the charges are loaded when it is pressed. */
export function OnRoadPart(props: OnRoadPanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="on-road" className="mt-10 rounded-lg border border-hairline md:mt-14">
      <h2 id="on-road">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="on-road-lines"
          onClick={() => setOpen(!isOpen)}
          className="group flex min-h-16 w-full items-center justify-between gap-4 rounded-lg px-5 py-4 text-left transition-colors hover:bg-soft"
        >
          <span>
            <span className="display block text-xl md:text-2xl">{t`On-road price`}</span>
            <span className="block text-sm text-muted">{t`Tax, registration, insurance and accessories, line by line, and who takes each`}</span>
          </span>
          <ChevronDownIcon className="shrink-0 transition-transform group-aria-expanded:rotate-180" />
        </button>
      </h2>
      <div id="on-road-lines" hidden={!isOpen} className="border-t border-hairline p-5">
        {isOpen ? (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <OnRoadPanel {...props} />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
}
