import { Suspense, useState } from 'react'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { Button } from '#web/ui/button.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

const FitPanel = late(() => import('./fit-panel.tsx'), 'FitPanel')

/**
 * Whether a model suits a rider's legs, load, roads and purse. The code of the questions is fetched when a
 * visitor wants them.
 */
export function FitCard({ bike }: { bike: BikeDetail }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="fit" className="grid gap-4 rounded-lg bg-soft p-5 md:p-6 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 id="fit" className="display text-2xl md:text-3xl">
            {t`Does it fit you?`}
          </h2>
          <p className="mt-1 text-pretty text-muted">
            {t`Seat height for your leg, weight, load, and what a month costs.`}
          </p>
        </div>
        {isOpen ? null : <Button onClick={() => setOpen(true)}>{t`Check the fit`}</Button>}
      </div>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <FitPanel bike={bike} />
        </Suspense>
      ) : null}
    </section>
  )
}
