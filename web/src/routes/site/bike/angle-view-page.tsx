import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { BikeDetail, Colour, Frame } from '#contract/catalogue/catalogue.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { AngleView } from '#web/features/angle-view/angle-view.tsx'
import { failureText } from '#web/features/catalogue/failure-text.ts'
import { loadBike, loadColours, loadFrames } from '#web/features/catalogue/load-catalogue.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ApiError } from '#web/lib/api/api-client.ts'
import type { Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageHead } from '#web/lib/head/page-head.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { useHandedBike } from './handed-bike.ts'

const MissingBike = late(() => import('./missing-bike.tsx'), 'MissingBike')

/** A missing model is an answer and not a failure, because the page has its own text for it. */
type FoundFrames = { bike: BikeDetail; frames: Frame[]; colours: Colour[] } | { missing: string }

export function loader({ request }: LoaderFunctionArgs): {
  bikeName: string
  found: Loadable<FoundFrames>
} {
  const bikeName = new URL(request.url).searchParams.get('bikeName') ?? ''
  return { bikeName, found: bikeName ? findFrames(bikeName) : { missing: '' } }
}

const noColours: Colour[] = []

async function findFrames(bikeName: string): Promise<FoundFrames> {
  try {
    const [bike, frames, colours] = await Promise.all([
      loadBike(bikeName),
      loadFrames(bikeName),
      // The view works without the names of the colours.
      loadColours(bikeName).catch(() => noColours),
    ])
    return { bike, frames, colours }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { missing: bikeName }
    throw error
  }
}

export function Component() {
  const { name: dealer, city } = useDealership()
  const { bikeName, found } = useLoaderData<typeof loader>()
  useHandedBike(bikeName, paths.angleView)
  return (
    <ResourceView key={bikeName} of={found} loading={<AngleViewSkeleton />} failureText={failureText}>
      {(result) =>
        'missing' in result ? (
          <Suspense>
            <MissingBike title={t`Angle view`} bikeName={result.missing} />
          </Suspense>
        ) : (
          <>
            <PageHead
              title={t`${result.bike.name} from all sides | ${dealer}`}
              description={t`Turn the ${result.bike.name} around and see it from every side, at ${dealer} in ${city}.`}
              canonical={paths.angleView(bikeName)}
            />
            <AngleView bike={result.bike} frames={result.frames} colours={result.colours} />
          </>
        )
      }
    </ResourceView>
  )
}

function AngleViewSkeleton() {
  return (
    <div className="shell py-8" role="status">
      <p className="mb-5 text-muted">{texts.bike.loadingImages}</p>
      <Skeleton className="mx-auto aspect-4/3 max-h-[64dvh] max-w-full" />
    </div>
  )
}
