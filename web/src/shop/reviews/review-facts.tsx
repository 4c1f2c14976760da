import type { ShownReviews } from '#contract/content/reviews.ts'
import { pageUrl } from '#web/lib/address/site-url.ts'
import { JsonLd } from '#web/lib/head/json-ld.tsx'

interface ReviewFactsProps {
  /** What the reviews are of, in the words of schema.org. */
  type: 'AutoDealer' | readonly ['Motorcycle', 'Product']
  name: string
  path: string
  shown: ShownReviews
}

/** Mean, count and words of what is shown, for search engines; nothing while there is none. */
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
