import { callApi } from '#web/lib/late-api.ts'
import { entriesOf } from './entries.ts'
import { type Finder, makeFinder } from './finder.ts'

/** Milliseconds: so long a finder is used before the index is asked for again, for its prices. */
const sameForMs = 60_000

let newest: { finder: Promise<Finder>; at: number } | undefined

/** The finder of what the index has now. Throws `ApiError`, and asks anew at the next call. */
export function loadFinder(): Promise<Finder> {
  if (!newest || Date.now() - newest.at > sameForMs) {
    const finder = callApi('getSearchIndex').then(async (index) => {
      const made = await makeFinder(entriesOf(index))
      // The first search of all compiles what the others use: better now than under the first letter.
      made.find('a 1')
      return made
    })
    newest = { finder, at: Date.now() }
    finder.catch(() => {
      newest = undefined
    })
  }
  return newest.finder
}
