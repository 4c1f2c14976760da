import { lateRoutes } from './late-routes.ts'
import { visitorRoutes } from './routes.ts'
import { staffRoutes } from './staff-routes.ts'

/** Method and path of every endpoint; the endpoint definitions take theirs from here. */
export const routes = { ...visitorRoutes, ...lateRoutes, ...staffRoutes } as const
