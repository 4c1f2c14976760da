import type { ShownReviews } from '#contract/reviews.ts'
import { JsonLd } from '#web/lib/seo/json-ld.tsx'
import { pageUrl } from '#web/lib/site-url.ts'

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
