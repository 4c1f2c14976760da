import { lateRoutes } from '#contract/generated/late-routes.ts'
import { learnRoutes } from './api-client.ts'

// Code that calls an endpoint which no first load calls imports `callApi` from this file, and so adds the
// routes.
learnRoutes(lateRoutes)

export { callApi } from './api-client.ts'
