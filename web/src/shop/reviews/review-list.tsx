import type { ShownReview } from '#contract/content/reviews.ts'
import { t } from '#contract/wire/language.ts'
import { formatDay } from '#web/lib/dates.ts'
import { Stars } from './stars.tsx'

/** Reviews of customers, each with its photographs and the dealer's answer. */
export function ReviewList({ reviews, dealer }: { reviews: readonly ShownReview[]; dealer: string }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {reviews.map((review) => (
        <li key={review.id} className="rounded-lg border border-hairline p-5">
          <ReviewCard review={review} dealer={dealer} />
        </li>
      ))}
    </ul>
  )
}

function ReviewCard({ review, dealer }: { review: ShownReview; dealer: string }) {
  const { name, place, model, rating, words, photos, reply, day } = review
  return (
    <figure className="grid gap-3">
      <Stars rating={rating} />
      <blockquote className="whitespace-pre-line text-pretty wrap-anywhere">{words}</blockquote>
      {photos.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo}>
              <a href={`/media/reviews/${photo}`} target="_blank" rel="noopener" className="block">
                <img
                  src={`/media/reviews/${photo}`}
                  alt={t`Photograph ${index + 1} by ${name}; opens in a new tab`}
                  width={112}
                  height={112}
                  loading="lazy"
                  decoding="async"
                  className="size-28 rounded-md bg-soft object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <figcaption className="text-muted">
        {[name, place, model].filter(Boolean).join(', ')} · <time dateTime={day}>{formatDay(day)}</time>
      </figcaption>
      {reply ? (
        <div className="border-l-2 border-content pl-4">
          <p className="text-sm font-semibold">{t`${dealer} answers`}</p>
          <p className="whitespace-pre-line text-pretty wrap-anywhere">{reply}</p>
        </div>
      ) : null}
    </figure>
  )
}
