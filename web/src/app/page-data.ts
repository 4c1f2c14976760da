/** The data that a prerendered page was made with. */
export interface PageData {
  /**
   * The address that the page was made for; `anyAddress` for a page that is served at any address without a
   * page of its own.
   */
  url: string
  /** What the loader of each route brought, by the route ids of React Router. */
  loaderData: Record<string, unknown>
}

export const anyAddress = '*'

/** The element of a prerendered page that names the file with its data. */
const pageDataId = 'page-data'

/** Whether the current document is a prerendered page. */
export function isPrerendered(): boolean {
  return document.getElementById(pageDataId) !== null
}

/**
 * The element that names the file with a page's data. The data is in a file beside the page, because without
 * it the markup fits into fewer packets. Marked as an alternate form of the page, the file is not fetched by
 * browsers on their own.
 */
export function pageDataTag(file: string): string {
  return `<link rel="alternate" type="application/json" id="${pageDataId}" href="/${file}">`
}

/**
 * Fetches the data of a prerendered page. Undefined when the page was made for another address: one HTML of a
 * model's page serves every variant and tab of that model, but no other model. Throws when the data cannot be
 * fetched.
 */
export async function fetchPageData(
  address: Pick<Location, 'pathname' | 'search' | 'origin'>,
): Promise<PageData | undefined> {
  const link = document.getElementById(pageDataId) as HTMLLinkElement
  // For a file that is gone the server answers a page, which is no JSON and makes this line throw.
  const data = (await (await fetch(link.href)).json()) as PageData
  return data.url === anyAddress || subjectOf(new URL(data.url, address.origin)) === subjectOf(address)
    ? data
    : undefined
}

/**
 * The part of an address that decides which page it is: path and model, but neither tab, variant nor colour.
 */
function subjectOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${trimSlash(pathname)} ${new URLSearchParams(search).get('bikeName')}`
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
