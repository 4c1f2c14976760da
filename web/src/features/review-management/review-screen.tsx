import { useEffect } from 'react'
import { type ReviewState, reviewPageSize, reviewStates } from '#contract/content/reviews.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { cameToNothing, useLoaded } from '#web/lib/api/use-loaded.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceTabs } from '#web/ui/layout/choice-tabs.tsx'
import { Screen } from '#web/ui/layout/screen.tsx'
import { LoadFailure } from '#web/ui/loading/load-failure.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { ReviewCard } from './review-card.tsx'

const labels: Record<ReviewState, string> = {
  waiting: 'Waiting',
  shown: 'Shown',
  hidden: 'Hidden',
  declined: 'Declined',
  private: 'For us alone',
}

const nothing: Record<ReviewState, string> = {
  waiting: 'No review waits for a decision.',
  shown: 'No review is shown yet.',
  hidden: 'No review is hidden.',
  declined: 'No review was declined.',
  private: 'Nobody sent a review for you alone.',
}

/** Reviews of customers: staff read a waiting review and show it, or not. Nobody edits its words. */
export function ReviewScreen() {
  const [address, setAddress] = useSearchState()
  const state = reviewStates.find((each) => each === address.get('state')) ?? 'waiting'
  const page = Math.max(1, Math.floor(Number(address.get('at')) || 1))
  const list = useLoaded(`${state} ${page}`, (signal) =>
    callApi('listManagedReviews', { query: { state, page } }, { signal }),
  )
  const { value } = list
  const reviews = list.isOlder ? undefined : value?.reviews
  const total = value?.counts[state] ?? 0
  const isPast = reviews?.length === 0 && page > 1

  // The page is past the end once its last review was decided.
  useEffect(() => {
    if (isPast) setAddress({ at: undefined })
  }, [isPast, setAddress])

  return (
    <Screen title="Manage Reviews">
      <p className="max-w-prose text-muted">
        What you show stands on Testimonials and on the page of its model, with first name and town. Words are
        shown as they are, or not at all.
      </p>
      <ChoiceTabs
        legend="Which reviews"
        tabs={reviewStates.map((id) => ({ id, label: labels[id] }))}
        chosen={state}
        onChoose={(next) => setAddress({ state: next === 'waiting' ? undefined : next, at: undefined })}
        after={(id) => <span className="figures">{value?.counts[id] ?? 0}</span>}
      />
      <LoadFailure of={list} words="The reviews could not be loaded." />
      {reviews ? (
        reviews.length === 0 ? (
          <p>{nothing[state]}</p>
        ) : (
          <ul className="grid max-w-4xl gap-4" aria-busy={list.isLoading}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} onChanged={list.reload} />
              </li>
            ))}
          </ul>
        )
      ) : cameToNothing({ ...list, value: reviews }) ? null : (
        <Skeleton className="h-72" />
      )}
      {total > reviewPageSize ? (
        <nav aria-label="Pages" className="flex items-center gap-3">
          <Button size="small" disabled={page === 1} onClick={() => setAddress({ at: String(page - 1) })}>
            Previous
          </Button>
          <span className="figures">
            {page} of {Math.ceil(total / reviewPageSize)}
          </span>
          <Button
            size="small"
            disabled={page * reviewPageSize >= total}
            onClick={() => setAddress({ at: String(page + 1) })}
          >
            Next
          </Button>
        </nav>
      ) : null}
    </Screen>
  )
}
