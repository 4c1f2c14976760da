import type { EnquiryContext } from '#contract/enquiries/enquiry-context.ts'
import { tabStorage } from '#web/lib/device/storage.ts'

/** The origin of a visit and the page on which the visit began; kept for this tab and deleted with it. */
export type Visit = Pick<EnquiryContext, 'source' | 'medium' | 'campaign' | 'landing' | 'referrer'>

const storageKey = 'visit'

/**
 * The visit to which this page belongs. A page that was reached from another site, or by a link of a
 * campaign, begins a new visit; any other page continues the one before. Each page calls this function once,
 * so that later pages know the first page of the visit.
 */
export function currentVisit(): Visit {
  const known = readVisit()
  const { first, type } = opened()
  const arriving = visitOf(first, document.referrer)
  const isNew = type === 'navigate' && arriving.source !== ''
  if (known && (!isNew || known.landing === arriving.landing)) return known
  tabStorage.write(storageKey, JSON.stringify(arriving))
  return arriving
}

/**
 * The visit that begins at an address of this site. `cameFrom` is the address of the page before: empty, or
 * on any site.
 */
export function visitOf(first: URL, cameFrom: string): Visit {
  const query = first.searchParams
  const from = addressOf(cameFrom)
  const outside = from && from.host !== first.host ? from : undefined
  const named = (name: string, longest: number) => (query.get(name) ?? '').trim().slice(0, longest)
  return {
    source:
      named('utm_source', 80).toLowerCase() || (outside?.hostname.replace(/^www\./, '').slice(0, 80) ?? ''),
    medium: named('utm_medium', 80),
    campaign: named('utm_campaign', 120),
    landing: first.pathname.slice(0, 300),
    referrer: outside ? (outside.origin + outside.pathname).slice(0, 300) : '',
  }
}

/**
 * The address at which the browser opened this page; navigation inside the site does not change that address.
 */
function opened(): { first: URL; type: string } {
  const [entry] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[]
  return { first: new URL(entry?.name || location.href), type: entry?.type ?? 'navigate' }
}

function readVisit(): Visit | undefined {
  try {
    return JSON.parse(tabStorage.read(storageKey) ?? '') as Visit
  } catch {
    return undefined
  }
}

function addressOf(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
