import type { OnRoad } from '#contract/charge-rules.ts'
import { lateRoutes } from '#contract/late-routes.ts'
import { callApi, learnRoutes } from '#web/lib/api-client.ts'

learnRoutes(lateRoutes)

let asked: Promise<OnRoad> | undefined

/** The charges that hold today; asked for once a visit, and again after a failure. */
export function loadOnRoad(): Promise<OnRoad> {
  asked ??= callApi('getOnRoad').catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
