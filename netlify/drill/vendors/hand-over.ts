import { setTimeout } from 'node:timers/promises'
import type { FunctionsHost } from '#server/local/functions/functions-host.ts'
import type { VendorCall } from '#server/local/vendors/recorded-calls.ts'

const restAfterFailure = 200

/** How a vendor's calls were answered: how often with each status, and the milliseconds of each 200. */
export interface Answered {
  statuses: Map<number, number>
  times: number[]
}

/** Hands a call over as a vendor does: again after a pause, until it is answered 200. */
export async function handOver(
  functions: FunctionsHost,
  sent: () => VendorCall,
  { statuses, times }: Answered,
): Promise<void> {
  for (;;) {
    const { method, path, headers, body = null } = sent()
    const started = performance.now()
    const answer = await functions.fetch(new Request(`http://localhost${path}`, { method, headers, body }))
    await answer?.arrayBuffer()
    const status = answer?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 200) {
      times.push(performance.now() - started)
      return
    }
    await setTimeout(restAfterFailure)
  }
}
