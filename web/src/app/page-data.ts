/** What a prerendered page was made with: the address it was made for, and what the loaders of its routes brought. */
export interface PageData {
  /** The address it was made for; `anyAddress` for a page that stands wherever nothing else does. */
  url: string
  /** By the route ids that React Router gives. */
  loaderData: Record<string, unknown>
}

export const anyAddress = '*'

/** The element of a prerendered page that names the file with its data. */
const pageDataId = 'page-data'

/** Whether this is a prerendered page. */
export function isPrerendered(): boolean {
  return document.getElementById(pageDataId) !== null
}

/**
 * The element that names the file with a page's data. The data stands beside the page, not in it: what is read and seen at
 * first fits into fewer packets without it. As another form of the page, nobody fetches it unasked.
 */
export function pageDataTag(file: string): string {
  return `<link rel="alternate" type="application/json" id="${pageDataId}" href="/${file}">`
}

/**
 * Fetches the data of a prerendered page. Nothing when the page was made for another address: one HTML of a model's page
 * serves every variant and tab of it, but no other model. Throws when the data cannot be had.
 */
export async function fetchPageData(
  address: Pick<Location, 'pathname' | 'search' | 'origin'>,
): Promise<PageData | undefined> {
  const link = document.getElementById(pageDataId) as HTMLLinkElement
  // A file that is gone is answered with a page, which is no JSON.
  const data = (await (await fetch(link.href)).json()) as PageData
  return data.url === anyAddress || subjectOf(new URL(data.url, address.origin)) === subjectOf(address)
    ? data
    : undefined
}

/** What makes the pages of a model one: tab, variant and colour stand in the address as well. */
function subjectOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${trimSlash(pathname)} ${new URLSearchParams(search).get('bikeName')}`
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
