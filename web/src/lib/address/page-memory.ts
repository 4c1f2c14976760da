import type { LoaderFunctionArgs } from 'react-router-dom'

/** The data that a loader brings for an address: values, or promises of values. */
type PageData = Record<string, unknown>
type Loader = (args: LoaderFunctionArgs) => PageData

interface Entry {
  data: PageData
  /** When the page was loaded, in milliseconds since 1970. */
  at: number
}

/** How long a page is remembered: as long as the CDN may keep an answer without asking the server. */
const forgottenAfterMs = 300_000
/** A page older than this is shown at once and loaded again. */
const freshForMs = 15_000
const mostEntries = 30

/**
 * The remembered pages, by path and query, or by the path alone where the data does not depend on the query.
 */
const entries = new Map<string, Entry>()

/**
 * A loader that takes a page from memory when the page was shown a moment ago or was fetched ahead, so that
 * going back, or following a link after pointing at it, needs no waiting. Failures are not remembered. A
 * loader that takes no argument brings the same for every query, so a page with filters or more cards in its
 * address is remembered too. While pages are prerendered nothing is remembered, because that step may run
 * again in one process.
 */
export function remembering(load: Loader): Loader {
  if (import.meta.env.SSR) return load
  return (args) => {
    const { pathname, search } = new URL(args.request.url)
    const key = load.length === 0 ? pathname : pathname + search
    const known = entries.get(key)
    if (known && ageOf(known) < forgottenAfterMs) return known.data
    const data = load(args)
    remember(key, data)
    return data
  }
}

/** The path and query of a page. */
type Place = { pathname: string; search: string }

/** Forgets a page, so that its loader calls the API again. */
export function forgetPage(place: Place): void {
  for (const key of keysOf(place)) entries.delete(key)
}

/** Whether a page was remembered so long ago that it should be loaded again. */
export function isOld(place: Place): boolean {
  return keysOf(place).some((key) => {
    const known = entries.get(key)
    return known !== undefined && ageOf(known) > freshForMs
  })
}

/** Forgets all pages, so that their loaders call the API again. */
export function forgetPages(): void {
  entries.clear()
}

/** The data with each promise replaced by its value. Throws when one of the promises fails. */
export async function settled(data: unknown): Promise<unknown> {
  if (!data || typeof data !== 'object') return data
  const fields = Object.entries(data).map(async ([name, value]) => [name, await value] as const)
  return Object.fromEntries(await Promise.all(fields))
}

function remember(key: string, data: PageData): void {
  const entry = { data, at: Date.now() }
  entries.delete(key)
  entries.set(key, entry)
  const [oldest] = entries.keys()
  if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest)
  settled(data).then(
    (values) => {
      entry.data = values as PageData
    },
    () => {
      if (entries.get(key) === entry) entries.delete(key)
    },
  )
}

function keysOf({ pathname, search }: Place): string[] {
  return [pathname, pathname + search]
}

function ageOf({ at }: Entry): number {
  return Date.now() - at
}
