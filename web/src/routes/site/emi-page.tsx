import { lazy, Suspense } from 'react'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageFrame } from './page-frame.tsx'

// Its markup stands there until its code has come.
const LoanComparison = lazy(() =>
  import('./loan-comparison.tsx').then((module) => ({ default: module.LoanComparison })),
)

export function Component() {
  const dealership = useDealership()
  return (
    <PageFrame
      path={paths.compareLoans}
      title="Compare loan offers for a two-wheeler"
      description={`Three loan offers side by side: the true yearly rate behind a flat one, what the fee adds, and every instalment. From ${dealership.name}, ${dealership.city}.`}
      above={[{ label: 'Finance', to: paths.finance }]}
      heading="Compare loan offers"
      crumb="Compare loan offers"
      intro="What lenders told you, and what it truly costs. Nothing you type here is sent to anybody."
    >
      <Suspense fallback={<Skeleton className="h-[48rem]" />}>
        <LoanComparison />
      </Suspense>
    </PageFrame>
  )
}
