import type { LoaderFunctionArgs } from 'react-router-dom'

/** What a loader brings for an address: values that are there, or promises of them. */
type PageData = Record<string, unknown>
type Loader = (args: LoaderFunctionArgs) => PageData

interface Entry {
  data: PageData
  /** Milliseconds since 1970. */
  at: number
}

/** As long as the CDN may keep an answer without asking; what is older is forgotten. */
const forgottenAfterMs = 300_000
/** What is older than this is shown at once and asked for again. */
const freshForMs = 15_000
const mostEntries = 30

/** By path and query. */
const entries = new Map<string, Entry>()

/**
 * A loader that shows a page again from memory when it was there a moment ago, or was fetched ahead: going back and
 * following a link that was pointed at need no waiting. Failures are not kept. The prerender step, which may run again in
 * one process, remembers nothing.
 */
export function remembering(load: Loader): Loader {
  if (import.meta.env.SSR) return load
  return (args) => {
    const key = keyOf(new URL(args.request.url))
    const known = entries.get(key)
    if (known && ageOf(known) < forgottenAfterMs) return known.data
    const data = load(args)
    remember(key, data)
    return data
  }
}

/** Where a page stands: its path and query. */
type Place = { pathname: string; search: string }

/** Forgets a page, so that its loader asks again. */
export function forgetPage(place: Place): void {
  entries.delete(keyOf(place))
}

/** Whether a page is remembered from so long ago that it is to be asked for again. */
export function isOld(place: Place): boolean {
  const known = entries.get(keyOf(place))
  return known !== undefined && ageOf(known) > freshForMs
}

/** Forgets all pages, so that the loaders ask again. */
export function forgetPages(): void {
  entries.clear()
}

/** The same data with every promise in it kept. Throws when one fails. */
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

function keyOf({ pathname, search }: Place): string {
  return pathname + search
}

function ageOf({ at }: Entry): number {
  return Date.now() - at
}
