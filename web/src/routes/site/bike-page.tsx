import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { texts } from '#contract/texts.ts'
import { BikeView } from '#web/features/catalogue/bike-view.tsx'
import { loadBike, loadVariants } from '#web/features/catalogue/load-catalogue.ts'
import { dealership } from '#web/features/dealership/dealership.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { formatRupees } from '#web/lib/money.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ResourceView } from '#web/ui/resource-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** A bike that does not exist is an answer, not a failure: the page has words for it. */
type FoundBike = { bike: BikeDetail; variants: Variant[] } | { missing: string }

export function loader({ request }: LoaderFunctionArgs): { bikeName: string; found: Loadable<FoundBike> } {
  const bikeName = new URL(request.url).searchParams.get('bikeName') ?? ''
  return { bikeName, found: bikeName ? findBike(bikeName) : { missing: '' } }
}

async function findBike(bikeName: string): Promise<FoundBike> {
  try {
    const [bike, variants] = await Promise.all([loadBike(bikeName), loadVariants(bikeName)])
    return { bike, variants }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { missing: bikeName }
    throw error
  }
}

export function Component() {
  const { bikeName, found } = useLoaderData<typeof loader>()
  return (
    <ResourceView key={bikeName} of={found} loading={<BikeSkeleton />} failureText={failureText}>
      {(result) =>
        'missing' in result ? (
          <MissingBike bikeName={result.missing} />
        ) : (
          <>
            <BikeHead bike={result.bike} />
            <BikeView bike={result.bike} variants={result.variants} />
          </>
        )
      }
    </ResourceView>
  )
}

function BikeHead({ bike }: { bike: BikeDetail }) {
  return (
    <PageHead
      title={`${bike.name}: price, specifications and colours | ${dealership.name}`}
      description={`${bike.name} from ${formatRupees(bike.bikePrice)} ex-showroom in ${dealership.city}. ${bike.tagline}`}
      canonical={paths.viewDetails(bike.bikeName)}
    />
  )
}

function MissingBike({ bikeName }: { bikeName: string }) {
  return (
    <div className="shell py-12">
      <title>Model not found</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">Model not found</h1>
      <EmptyState
        title={bikeName ? `We have no model called ${bikeName}` : 'No model was named'}
        action={
          <ButtonLink to={paths.motorcycle} variant="primary">
            See all motorcycles
          </ButtonLink>
        }
      >
        It may have left the range, or the link may be old. Every model we sell today is in the lists above.
      </EmptyState>
    </div>
  )
}

function BikeSkeleton() {
  return (
    <div className="shell grid gap-8 py-8 md:grid-cols-2" role="status">
      <p className="text-muted md:col-span-2">{texts.bike.loading}</p>
      <Skeleton className="aspect-4/3" />
      <Skeleton className="h-96" />
    </div>
  )
}

function failureText(error: unknown): string {
  return texts.modelList.failed(error instanceof Error ? error.message : String(error))
}
