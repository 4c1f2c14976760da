import { lazy, Suspense } from 'react'
import type { BikeDetail, CatalogueBike, Colour, Feature } from '#contract/catalogue.ts'
import type { Dealer } from '#contract/dealers.ts'
import { t } from '#contract/language.ts'
import type { ShownReviews } from '#contract/reviews.ts'
import { paths, withQuery } from '#web/lib/paths.ts'
import { type Loadable, useResource } from '#web/lib/resource.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FitCard } from './fit/fit-card.tsx'
import { ColourRow } from './overview/colour-row.tsx'
import { FeatureCards } from './overview/feature-cards.tsx'
import { OthersOfLine } from './overview/others-of-line.tsx'
import { SeeIt } from './overview/see-it.tsx'

/** What leads on from a model's overview. */
export interface BikeMoreData {
  colours: Colour[]
  features: Feature[]
  /** All models of the line, this one among them. */
  line: CatalogueBike[]
  /** The outlet that shows the line. */
  outlet: Dealer | null
  /** What riders of this model say. */
  reviews: ShownReviews
}

const ModelReviews = lazy(() =>
  import('./overview/model-reviews.tsx').then((module) => ({ default: module.ModelReviews })),
)

/** Below a model's overview: colours, features, others of its line, where to see it, reviews. Empty until its data has come. */
export function BikeMore({ bike, more }: { bike: BikeDetail; more: Loadable<BikeMoreData> }) {
  const { value } = useResource(more)
  if (!value) return null
  const { colours, features, line, outlet, reviews } = value
  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 md:mt-14 md:gap-14">
      <ColourRow bike={bike} colours={colours} />
      <FeatureCards bike={bike} features={features} />
      <FitCard bike={bike} />
      <OthersOfLine bike={bike} line={line} />
      <SeeIt bike={bike} outlet={outlet} />
      <nav aria-label={t`More about the ${bike.name}`} className="flex flex-wrap gap-3">
        <ButtonLink to={withQuery(paths.exchange, { model: bike.name })}>
          {t`Exchange your old one`}
        </ButtonLink>
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
