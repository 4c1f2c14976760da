import type { OnRoad } from '#contract/charge-rules.ts'
import { callApi } from '#web/lib/late-api.ts'

let asked: Promise<OnRoad> | undefined

/** The charges that hold today; asked for once a visit, and again after a failure. */
export function loadOnRoad(): Promise<OnRoad> {
  asked ??= callApi('getOnRoad').catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
