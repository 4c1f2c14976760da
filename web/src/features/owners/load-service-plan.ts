import { lateRoutes } from '#contract/late-routes.ts'
import type { ServiceStep } from '#contract/page-lists.ts'
import { callApi, learnRoutes } from '#web/lib/api-client.ts'
import { deferred } from '#web/lib/resource.ts'

learnRoutes(lateRoutes)

/** The dealer's service plan, in order. */
export const loadServicePlan = (): Promise<ServiceStep[]> => deferred(callApi('listServicePlan'))
