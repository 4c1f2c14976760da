import { isPassing, putOff, startAnew } from './retry.ts'
import { readFingerprint, sealBody } from './sealed.ts'
import {
  changeEntry,
  deleteEntry,
  deviceKey,
  type Entry,
  readEntries,
  readEntry,
  writeEntry,
} from './store.ts'
import { holding, markWaiting, tabName } from './tabs.ts'
import { listChanged, outOfList } from './waiting-list.ts'

// A form follows what it has sent, so both come with one request.
export { followForm } from './waiting-list.ts'

/** One enquiry as a form hands it over, before its first try. */
export interface NewEnquiry
  extends Pick<Entry, 'endpoint' | 'title' | 'success' | 'form' | 'signals' | 'draftKey'> {
  /** The uuid that becomes the row's key. */
  key: string
  body: object
  /** Tells one text from another. */
  fingerprint: string
  /** Where it comes from and what its sender saw, as its header says it. */
  context?: string | undefined
}

/** A store that does not answer for so long holds an enquiry up no longer. */
const patienceMs = 5000

/**
 * Writes an enquiry to the device and then sends it by `call`, which gets its key. It leaves the device when it arrived
 * or when the server refused it, and waits there when nothing answered. Where nothing can be stored it is sent all the
 * same. Throws what `call` throws.
 */
export async function sendOrWait<Answer>(
  enquiry: NewEnquiry,
  call: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const id = await Promise.race([write(enquiry), patience()]).catch(() => undefined)
  const key = id ?? enquiry.key
  const work = async () => {
    try {
      const answer = await call(key)
      await deleteEntry(key).catch(() => undefined)
      return answer
    } catch (error) {
      const end = isPassing(error) ? changeEntry(key, (entry) => putOff(entry, error)) : deleteEntry(key)
      await end.catch(() => undefined)
      throw error
    }
  }
  return outOfList(key, () => holding(key, work)).finally(listChanged)
}

/** Whether an enquiry is on the device, so that it may be promised to be sent. */
export async function isKept(key: string): Promise<boolean> {
  return (await readEntry(key).catch(() => undefined)) !== undefined
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs))
}

/**
 * Writes an enquiry down and answers its id. The same text of the same form in this tab is the same enquiry; another text
 * takes the place of the one that waits.
 */
async function write({ body, key, fingerprint, context, ...known }: NewEnquiry): Promise<string> {
  const tab = tabName()
  const secret = await deviceKey()
  const replaced: string[] = []
  for (const earlier of await readEntries()) {
    if (earlier.form !== known.form || earlier.tab !== tab) continue
    if ((await readFingerprint(secret, earlier.sealed).catch(() => '')) === fingerprint) {
      await writeEntry(startAnew(earlier))
      return earlier.id
    }
    replaced.push(earlier.id)
  }
  const sealed = await sealBody(secret, body, fingerprint, context)
  await writeEntry(startAnew({ ...known, ...sealed, id: key, tab, attempts: 0 }))
  markWaiting(true)
  // The earlier one is deleted last, so that there is always one of them. If it is being sent, this waits until that is
  // over.
  for (const earlier of replaced) await holding(earlier, () => deleteEntry(earlier))
  return key
}
