import { callApi } from '#web/lib/api/late-api.ts'
import type { FindPlace } from './find-place.ts'

let finder: Promise<FindPlace> | undefined

/** The look-up of places, fetched with the first place that is typed and kept while the page is open. */
export function loadPlaces(): Promise<FindPlace> {
  finder ??= load().catch((error: unknown) => {
    finder = undefined
    throw error
  })
  return finder
}

async function load(): Promise<FindPlace> {
  const [{ placeFinder }, places] = await Promise.all([import('./find-place.ts'), callApi('listPlaces')])
  return placeFinder(places)
}
