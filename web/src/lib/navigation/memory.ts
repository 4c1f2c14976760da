/** What a loader brought for an address: values that are there, or promises of them. */
type Data = Record<string, unknown>

interface Entry {
  data: Data
  /** Milliseconds since 1970. */
  at: number
}

/** As long as the CDN may keep an answer without asking; what is older is forgotten. */
const forgottenAfterMs = 300_000
/** What is older than this is shown at once and asked for again. */
const freshForMs = 15_000
const mostEntries = 30

const entries = new Map<string, Entry>()
let isStale = false

/**
 * A loader that shows a page again from memory when it was there a moment ago, or was fetched ahead: going back and
 * following a link that was pointed at need no waiting. Failures are not kept.
 */
export function remembering<Args extends { request: Request }>(
  load: (args: Args) => Data,
): (args: Args) => Data {
  return (args) => {
    const { pathname, search } = new URL(args.request.url)
    const key = pathname + search
    const known = entries.get(key)
    const age = known ? Date.now() - known.at : Number.POSITIVE_INFINITY
    if (known && age < forgottenAfterMs) {
      if (age > freshForMs) {
        entries.delete(key)
        isStale = true
      }
      return known.data
    }
    const loaded = load(args)
    keep(key, loaded)
    return loaded
  }
}

/** Forgets a page that is not fresh, so that fetching it ahead brings a new one instead of the old. */
export function forgetOld(address: string): void {
  const known = entries.get(address)
  if (known && Date.now() - known.at > freshForMs) entries.delete(address)
}

/** Forgets all pages, so that the loaders ask again. */
export function forgetPages(): void {
  entries.clear()
}

/** True once after something was shown from memory that should be asked for again. */
export function takeStale(): boolean {
  const was = isStale
  isStale = false
  return was
}

function keep(key: string, data: Data): void {
  const entry = { data, at: Date.now() }
  entries.delete(key)
  entries.set(key, entry)
  const [oldest] = entries.keys()
  if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest)
  const values = Object.entries(data).map(async ([name, value]) => [name, await value] as const)
  Promise.all(values).then(
    (settled) => {
      entry.data = Object.fromEntries(settled)
    },
    () => {
      if (entries.get(key) === entry) entries.delete(key)
    },
  )
}
