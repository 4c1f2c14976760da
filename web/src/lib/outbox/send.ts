import { isPassing, mayBeSent, putOff, startAnew } from './retry.ts'
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

// Exported here because a form follows each enquiry that it sends, so one request loads both.
export { followForm } from './waiting-list.ts'

/** An enquiry as a form hands it over, before the first try. */
export interface NewEnquiry
  extends Pick<Entry, 'endpoint' | 'queue' | 'title' | 'success' | 'form' | 'signals' | 'draftKey'> {
  /** The uuid that becomes the key of the database row. */
  key: string
  body: object
  /** Differs whenever the typed text differs. */
  fingerprint: string
  /** The origin of the visit and what the visitor saw, in the form of the header. */
  context?: string | undefined
}

/** How long an enquiry waits for a store that does not answer, in milliseconds. */
const patienceMs = 5000

/**
 * Stores an enquiry on the device and then sends it by `call`, which gets the key of the enquiry. The enquiry
 * is deleted from the device when it arrived or was refused by the server, and waits there when no answer
 * came. Where nothing can be stored, the enquiry is sent nevertheless. Throws what `call` throws.
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

/**
 * Stores an enquiry behind those of its queue that still wait, without a try of its own. Answers false when
 * none waits or nothing can be stored: the caller then sends the enquiry itself.
 */
export async function waitInQueue(enquiry: NewEnquiry): Promise<boolean> {
  const entries = await readEntries().catch(() => [])
  if (!entries.some((entry) => entry.queue === enquiry.queue && mayBeSent(entry))) return false
  const isStored = await write(enquiry, 'at once').then(
    () => true,
    () => false,
  )
  await listChanged()
  return isStored
}

/** Whether an enquiry is stored on the device, so that the form may promise to send it later. */
export async function isKept(key: string): Promise<boolean> {
  return (await readEntry(key).catch(() => undefined)) !== undefined
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs))
}

/**
 * Stores an enquiry and answers its id. The same text of the same form in this tab counts as the same
 * enquiry; another text replaces the enquiry that waits.
 */
async function write(
  { body, key, fingerprint, context, ...known }: NewEnquiry,
  due: 'after a try' | 'at once' = 'after a try',
): Promise<string> {
  const tab = tabName()
  const secret = await deviceKey()
  const replaced: string[] = []
  /** The moment of the newest entry of the queue: entries of one millisecond would be in no order. */
  let last = 0
  for (const earlier of await readEntries()) {
    if (known.queue !== undefined && earlier.queue === known.queue) last = earlier.createdAt
    if (earlier.form !== known.form || earlier.tab !== tab) continue
    if ((await readFingerprint(secret, earlier.sealed).catch(() => '')) === fingerprint) {
      await writeEntry(startAnew(earlier))
      return earlier.id
    }
    replaced.push(earlier.id)
  }
  const sealed = await sealBody(secret, body, fingerprint, context)
  const entry = startAnew({ ...known, ...sealed, id: key, tab, attempts: 0 })
  const createdAt = Math.max(entry.createdAt, last + 1)
  await writeEntry({ ...entry, createdAt, ...(due === 'at once' ? { nextAt: createdAt } : {}) })
  markWaiting(true)
  // The earlier enquiry is deleted last, so that one of the two is always stored. If it is being sent, the
  // deletion waits until that is over.
  for (const earlier of replaced) await holding(earlier, () => deleteEntry(earlier))
  return key
}
