import type { ModelFacts } from '#contract/model-facts.ts'
import { callApi } from '#web/lib/late-api.ts'
import { deferred } from '#web/lib/resource.ts'

/** Every active model with its figures as numbers. */
export function loadModelFacts(): Promise<ModelFacts[]> {
  return deferred(callApi('listModelFacts'))
}
