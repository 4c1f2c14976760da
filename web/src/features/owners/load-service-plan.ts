import type { ServiceStep } from '#contract/content/page-lists.ts'
import { callApi } from '#web/lib/api/late-api.ts'
import { deferred } from '#web/lib/api/resource.ts'

/** The dealer's service plan, in order. */
export const loadServicePlan = (): Promise<ServiceStep[]> => deferred(callApi('listServicePlan'))
