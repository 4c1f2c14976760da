import type { ShownReviews } from '#contract/content/reviews.ts'
import { pageUrl } from '#web/lib/address/site-url.ts'
import { JsonLd } from '#web/lib/head/json-ld.tsx'

interface ReviewFactsProps {
  /** The type of the reviewed thing in the vocabulary of schema.org. */
  type: 'AutoDealer' | readonly ['Motorcycle', 'Product']
  name: string
  path: string
  shown: ShownReviews
}

/** The mean, count and texts of the shown reviews, for search engines; nothing when there are no reviews. */
export function ReviewFacts({ type, name, path, shown: { count, mean, reviews } }: ReviewFactsProps) {
  if (count === 0 || mean === null) return null
  return (
    <JsonLd
      facts={{
        '@type': type,
        name,
        url: pageUrl(path),
        aggregateRating: { '@type': 'AggregateRating', ratingValue: mean, reviewCount: count, bestRating: 5 },
        review: reviews.map(({ name: author, rating, words, day }) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: author },
          datePublished: day,
          reviewBody: words,
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
        })),
      }}
    />
  )
}
