import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import type { ShownReviews } from '#contract/content/reviews.ts'
import { t } from '#contract/wire/language.ts'
import { paths, withQuery } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { MeanLine } from '#web/shop/reviews/mean-line.tsx'
import { ReviewFacts } from '#web/shop/reviews/review-facts.tsx'
import { ReviewList } from '#web/shop/reviews/review-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

const most = 6

/** The reviews of a model by its riders: mean, count, and the newest reviews. */
export function ModelReviews({ bike, shown }: { bike: BikeDetail; shown: ShownReviews }) {
  const { name } = useDealership()
  const path = paths.viewDetails(bike.bikeName)
  return (
    <section aria-labelledby="reviews" className="grid gap-5">
      <ReviewFacts type={['Motorcycle', 'Product']} name={bike.name} path={path} shown={shown} />
      <h2 id="reviews" className="text-xl font-bold md:text-2xl">
        {t`Riders of the ${bike.name}`}
      </h2>
      {shown.mean === null ? null : <MeanLine mean={shown.mean} count={shown.count} />}
      <ReviewList reviews={shown.reviews.slice(0, most)} dealer={name} />
      <div className="flex flex-wrap gap-3">
        {shown.count > most ? <ButtonLink to={paths.testimonials}>{t`Read more reviews`}</ButtonLink> : null}
        <ButtonLink to={withQuery(paths.review, { model: bike.name })}>{t`Write a review`}</ButtonLink>
      </div>
    </section>
  )
}
