import type { ServiceStep } from '#contract/page-lists.ts'
import { callApi } from '#web/lib/late-api.ts'
import { deferred } from '#web/lib/resource.ts'

/** The dealer's service plan, in order. */
export const loadServicePlan = (): Promise<ServiceStep[]> => deferred(callApi('listServicePlan'))
