import { useState } from 'react'
import type { ShownReviews } from '#contract/content/reviews.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { loadReviews } from '#web/shop/load-reviews.ts'
import { MeanLine } from '#web/shop/reviews/mean-line.tsx'
import { ReviewFacts } from '#web/shop/reviews/review-facts.tsx'
import { ReviewList } from '#web/shop/reviews/review-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/overlay/toast.tsx'

/** The reviews of all models: mean and count, the newest reviews, and more of them at a press. */
export function ShownReviewsPart({ shown }: { shown: ShownReviews }) {
  const { name } = useDealership()
  const [more, setMore] = useState<ShownReviews['reviews']>([])
  const [pages, setPages] = useState(1)
  const [isLoading, setLoading] = useState(false)
  const known = new Set(shown.reviews.map(({ id }) => id))
  const reviews = [...shown.reviews, ...more.filter(({ id }) => !known.has(id))]

  async function loadMore() {
    setLoading(true)
    try {
      const next = await loadReviews(undefined, pages + 1)
      setMore([...more, ...next.reviews])
      setPages(pages + 1)
    } catch {
      notify.error(t`The other reviews could not be loaded. Please try again.`)
    }
    setLoading(false)
  }

  return (
    <section aria-labelledby="reviews" className="grid gap-5">
      <ReviewFacts type="AutoDealer" name={name} path={paths.home} shown={shown} />
      <h2 id="reviews" className="text-xl font-bold md:text-2xl">
        {t`Reviews`}
      </h2>
      {shown.mean === null ? null : <MeanLine mean={shown.mean} count={shown.count} />}
      <ReviewList reviews={reviews} dealer={name} />
      {reviews.length < shown.count ? (
        <Button className="w-fit" busy={isLoading} onClick={() => void loadMore()}>
          {t`Show more reviews`}
        </Button>
      ) : null}
    </section>
  )
}
