import type { CareerForm } from '#contract/careers.ts'
import { routes } from '#contract/routes.ts'
import { ApiError, callRoute } from '#web/lib/api-client.ts'
import { sendApplication } from '#web/lib/send-application.ts'
import type { Entry } from './entry.ts'
import { openBody } from './sealed.ts'
import { deviceKey } from './store.ts'

/** What a try may take; one that carries a file has time for a slow line. */
const longestMs = 30_000
const longestWithFileMs = 5 * 60_000

/** Sends an entry to where its form would send it, under the same key. Throws `ApiError`. */
export async function deliver(entry: Entry): Promise<void> {
  const body = await openBody(await deviceKey(), entry)
  const signal = AbortSignal.timeout(entry.files.length > 0 ? longestWithFileMs : longestMs)
  const options = { idempotencyKey: entry.id, signals: entry.signals, signal }
  try {
    if (entry.endpoint === 'applyForCareer')
      await sendApplication(body as unknown as CareerForm, () => undefined, options)
    else await callRoute(routes[entry.endpoint], { body }, options)
  } catch (error) {
    // A key that was used with another body: the first try had arrived. Only the path of a large file differs.
    if (error instanceof ApiError && error.code === 'key_reused') return
    throw error
  }
}
