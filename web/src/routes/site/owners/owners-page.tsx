import { Link, useLoaderData } from 'react-router-dom'
import type { ServiceStep, WarrantyPlan } from '#contract/content/page-lists.ts'
import { t } from '#contract/wire/language.ts'
import { loadServicePlan } from '#web/features/owners/load-service-plan.ts'
import { loadWarrantyPlans } from '#web/features/page-lists/load-lists.ts'
import { paths } from '#web/lib/address/paths.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { useHydrated } from '#web/lib/device/use-hydrated.ts'
import { base } from '#web/lib/language.ts'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { Below } from '#web/ui/loading/below.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { fillIn } from '#web/ui/text/fill-in.tsx'

const OwnerCorner = late(() => import('#web/features/owners/owner-corner.tsx'), 'OwnerCorner')

export function loader(): Plans {
  return { plan: loadServicePlan(), plans: loadWarrantyPlans() }
}

type Plans = {
  plan: Loadable<ServiceStep[]>
  plans: Loadable<WarrantyPlan[]>
}

/**
 * The page for owners of a two-wheeler. Its content depends on the device, so it appears once the page lives.
 */
export function Component() {
  const { name } = useDealership()
  const loaded = useLoaderData<typeof loader>()
  const isLive = useHydrated()
  const waiting = <Skeleton className="h-96" />
  return (
    <PageFrame
      path={paths.owners}
      title={t`Warranty dates and next service`}
      description={t`For owners: which warranty of your two-wheeler is still valid, when the next service is due and whether an AMC fits, by ${name}.`}
      heading={t`Your two-wheeler`}
      crumb={t`Your vehicle`}
      above={[{ label: t`Services`, to: paths.services }]}
      intro={t`Which warranty is still valid, when the next service is due, and whether a contract fits.`}
    >
      <noscript>
        <p>
          {fillIn(t`This is worked out on your device and needs scripts. The terms stand under {page}.`, {
            page: (
              <a href={base + paths.extendedWarranty} className="underline">
                {t`Extended warranty`}
              </a>
            ),
          })}
        </p>
      </noscript>
      <Below hasRoom fallback={waiting}>
        {isLive ? <WithPlan {...loaded} /> : waiting}
      </Below>
    </PageFrame>
  )
}

/** The parts that use the service plan; without a plan the warranty clock works nevertheless. */
function WithPlan({ plan, plans }: Plans) {
  const { value, error } = useResource(plan)
  const warranty = useResource(plans)
  const isWaiting = !warranty.value && warranty.error === undefined
  if (isWaiting || (!value && error === undefined)) return <Skeleton className="h-96" />
  return (
    <>
      {value ? null : (
        <p role="status" className="mb-6">
          {fillIn(
            t`The service plan could not be loaded, so services are left out. Please reload the page, or {link}.`,
            {
              link: (
                <Link to={paths.contact} className="underline underline-offset-3">
                  {t`ask us`}
                </Link>
              ),
            },
          )}
        </p>
      )}
      <OwnerCorner plan={value ?? []} plans={warranty.value ?? []} />
    </>
  )
}
