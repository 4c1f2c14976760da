import { Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { Testimonial } from '#contract/content/page-lists.ts'
import type { ShownReviews } from '#contract/content/reviews.ts'
import { texts } from '#contract/texts/texts.ts'
import { t } from '#contract/wire/language.ts'
import { loadTestimonials } from '#web/features/page-lists/load-lists.ts'
import { paths } from '#web/lib/address/paths.ts'
import { deferred, type Loadable } from '#web/lib/api/resource.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { PageFrame } from '#web/routes/site/page-frame.tsx'
import { loadReviews } from '#web/shop/load-reviews.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/loading/empty-state.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { ResourceView } from '#web/ui/loading/resource-view.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'

const ShownReviewsPart = late(() => import('./shown-reviews.tsx'), 'ShownReviewsPart')

interface SaidAll {
  testimonials: Testimonial[]
  reviews: ShownReviews
}

export function loader(): { said: Loadable<SaidAll> } {
  return { said: deferred(loadSaid()) }
}

/**
 * Loads testimonials and reviews, and fails when either fails: the sentence for an empty page is true only
 * where both are known to be empty.
 */
async function loadSaid(): Promise<SaidAll> {
  const [testimonials, reviews] = await Promise.all([loadTestimonials(), loadReviews()])
  return { testimonials, reviews }
}

export function Component() {
  const { said } = useLoaderData<typeof loader>()
  const dealership = useDealership()
  return (
    <PageFrame
      path={paths.testimonials}
      title={t`Testimonials`}
      description={t`What riders say about ${dealership.name}.`}
      heading={t`Testimonials`}
      crumb={t`Testimonials`}
      above={[{ label: t`About us`, to: paths.aboutUs }]}
    >
      <ResourceView
        of={said}
        loading={<Skeleton className="h-72" />}
        failureText={() => t`The testimonials could not be loaded.`}
      >
        {({ testimonials, reviews }) =>
          testimonials.length + reviews.count === 0 ? (
            <Nothing />
          ) : (
            <div className="grid gap-10">
              {reviews.count > 0 ? (
                <Suspense fallback={<Skeleton className="h-72" />}>
                  <ShownReviewsPart shown={reviews} />
                </Suspense>
              ) : null}
              {testimonials.length > 0 ? <Said testimonials={testimonials} /> : null}
              <ButtonLink to={paths.review} className="w-fit">
                {t`Write a review`}
              </ButtonLink>
            </div>
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

function Said({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {testimonials.map(({ name, words, model }) => (
        <li key={`${name} ${words}`} className="rounded-lg border border-hairline p-5">
          <figure>
            <blockquote className="text-lg whitespace-pre-line text-pretty wrap-anywhere">{words}</blockquote>
            <figcaption className="mt-3 text-muted">{[name, model].filter(Boolean).join(', ')}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function Nothing() {
  return (
    <EmptyState
      title={texts.testimonials}
      action={<ButtonLink to={paths.review}>{t`Tell us how we did`}</ButtonLink>}
    >
      {t`Nobody’s words are shown here yet. Yours could be the first.`}
    </EmptyState>
  )
}
