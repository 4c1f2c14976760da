import { Suspense, useEffect, useRef, useState } from 'react'
import { t } from '#contract/wire/language.ts'
import { ChevronDownIcon } from '#web/ui/icon/direction.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import type { OnRoadPanelProps } from './on-road-panel.tsx'

const OnRoadPanel = late(() => import('./on-road-panel.tsx'), 'OnRoadPanel')

interface OnRoadPartProps extends OnRoadPanelProps {
  /** How often a button elsewhere has asked for the price; each time the part opens and comes into sight. */
  asked: number
}

/** The on-road price of a model in one line; the code and the charges are loaded when it is opened. */
export function OnRoadPart({ asked, ...panel }: OnRoadPartProps) {
  const [isOpen, setOpen] = useState(asked > 0)
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (asked === 0) return
    setOpen(true)
    line.current?.scrollIntoView?.({ block: 'start' })
    line.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <section aria-labelledby="on-road" className="rounded-lg border border-hairline">
      <h2 id="on-road">
        <button
          ref={line}
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
            <OnRoadPanel {...panel} />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
}
