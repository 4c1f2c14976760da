import { lateRoutes } from '#contract/generated/late-routes.ts'
import { learnRoutes } from './api-client.ts'

// Whoever calls an endpoint that no first load calls takes `callApi` from here, and brings its routes along.
learnRoutes(lateRoutes)

export { callApi } from './api-client.ts'
