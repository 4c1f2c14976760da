import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom'
import type { BikeDetail, Variant } from '#contract/catalogue.ts'
import { texts } from '#contract/texts.ts'
import { BikeView } from '#web/features/bike/bike-view.tsx'
import { pictureOf } from '#web/features/bike/showroom.ts'
import { loadBike, loadVariants } from '#web/features/catalogue/load-catalogue.ts'
import { dealership } from '#web/features/dealership/dealership.ts'
import { useEmiDialog } from '#web/features/emi/use-emi-dialog.tsx'
import { ApiError } from '#web/lib/api-client.ts'
import { paths } from '#web/lib/paths.ts'
import type { Loadable } from '#web/lib/resource.ts'
import { reloadsFor } from '#web/lib/revalidation.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ResourceView } from '#web/ui/resource-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BikeHead } from './bike-head.tsx'

/** A bike that does not exist is an answer, not a failure: the page has words for it. */
type FoundBike = { bike: BikeDetail; variants: Variant[] } | { missing: string }

export function loader({ request }: LoaderFunctionArgs): { bikeName: string; found: Loadable<FoundBike> } {
  const bikeName = new URL(request.url).searchParams.get('bikeName') ?? ''
  return { bikeName, found: bikeName ? findBike(bikeName) : { missing: '' } }
}

/** Tab, variant and colour stand in the address as well. */
export const shouldRevalidate = reloadsFor('bikeName')

async function findBike(bikeName: string): Promise<FoundBike> {
  try {
    const [bike, variants] = await Promise.all([loadBike(bikeName), loadVariants(bikeName)])
    return { bike, variants }
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
          <MissingBike bikeName={result.missing} />
        ) : (
          <FoundBikePage bike={result.bike} variants={result.variants} />
        )
      }
    </ResourceView>
  )
}

function FoundBikePage({ bike, variants }: { bike: BikeDetail; variants: Variant[] }) {
  const emi = useEmiDialog(({ price }) => (
    <ButtonLink to={paths.financeFor(bike.bikeName, price)} variant="primary">
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
        onEmi={(price) => emi.open({ name: bike.name, price })}
      />
      {emi.dialog}
    </>
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

/** Shows the picture that was pressed at once: the browser joins it with the one on the card. */
function BikeSkeleton() {
  const picture = pictureOf(useLocation().state)
  return (
    <div
      className="shell grid gap-x-10 gap-y-6 pt-6 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      role="status"
    >
      <p className="text-muted lg:col-span-2">{texts.bike.loading}</p>
      {picture ? (
        <Picture
          src={picture}
          alt=""
          width={800}
          height={600}
          sizes="(min-width: 1264px) 680px, (min-width: 1024px) 56vw, 100vw"
          eager
          className="shared-bike aspect-4/3 w-full rounded-lg bg-soft object-cover object-[50%_75%]"
        />
      ) : (
        <Skeleton className="aspect-4/3" />
      )}
      <div className="grid content-center gap-5">
        <Skeleton className="h-12 w-3/4" />
        <Skeleton className="h-24" />
        <Skeleton className="h-12 w-1/2" />
        <Skeleton className="h-44" />
      </div>
    </div>
  )
}

function failureText(error: unknown): string {
  return texts.modelList.failed(error instanceof Error ? error.message : String(error))
}
