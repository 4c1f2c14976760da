import { Suspense } from 'react'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

// The prerendered markup stays until the code of this part has come.
const LoanComparison = late(() => import('./loan-comparison.tsx'), 'LoanComparison')

export function Component() {
  const dealership = useDealership()
  return (
    <PageFrame
      path={paths.compareLoans}
      title={t`Compare loan offers for a two-wheeler`}
      description={t`Three loan offers side by side: the true yearly rate behind a flat one, what the fee adds, and every instalment. From ${dealership.name}, ${dealership.city}.`}
      above={[{ label: t`Finance`, to: paths.finance }]}
      heading={t`Compare loan offers`}
      crumb={t`Compare loan offers`}
      intro={t`What lenders told you, and what it truly costs. Nothing you type here is sent to anybody.`}
    >
      <Suspense fallback={<Skeleton className="h-[48rem]" />}>
        <LoanComparison />
      </Suspense>
    </PageFrame>
  )
}
