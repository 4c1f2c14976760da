import { lateRoutes } from '#contract/late-routes.ts'
import type { ModelFacts } from '#contract/model-facts.ts'
import { callApi, learnRoutes } from '#web/lib/api-client.ts'
import { deferred } from '#web/lib/resource.ts'

learnRoutes(lateRoutes)

/** Every active model with its figures as numbers. */
export function loadModelFacts(): Promise<ModelFacts[]> {
  return deferred(callApi('listModelFacts'))
}
