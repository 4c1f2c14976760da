import { type FormName, formTables } from '#server/data/form-rows.ts'
import { type KeptForm, namesOfKept, readKept, removeKept, setAside } from '#server/data/kept-forms.ts'
import { insertForm } from '#server/data/submissions.ts'
import { isOutage } from '#server/lib/database-error.ts'
import { withinDeadline } from '#server/lib/deadline.ts'
import { describeCause, logEvent } from '#server/lib/request-log.ts'
import { secondStore } from '#server/lib/second-store.ts'
import { secretClient } from '#server/lib/secret-client.ts'
import { type KeptApplication, storeApplication } from './careers.ts'

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

/** With the secret key, because visitors may not choose the moment at which a row says it was sent. */
async function storeKept({ form, submission, body }: KeptForm): Promise<void> {
  const db = secretClient()
  // Sealed by this server, so these are the bodies it checked when they came.
  if (form === 'applyForCareer') await storeApplication(db, submission, body as unknown as KeptApplication)
  else if (form in formTables) await insertForm(db, form as FormName, submission, body as never)
  else throw new Error('There is no form of this name.')
}
