import { lateRoutes } from '#contract/generated/late-routes.ts'
import { staffRoutes } from '#contract/generated/staff-routes.ts'
import type { RouteName } from '#contract/wire/routes.ts'
import { type CallOf, callNamed, learnRoutes } from './api-client.ts'

// Like `late-api.ts`, but also adds the routes that only staff call.
learnRoutes(lateRoutes)
learnRoutes(staffRoutes)

/** Calls any endpoint. */
export const callApi: CallOf<RouteName> = callNamed
