import { useMemo } from 'react'
import { useMatches } from 'react-router-dom'
import { deferred, type Loadable, useResource } from './resource.ts'
import { useSearchState } from './search-state.ts'

/** What a page is about, for the links that stay within reach on it; what is not said is the house's. */
export interface Subject {
  /** The number of the outlet or workshop that the page shows. */
  phone?: string
  /** What somebody would ask on WhatsApp. */
  question?: string
  /** The address of a test ride. */
  ride?: string
}

/** The `handle` of a page's route. */
export interface PageHandle {
  subject?: (data: never, query: URLSearchParams) => Loadable<Subject>
}

const house: Subject = {}

/** The subject of the page that is shown, as its route's `handle` tells it from what the loader brought. */
export function usePageSubject(): Subject {
  const page = useMatches().at(-1)
  const [query] = useSearchState()
  const tell = (page?.handle as PageHandle | undefined)?.subject
  const data = page?.loaderData as never
  const search = query.toString()
  const subject = useMemo(() => tell?.(data, new URLSearchParams(search)) ?? house, [tell, data, search])
  return useResource(subject).value ?? house
}

/** Derives something from what a loader brought, at once where it is there already. */
export function derived<From, To>(source: Loadable<From>, derive: (value: From) => To): Loadable<To> {
  return source instanceof Promise ? deferred(source.then(derive)) : derive(source)
}
