import type { firstRoutes } from '#contract/generated/first-routes.ts'
import { lateRoutes } from '#contract/generated/late-routes.ts'
import { type CallOf, callNamed, learnRoutes } from './api-client.ts'

// Code that calls an endpoint which no first load calls imports `callApi` from this file, and so adds the
// routes.
learnRoutes(lateRoutes)

/** Calls an endpoint for visitors. */
export const callApi: CallOf<keyof typeof firstRoutes | keyof typeof lateRoutes> = callNamed
