import type { StockCount, StockPage } from '#contract/stock/stock-counts.ts'
import type { CallOptions } from '#web/lib/api/api-client.ts'
import { callApi } from '#web/lib/api/staff-api.ts'
import { readStaffUserId } from '#web/lib/device/staff-user.ts'
import { callAs, sendInQueue } from '#web/lib/outbox/send-in-queue.ts'

/** A count as it may wait on the device, with the user id of who counted. */
export type KeptCount = StockCount & { by: string }

/** How long staff wait for an answer before their count waits on the device; milliseconds. */
const patienceMs = 10_000

/** The queue in which the counts of an outlet wait. */
export function queueOfOutlet(outletId: number): string {
  return `stock ${outletId}`
}

/** Sends a count and answers what stands at the outlet since. Throws as `callAs`. */
export function sendCount({ by, ...body }: KeptCount, options: CallOptions = {}): Promise<StockPage> {
  return callAs(by, () => callApi('countStock', { body }, options))
}

/**
 * Sends a count and answers what stands at the outlet since; undefined when the count waits on this device.
 * Throws the server's refusal, and the failure of a device that can keep nothing.
 */
export async function countOrWait(count: StockCount): Promise<StockPage | undefined> {
  const by = readStaffUserId()
  const kept: KeptCount = { ...count, by }
  const key = crypto.randomUUID()
  let page: StockPage | undefined
  await sendInQueue(
    {
      key,
      endpoint: 'countStock',
      queue: queueOfOutlet(count.outletId),
      title: by ? `A count of the stock, sent while ${by} is signed in` : 'A count of the stock',
      success: 'What you counted has been saved.',
      // Each count has a form of its own, so that the next one does not replace it.
      form: `countStock ${key}`,
      body: kept,
      fingerprint: key,
      signals: '',
      draftKey: `countStock ${key}`,
    },
    async () => {
      page = await sendCount(kept, { signal: AbortSignal.timeout(patienceMs) })
    },
  )
  return page
}
