import { keptFor } from '#web/lib/api/kept-answer.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { entriesOf } from './entries.ts'
import { type Finder, makeFinder } from './finder.ts'

/** The finder of what the index has now; for its prices that is asked for again after a minute. Throws `ApiError`. */
export const loadFinder = keptFor(60_000, async (): Promise<Finder> => {
  const made = await makeFinder(entriesOf(await callApi('getSearchIndex')))
  // The first search of all compiles what the others use: better now than under the first letter.
  made.find('a 1')
  return made
})
