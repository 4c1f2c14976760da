import type { EnquiryContext } from '#contract/enquiries/enquiry-context.ts'

/** Where a visit came from and on which page it began; kept for this tab, gone with it. */
export type Visit = Pick<EnquiryContext, 'source' | 'medium' | 'campaign' | 'landing' | 'referrer'>

const storageKey = 'visit'

/**
 * The visit that this page belongs to. A page that somebody reached from another site, or by a link of a campaign, begins a
 * new one; any other goes on with the one before it. Each page calls this once, so that a later one knows the first.
 */
export function currentVisit(): Visit {
  const known = readVisit()
  const { first, type } = opened()
  const arriving = visitOf(first, document.referrer)
  const isNew = type === 'navigate' && arriving.source !== ''
  if (known && (!isNew || known.landing === arriving.landing)) return known
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(arriving))
  } catch {
    // Without storage the visit is as long as the page is open.
  }
  return arriving
}

/** A visit that begins at an address of this site, after one that is empty or of any site. */
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

/** The address at which the browser opened this page, which a step inside the site does not change. */
function opened(): { first: URL; type: string } {
  const [entry] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[]
  return { first: new URL(entry?.name || location.href), type: entry?.type ?? 'navigate' }
}

function readVisit(): Visit | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Visit
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
