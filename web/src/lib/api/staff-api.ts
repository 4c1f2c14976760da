import { staffRoutes } from '#contract/generated/staff-routes.ts'
import { learnRoutes } from './api-client.ts'

// As `late-api.ts`, and also what staff alone call.
learnRoutes(staffRoutes)

export { callApi } from './late-api.ts'
