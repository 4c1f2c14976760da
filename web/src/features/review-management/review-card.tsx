import { useState } from 'react'
import type { ManagedReview } from '#contract/content/reviews.ts'
import { formatMoment } from '#web/lib/dates.ts'
import { noteContact } from '#web/shop/lead-acts/note-contact.ts'
import { PhoneLinks } from '#web/shop/phone-links.tsx'
import { Stars } from '#web/shop/reviews/stars.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Decision, DecisionDialog } from './decision-dialog.tsx'

const offered: Record<ManagedReview['state'], readonly { state: Decision; label: string }[]> = {
  waiting: [
    { state: 'shown', label: 'Show' },
    { state: 'declined', label: 'Decline' },
  ],
  shown: [
    { state: 'shown', label: 'Answer' },
    { state: 'hidden', label: 'Hide' },
  ],
  hidden: [
    { state: 'shown', label: 'Show again' },
    { state: 'declined', label: 'Decline' },
  ],
  declined: [{ state: 'shown', label: 'Show after all' }],
}

/** One review with its sender, and the buttons that decide about it. */
export function ReviewCard({ review, onChanged }: { review: ManagedReview; onChanged: () => void }) {
  const [deciding, setDeciding] = useState<{ state: Decision; label: string }>()
  const {
    name,
    place,
    model,
    rating,
    words,
    photos,
    mobile,
    marks,
    reply,
    reason,
    sentAt,
    mayPublish,
    leadId,
  } = review
  const who = name || 'A customer'
  return (
    <article
      className="grid gap-3 rounded-lg border border-hairline bg-surface p-4 md:p-5"
      aria-label={`Review by ${who}`}
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {rating === null ? <span className="text-muted">No stars</span> : <Stars rating={rating} />}
        <strong>{[who, place, model].filter(Boolean).join(', ')}</strong>
        <span className="text-sm text-muted">{formatMoment(new Date(sentAt))}</span>
        {marks.includes('do-not-call') ? (
          <span className="font-semibold text-danger">Do not call</span>
        ) : mobile ? (
          <div className="max-md:w-full">
            <PhoneLinks number={mobile} onContact={(way) => void (leadId && noteContact(leadId, way))} />
          </div>
        ) : null}
      </header>
      <p className="whitespace-pre-line text-pretty wrap-anywhere">{words}</p>
      {photos.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo}>
              <a href={`/api/photos/${photo}`} target="_blank" rel="noopener" className="block">
                <img
                  src={`/api/photos/${photo}`}
                  alt={`Photograph ${index + 1} by ${who}; opens in a new tab`}
                  width={112}
                  height={112}
                  loading="lazy"
                  className="size-28 rounded-md bg-soft object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {reply ? (
        <p className="border-l-2 border-content pl-3 whitespace-pre-line wrap-anywhere">
          <strong>Your answer:</strong> {reply}
        </p>
      ) : null}
      {reason ? (
        <p className="text-sm text-muted">
          Why it is not shown: <span className="wrap-anywhere">{reason}</span>
        </p>
      ) : null}
      {mayPublish && rating !== null ? (
        <div className="flex flex-wrap gap-3">
          {offered[review.state].map((offer) => (
            <Button
              key={offer.state}
              size="small"
              variant={offer.state === 'declined' ? 'danger' : 'secondary'}
              onClick={() => setDeciding(offer)}
            >
              {offer.label}
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-sm text-muted">Its writer did not allow to show it.</p>
      )}
      {deciding ? (
        <DecisionDialog
          review={review}
          decision={deciding}
          onClose={() => setDeciding(undefined)}
          onDone={() => {
            setDeciding(undefined)
            onChanged()
          }}
        />
      ) : null}
    </article>
  )
}
