import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { BikeDetail, Variant } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { BikeView } from '#web/features/bike/bike-view.tsx'
import type { BikeMoreData } from '#web/features/bike/more-data.ts'
import { failureText } from '#web/features/catalogue/failure-text.ts'
import { loadBike, loadVariants } from '#web/features/catalogue/load-catalogue.ts'
import { useEmiDialog } from '#web/features/emi/use-emi-dialog.tsx'
import { useInstalment } from '#web/features/emi/use-instalment.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import { deferred, type Loadable } from '#web/lib/api/resource.ts'
import { reloadsFor } from '#web/lib/api/revalidation.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { BikeHead } from './bike-head.tsx'
import { BikeSkeleton } from './bike-skeleton.tsx'

const OnRoad = late(() => import('./on-road-part.tsx'), 'OnRoadPart')
const RenamedBike = late(() => import('./renamed-bike.tsx'), 'RenamedBike')
const BikeWays = late(() => import('./bike-ways.tsx'), 'BikeWays')
const MissingBike = late(() => import('./missing-bike.tsx'), 'MissingBike')

/**
 * A missing model is an answer and not a failure, because the page has its own text for it. A renamed model
 * is at another address.
 */
type FoundBike = { bike: BikeDetail; variants: Variant[] } | { missing: string } | { renamed: string }

type BikePageData = {
  bikeName: string
  found: Loadable<FoundBike>
  more: Loadable<BikeMoreData>
}

export function loader({ request }: LoaderFunctionArgs): BikePageData {
  const bikeName = new URL(request.url).searchParams.get('bikeName') ?? ''
  const found = bikeName ? findBike(bikeName) : Promise.resolve({ missing: '' })
  return { bikeName, found: deferred(found), more: deferred(found.then(findMore)) }
}

/**
 * Loads the parts below the overview only after the bike, so that on a slow connection they do not delay it.
 */
async function findMore(found: FoundBike): Promise<BikeMoreData> {
  const { loadMore, nothingMore } = await import('./load-more-of-bike.ts')
  return 'bike' in found ? loadMore(found.bike) : nothingMore
}

/**
 * Data is loaded again only for another model: tab, variant and colour are in the address too, but need no
 * other data.
 */
export const shouldRevalidate = reloadsFor('bikeName')

async function findBike(bikeName: string): Promise<FoundBike> {
  try {
    const [bike, variants] = await Promise.all([loadBike(bikeName), loadVariants(bikeName)])
    return bike.bikeName === bikeName ? { bike, variants } : { renamed: bike.bikeName }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { missing: bikeName }
    throw error
  }
}

export function Component() {
  const { bikeName, found, more } = useLoaderData<typeof loader>()
  return (
    <ResourceView key={bikeName} of={found} loading={<BikeSkeleton />} failureText={failureText}>
      {(result) =>
        'missing' in result ? (
          <Suspense>
            <MissingBike title={t`Model not found`} bikeName={result.missing} />
          </Suspense>
        ) : 'renamed' in result ? (
          <Suspense>
            <RenamedBike bikeName={result.renamed} />
          </Suspense>
        ) : (
          <FoundBikePage bike={result.bike} variants={result.variants} more={more} />
        )
      }
    </ResourceView>
  )
}

interface FoundBikePageProps {
  bike: BikeDetail
  variants: Variant[]
  more: Loadable<BikeMoreData>
}

function FoundBikePage({ bike, variants, more }: FoundBikePageProps) {
  const { phones, whatsApp } = useDealership()
  const ways = { bike, variants }
  const instalmentOf = useInstalment()
  const emi = useEmiDialog((asked, loan) => <BikeWays {...ways} {...asked} loan={loan} isFinanced />)
  return (
    <>
      <BikeHead bike={bike} variants={variants} />
      <BikeView
        bike={bike}
        variants={variants}
        showroom={{ phone: phones.sales.number, whatsApp }}
        onEmi={(chosen, price, onRoad) =>
          emi.open({ ...chosen, bikeName: bike.bikeName, name: bike.name, price, onRoad })
        }
        instalmentOf={instalmentOf}
        also={(chosen) => <BikeWays {...ways} {...chosen} />}
        more={more}
        OnRoad={OnRoad}
      />
      {emi.dialog}
    </>
  )
}
