import type { StockRow } from '#contract/stock/stock.ts'
import { freshHours } from '#contract/stock/stock-parts.ts'
import { paths } from '#web/lib/address/paths.ts'
import { pageUrl } from '#web/lib/address/site-url.ts'
import { JsonLd } from '#web/lib/head/json-ld.tsx'

interface StockJsonLdProps {
  bike: { bikeName: string; name: string }
  rows: readonly StockRow[]
}

/**
 * Whether a model can be had, for search engines that run scripts. The page as built says nothing of it: that
 * page is built once and read for weeks, and a count is true for two days. What is said here ends by itself
 * with the count it rests on. Nothing is said of a model of which nobody counted anything lately.
 */
export function StockJsonLd({ bike: { bikeName, name }, rows }: StockJsonLdProps) {
  const moments = rows.flatMap(({ countedAt, places }) => [
    ...(countedAt ? [countedAt] : []),
    ...places.map((place) => place.countedAt),
  ])
  const newest = moments.sort().at(-1)
  if (import.meta.env.SSR || !newest) return null
  const isHere = rows.some(({ places }) => places.length > 0)
  const url = pageUrl(paths.viewDetails(bikeName))
  return (
    <JsonLd
      facts={{
        '@type': 'Offer',
        url,
        itemOffered: { '@type': ['Motorcycle', 'Product'], name, url },
        availability: `https://schema.org/${isHere ? 'InStock' : 'OutOfStock'}`,
        availabilityEnds: new Date(Date.parse(newest) + freshHours * 3_600_000).toISOString(),
      }}
    />
  )
}
