import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { forms } from '#contract/enquiries/forms.ts'
import { formSignalsHeader, idempotencyHeader } from '#contract/wire/routes.ts'
import type { FunctionsHost } from '#server/local/functions/functions-host.ts'
import { doAtOnce } from './at-once.ts'

export interface Ledger {
  /** The ids of all enquiries that were thanked, with the status of the answer. */
  acknowledged: Map<string, 201 | 202>
  attempts: number
  /** Milliseconds of each answer. */
  times: number[]
}

/**
 * Milliseconds until a visitor goes on: after an enquiry that went into the second store, and before a failed
 * try is repeated.
 */
const restAfterKept = 400
const restAfterFailure = 200

/**
 * Lets so many visitors send enquiries at once until all enquiries are acknowledged, each under its own id,
 * which every repeat uses again. `progress` is called after each acknowledgement.
 */
export async function sendAll(
  functions: Pick<FunctionsHost, 'fetch'>,
  { count, clients, progress }: { count: number; clients: number; progress: (done: number) => void },
): Promise<Ledger> {
  const ledger: Ledger = { acknowledged: new Map(), attempts: 0, times: [] }
  await doAtOnce(Array(count).keys(), clients, async (number) => {
    const status = await sendOne(functions, number, ledger)
    progress(ledger.acknowledged.size)
    if (status === 202) await setTimeout(restAfterKept)
  })
  return ledger
}

async function sendOne(
  functions: Pick<FunctionsHost, 'fetch'>,
  number: number,
  ledger: Ledger,
): Promise<number> {
  const id = randomUUID()
  const mobileNo = `9${String(number).padStart(9, '0')}`
  const body = { name: `Rider ${number}`, mobileNo, emailId: 'a@mail.example', model: 'SP125', color: 'Red' }
  for (;;) {
    ledger.attempts++
    const request = new Request(`http://localhost${forms.sendProductEnquiry.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [idempotencyHeader]: id,
        [formSignalsHeader]: 't=30000;h=0',
      },
      body: JSON.stringify(body),
    })
    const started = performance.now()
    const status = (await functions.fetch(request, '203.0.113.9'))?.status
    ledger.times.push(performance.now() - started)
    if (status === 201 || status === 202) {
      ledger.acknowledged.set(id, status)
      return status
    }
    await setTimeout(restAfterFailure)
  }
}
