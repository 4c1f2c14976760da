import { pageDataId } from '#web/lib/prerendered.ts'

/** What a prerendered page carries: the address it was made for, its routes, and what their loaders brought. */
export interface PageData {
  /** The address it was made for; `anyAddress` for a page that stands wherever nothing else does. */
  url: string
  /** Outermost first. */
  matches: { id: string; params: Record<string, string | undefined> }[]
  /** By route id. */
  loaderData: Record<string, unknown>
}

export const anyAddress = '*'

/** The page's data as a script element that nothing executes; `<` is escaped so that no text can end it. */
export function pageDataTag(data: PageData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${pageDataId}">${json}</script>`
}

/**
 * Reads the data of a prerendered page. Nothing when the page is no prerendered one, or was made for another
 * address: one HTML of a model's page serves every variant and tab of it, but no other model.
 */
export function readPageData(
  address: Pick<Location, 'pathname' | 'search' | 'origin'>,
): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent
  if (!text) return undefined
  const data = JSON.parse(text) as PageData
  if (data.url === anyAddress) return data
  const made = new URL(data.url, address.origin)
  if (trimSlash(made.pathname) !== trimSlash(address.pathname)) return undefined
  const shown = new URLSearchParams(address.search)
  const isSame = [...made.searchParams].every(([name, value]) => shown.get(name) === value)
  return isSame && shown.get('bikeName') === made.searchParams.get('bikeName') ? data : undefined
}

function trimSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
