import { useLoaderData } from 'react-router-dom'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { loadDealers } from '#web/features/outlets/load-dealers.ts'
import { OutletFinder } from '#web/features/outlets/outlet-finder.tsx'
import { paths } from '#web/lib/address/paths.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { reloadsFor } from '#web/lib/api/revalidation.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CallOut } from '#web/ui/layout/call-out.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

export function loader(): { dealers: Loadable<Dealer[]> } {
  return { dealers: loadDealers() }
}

/**
 * A typed place only changes the order of the outlets, so nothing in the address makes the page load again.
 */
export const shouldRevalidate = reloadsFor()

export function Component() {
  const { name, district, showrooms, outlets, parts } = useDealership()
  const { dealers } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      path={paths.networks}
      title={
        outlets === 1 ? t`Our outlet in ${district} district` : t`${outlets} outlets in ${district} district`
      }
      description={t`All outlets of ${name} in ${district} district with address, opening time, phone and directions.`}
      heading={t`Our network`}
      crumb={t`Networks`}
      intro={
        outlets === 1
          ? t`Our outlet in ${district} district.`
          : t`${outlets} outlets in ${district} district. ${showrooms} of them are showrooms with new vehicles.`
      }
    >
      <ResourceView
        of={dealers}
        loading={<CardsSkeleton count={outlets} />}
        failureText={() => t`Our outlets could not be loaded.`}
      >
        {(found) => <OutletFinder dealers={found} />}
      </ResourceView>
      {isOff(parts, 'network') ? null : (
        <div className="mt-10">
          <CallOut
            title={t`Become a network partner`}
            action={<ButtonLink to={paths.dealer(parts.networkAddress)}>{t`See how it works`}</ButtonLink>}
          >{t`Do you have a place on a main road in ${district} district? Tell us about it.`}</CallOut>
        </div>
      )}
    </PageFrame>
  )
}

function CardsSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-label={t`Loading outlets`} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[...Array(count).keys()].map((nth) => (
        <Skeleton key={nth} className="h-52" />
      ))}
    </div>
  )
}
