import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { texts } from '#contract/texts.ts'
import { BikeView } from '#web/features/bike/bike-view.tsx'
import { loadBike, loadVariants } from '#web/features/catalogue/load-catalogue.ts'
import { dealership } from '#web/features/dealership/dealership.ts'
import { useEmiDialog } from '#web/features/emi/use-emi-dialog.tsx'
import { ApiError } from '#web/lib/api-client.ts'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { reloadsFor } from '#web/lib/revalidation.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ResourceView } from '#web/ui/resource-view.tsx'
import { BikeHead } from './bike-head.tsx'
import { BikeSkeleton } from './bike-skeleton.tsx'

const RenamedBike = lazy(() =>
  import('./renamed-bike.tsx').then((module) => ({ default: module.RenamedBike })),
)
const MissingBike = lazy(() =>
  import('./missing-bike.tsx').then((module) => ({ default: module.MissingBike })),
)

/** A missing model is an answer and not a failure, because the page has its own text for it. A renamed one has another address. */
type FoundBike = { bike: BikeDetail; variants: Variant[] } | { missing: string } | { renamed: string }

export function loader({ request }: LoaderFunctionArgs): { bikeName: string; found: Loadable<FoundBike> } {
  const bikeName = new URL(request.url).searchParams.get('bikeName') ?? ''
  return { bikeName, found: bikeName ? findBike(bikeName) : { missing: '' } }
}

/** Only another model is loaded anew: tab, variant and colour stand in the address too and need no data. */
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

const showroom = { phone: dealership.phones.sales.number, whatsApp: dealership.whatsApp }

export function Component() {
  const { bikeName, found } = useLoaderData<typeof loader>()
  return (
    <ResourceView key={bikeName} of={found} loading={<BikeSkeleton />} failureText={failureText}>
      {(result) =>
        'missing' in result ? (
          <Suspense>
            <MissingBike title="Model not found" bikeName={result.missing} />
          </Suspense>
        ) : 'renamed' in result ? (
          <Suspense>
            <RenamedBike bikeName={result.renamed} />
          </Suspense>
        ) : (
          <FoundBikePage bike={result.bike} variants={result.variants} />
        )
      }
    </ResourceView>
  )
}

function FoundBikePage({ bike, variants }: { bike: BikeDetail; variants: Variant[] }) {
  const emi = useEmiDialog(({ variant }, loan) => (
    <ButtonLink to={paths.financeFor(bike.bikeName, variant, loan)} variant="primary">
      INTERESTED FOR FINANCE ?
    </ButtonLink>
  ))
  return (
    <>
      <BikeHead bike={bike} variants={variants} />
      <BikeView
        bike={bike}
        variants={variants}
        showroom={showroom}
        onEmi={({ variant }, price) => emi.open({ bikeName: bike.bikeName, name: bike.name, variant, price })}
      />
      {emi.dialog}
    </>
  )
}

function failureText(error: unknown): string {
  return texts.modelList.failed(error instanceof Error ? error.message : String(error))
}
