import { keptFor } from '#web/lib/api/kept-answer.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { entriesOf } from './entries.ts'
import { type Finder, makeFinder } from './finder.ts'

/**
 * The finder of the current index; the index is fetched again after a minute, because of its prices. Throws
 * `ApiError`.
 */
export const loadFinder = keptFor(60_000, async (): Promise<Finder> => {
  const made = await makeFinder(entriesOf(await callApi('getSearchIndex')))
  // The very first search compiles code that all later searches use: better now than under the first letter.
  made.find('a 1')
  return made
})
