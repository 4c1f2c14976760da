import { Suspense } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { paths, withQuery } from '#web/lib/address/paths.ts'
import { type Loadable, useResource } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { FitCard } from './fit/fit-card.tsx'
import { type BikeMoreData, MoreFailure } from './more-data.ts'
import { ColourRow } from './overview/colour-row.tsx'
import { FeatureCards } from './overview/feature-cards.tsx'
import { OthersOfLine } from './overview/others-of-line.tsx'
import { SeeIt } from './overview/see-it.tsx'

const ModelReviews = late(() => import('./overview/model-reviews.tsx'), 'ModelReviews')

/**
 * The part below a model's overview: colours, features, others of its line, where to see it, reviews. Empty
 * until its data has come.
 */
export function BikeMore({ bike, more }: { bike: BikeDetail; more: Loadable<BikeMoreData> }) {
  const { value, error, isLoading } = useResource(more)
  const revalidator = useRevalidator()
  const { parts } = useDealership()
  const failure =
    error === undefined ? null : (
      <FailureLine
        message={t`This part of the page could not be loaded.`}
        onRetry={() => void revalidator.revalidate()}
        retrying={isLoading || revalidator.state === 'loading'}
      />
    )
  const shown = value ?? (error instanceof MoreFailure ? error.rest : undefined)
  if (!shown) return failure
  const { colours, features, line, outlet, reviews } = shown
  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 md:mt-14 md:gap-14">
      {failure}
      <ColourRow bike={bike} colours={colours} />
      <FeatureCards bike={bike} features={features} />
      <FitCard bike={bike} />
      <OthersOfLine bike={bike} line={line} />
      <SeeIt bike={bike} outlet={outlet} />
      <nav aria-label={t`More about the ${bike.name}`} className="flex flex-wrap gap-3">
        {isOff(parts, 'exchange') ? null : (
          <ButtonLink to={withQuery(paths.exchange, { model: bike.name })}>
            {t`Exchange your old one`}
          </ButtonLink>
        )}
        <ButtonLink to={withQuery(paths.salesEnquiry, { model: bike.name })}>
          {t`Ask the showroom`}
        </ButtonLink>
      </nav>
      {reviews.count > 0 ? (
        <Suspense>
          <ModelReviews bike={bike} shown={reviews} />
        </Suspense>
      ) : null}
    </div>
  )
}
