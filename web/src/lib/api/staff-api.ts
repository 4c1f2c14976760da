import { staffRoutes } from '#contract/generated/staff-routes.ts'
import { learnRoutes } from './api-client.ts'

// Like `late-api.ts`, but also adds the routes that only staff call.
learnRoutes(staffRoutes)

export { callApi } from './late-api.ts'
