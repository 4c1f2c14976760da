import { type ReactNode, Suspense, useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import type { Resource } from '#web/lib/api/resource.ts'
import { FailureLine } from '#web/ui/loading/failure-line.tsx'
import { late } from '#web/ui/loading/late.tsx'
import { FitCard } from '../fit/fit-card.tsx'
import { type BikeMoreData, knownOf } from '../more-data.ts'
import { FeatureCards } from './feature-cards.tsx'
import { OthersOfLine } from './others-of-line.tsx'
import { SeeIt } from './see-it.tsx'

const ModelReviews = late(() => import('./model-reviews.tsx'), 'ModelReviews')

interface BikeMoreProps {
  bike: BikeDetail
  more: Resource<BikeMoreData>
  /** The on-road price, in one line that opens. */
  onRoad: ReactNode
}

/**
 * The part below a model's figures: features, on-road price, fit, others of its line, where to see it,
 * reviews. Empty until its data has come.
 */
export function BikeMore({ bike, more, onRoad }: BikeMoreProps) {
  const revalidator = useRevalidator()
  useEffect(fetchTabsAhead, [])
  const failure =
    more.error === undefined ? null : (
      <FailureLine
        message={t`This part of the page could not be loaded.`}
        onRetry={() => void revalidator.revalidate()}
        retrying={more.isLoading || revalidator.state === 'loading'}
      />
    )
  const known = knownOf(more)
  if (!known)
    return (
      <>
        {failure}
        {onRoad}
      </>
    )
  const { colours, features, line, outlet, reviews } = known
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-10 md:mt-8">
      {failure}
      <FeatureCards bike={bike} features={features} colours={colours} />
      {onRoad}
      <FitCard bike={bike} />
      <OthersOfLine bike={bike} line={line} />
      <SeeIt bike={bike} outlet={outlet} />
      {reviews.count > 0 ? (
        <Suspense>
          <ModelReviews bike={bike} shown={reviews} />
        </Suspense>
      ) : null}
    </div>
  )
}

/**
 * A visitor who moves over this page may open a tab next, so the code of the tabs is fetched then; not while
 * the page comes under a mouse that rests after the press that led here.
 */
function fetchTabsAhead() {
  const over = new AbortController()
  const fetchTabs = () => {
    over.abort()
    import('../bike-tab.tsx').catch(() => undefined)
  }
  for (const sign of ['pointermove', 'pointerdown'])
    document.addEventListener(sign, fetchTabs, { passive: true, signal: over.signal })
  return () => over.abort()
}
