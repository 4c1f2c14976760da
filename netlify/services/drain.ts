import { type KeptForm, namesOfKept, readKept, removeKept, setAside } from '#server/data/kept-forms.ts'
import { isOutage } from '#server/lib/database-error.ts'
import { withinDeadline } from '#server/lib/deadline.ts'
import { describeCause, logEvent } from '#server/lib/request-log.ts'
import { secondStore } from '#server/lib/second-store.ts'
import { storeKept } from './store-kept.ts'

export interface Drained {
  stored: number
  /** Put aside, because the database will never take them. */
  refused: number
  /** Left where they are: the database is out again, time is up, or they cannot be read. */
  waiting: number
}

/** A scheduled function has 30 s. */
const timeLimit = 20_000
const atOnce = 8

/**
 * Stores the forms that wait in the second store, under their ids and with the moment they were accepted. An entry goes
 * only after its row stands; a row that stands already is what was wanted.
 */
export async function drainForms(): Promise<Drained> {
  const drained: Drained = { stored: 0, refused: 0, waiting: 0 }
  if (!secondStore()) return drained
  const names = await namesOfKept()
  const until = performance.now() + timeLimit
  let isOut = false
  for (let first = 0; first < names.length; first += atOnce) {
    const some = names.slice(first, first + atOnce)
    if (isOut || performance.now() > until) drained.waiting += some.length
    else
      for (const outcome of await Promise.all(some.map(drainOne))) {
        drained[outcome]++
        isOut ||= outcome === 'waiting'
      }
  }
  if (names.length > 0) logEvent('error', 'forms_drained', { ...drained })
  return drained
}

async function drainOne(name: string): Promise<keyof Drained> {
  let kept: KeptForm | undefined
  try {
    kept = await readKept(name)
    if (!kept) return 'stored'
    const form = kept
    await withinDeadline(timeLimit / 2, () => storeKept(form))
    await removeKept(name)
    return 'stored'
  } catch (error) {
    const cause = describeCause(error)
    // Without its key an entry cannot be read; the key may come back, so it stays.
    if (!kept || isOutage(error)) {
      logEvent('error', 'form_waits', { name, cause })
      return 'waiting'
    }
    await setAside(name, kept)
    logEvent('error', 'form_refused', { name, cause })
    return 'refused'
  }
}
