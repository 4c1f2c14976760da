import type { ModelFacts } from '#contract/catalogue/model-facts.ts'
import { callApi } from '#web/lib/api/api-client.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** Every active model with its figures as numbers. */
export function loadModelFacts(): Promise<ModelFacts[]> {
  return deferred(callApi('listModelFacts'))
}
