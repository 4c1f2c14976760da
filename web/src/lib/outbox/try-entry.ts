import { ApiError } from '#web/lib/api-client.ts'
import { entryArrived, listChanged } from './arrivals.ts'
import { deliver } from './deliver.ts'
import { holding, holdingIfFree } from './locks.ts'
import { isPassing } from './retry.ts'
import { postpone } from './send-kept.ts'
import { changeEntry, deleteEntry, readEntry } from './store.ts'
import { refreshList } from './waiting-list.ts'

/** Gets the success text of what arrived when its form is no longer there to say it. */
export type OnDelivered = (success: string) => void

/** Sends one entry, unless it is on its way already. What the server refuses stays, to be read by somebody. */
export async function tryEntry(id: string, onDelivered: OnDelivered): Promise<void> {
  await holdingIfFree(id, async () => {
    const entry = await readEntry(id)
    if (!entry) return
    void refreshList()
    try {
      await deliver(entry)
      await deleteEntry(id)
      if (!entryArrived(entry)) onDelivered(entry.success)
    } catch (error) {
      if (isPassing(error)) await postpone(id, error)
      else await changeEntry(id, (before) => ({ ...before, refusal: wordsOf(error) }))
    }
  })
  await listChanged()
}

/** Takes an entry off the device; one that is on its way is taken off when that is over. */
export async function removeEntry(id: string): Promise<void> {
  await holding(id, () => deleteEntry(id))
  await listChanged()
}

function wordsOf(error: unknown): string {
  return error instanceof ApiError ? error.message : ''
}
