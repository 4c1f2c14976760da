import { lazy, Suspense } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import type { ServiceStep } from '#contract/page-lists.ts'
import { loadServicePlan } from '#web/features/owners/load-service-plan.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { paths } from '#web/lib/paths.ts'
import { type Loadable, useResource } from '#web/lib/resource.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageFrame } from './page-frame.tsx'

const OwnerCorner = lazy(() =>
  import('#web/features/owners/owner-corner.tsx').then((module) => ({ default: module.OwnerCorner })),
)

export function loader(): { plan: Loadable<ServiceStep[]> } {
  return { plan: loadServicePlan() }
}

/** For who has a two-wheeler. What it shows depends on the device, so it comes once the page lives. */
export function Component() {
  const { name } = useDealership()
  const { plan } = useLoaderData<typeof loader>()
  const isLive = useHydrated()
  const waiting = <Skeleton className="h-96" />
  return (
    <PageFrame
      path={paths.owners}
      title="Warranty clock and next service"
      description={`For owners: which warranty of your two-wheeler is still open, when the next service is due and whether an AMC fits, by ${name}.`}
      heading="Your two-wheeler"
      crumb="Your vehicle"
      above={[{ label: 'Services', to: paths.services }]}
      intro="Which warranty is still open, when the next service is due, and whether a contract fits."
    >
      <noscript>
        <p>
          This is worked out on your device and needs scripts. The terms stand under{' '}
          <a href={paths.extendedWarranty} className="underline">
            Extended warranty
          </a>
          .
        </p>
      </noscript>
      {isLive ? (
        <Suspense fallback={waiting}>
          <WithPlan plan={plan} />
        </Suspense>
      ) : (
        waiting
      )}
    </PageFrame>
  )
}

/** Without the plan the warranty clock works all the same. */
function WithPlan({ plan }: { plan: Loadable<ServiceStep[]> }) {
  const { value, error } = useResource(plan)
  if (!value && error === undefined) return <Skeleton className="h-96" />
  return (
    <>
      {value ? null : (
        <p role="status" className="mb-6">
          The service plan could not be loaded, so services are left out. Please reload the page, or{' '}
          <Link to={paths.contact} className="underline underline-offset-3">
            ask us
          </Link>
          .
        </p>
      )}
      <OwnerCorner plan={value ?? []} />
    </>
  )
}
