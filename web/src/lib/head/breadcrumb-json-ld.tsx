import { pageUrl } from '#web/lib/address/site-url.ts'
import { JsonLd } from './json-ld.tsx'

interface BreadcrumbJsonLdProps {
  /** The pages on the way to this one; the last of them may leave out its address. */
  crumbs: readonly { label: string; to?: string }[]
}

/** The breadcrumbs of this page, as search results show them. */
export function BreadcrumbJsonLd({ crumbs }: BreadcrumbJsonLdProps) {
  return (
    <JsonLd
      facts={{
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: to === undefined ? undefined : pageUrl(to),
        })),
      }}
    />
  )
}
