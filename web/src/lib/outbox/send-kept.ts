import { listChanged } from './arrivals.ts'
import type { Entry, NewSubmission } from './entry.ts'
import { holding } from './locks.ts'
import { markWaiting } from './need.ts'
import { askedPause, isPassing, pauseAfter } from './retry.ts'
import { readFingerprint, sealBody } from './sealed.ts'
import { changeEntry, deleteEntry, deviceKey, readEntries, writeEntry } from './store.ts'
import { tabName } from './tab.ts'
import { outOfList } from './waiting-list.ts'

/** How a try of a form ended. */
export type Ending<Answer> = { answer: Answer } | { error: unknown }

/**
 * Writes a submission to the device and then sends it. It leaves the device when it arrived or when the server
 * refused it. Where nothing can be kept it is sent all the same. Never throws.
 */
export async function sendKept<Answer>(
  submission: NewSubmission,
  send: (key: string) => Promise<Answer>,
): Promise<Ending<Answer>> {
  const id = await Promise.race([keep(submission), patience()]).catch(() => undefined)
  const key = id ?? submission.key
  return outOfList(key, () =>
    holding(key, async () => {
      try {
        const answer = await send(key)
        await deleteEntry(key).catch(() => undefined)
        return { answer }
      } catch (error) {
        if (isPassing(error)) await postpone(key, error)
        else await deleteEntry(key).catch(() => undefined)
        return { error }
      }
    }),
  ).finally(listChanged)
}

/** A store that does not answer must not hold up an enquiry. */
function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, 5000))
}

/** Puts off an entry whose try came to nothing. */
export async function postpone(id: string, error: unknown): Promise<void> {
  const notBefore = Date.now() + askedPause(error)
  await changeEntry(id, (entry) => ({
    ...entry,
    attempts: entry.attempts + 1,
    triedAt: Date.now(),
    notBefore,
    nextAt: notBefore + pauseAfter(entry.attempts),
  })).catch(() => undefined)
}

/**
 * Writes a submission down and answers its id. The same text of the same form in this tab is the same submission;
 * another text takes the place of the one that waits.
 */
async function keep(submission: NewSubmission): Promise<string> {
  const { body, key, fingerprint, ...known } = submission
  const tab = tabName()
  const secret = await deviceKey()
  const replaced: string[] = []
  for (const earlier of await readEntries()) {
    if (earlier.form !== known.form || earlier.tab !== tab) continue
    if ((await readFingerprint(secret, earlier.sealed).catch(() => '')) === fingerprint) {
      await writeEntry(asNew(earlier))
      return earlier.id
    }
    replaced.push(earlier.id)
  }
  const sealed = await sealBody(secret, body, fingerprint)
  await writeEntry(asNew({ ...known, ...sealed, id: key, tab, attempts: 0 }))
  markWaiting(true)
  // Only now, so that there is always one of them. It may be on its way: then it is gone when its turn is over.
  for (const earlier of replaced) await holding(earlier, () => deleteEntry(earlier))
  return key
}

/** As if it had been pressed now: neither refused nor too old. */
function asNew({
  refusal: _,
  ...entry
}: Omit<Entry, 'createdAt' | 'triedAt' | 'nextAt' | 'notBefore'>): Entry {
  const now = Date.now()
  // Should this page break off, another one takes over after the time a try takes.
  return { ...entry, createdAt: now, triedAt: now, nextAt: now + 60_000, notBefore: 0 }
}
