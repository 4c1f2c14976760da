import type { firstRoutes } from '#contract/generated/first-routes.ts'
import type { lateRoutes } from '#contract/generated/late-routes.ts'
import type { staffRoutes } from '#contract/generated/staff-routes.ts'

export type RouteName = keyof typeof firstRoutes | keyof typeof lateRoutes | keyof typeof staffRoutes

/** The header with the uuid that the browser makes for one enquiry; it becomes the row's key. */
export const idempotencyHeader = 'idempotency-key'

/**
 * The header of a public form that helps to tell people from robots: `t=<ms since the first focus>;h=<1 when
 * the trap field was filled>`.
 */
export const formSignalsHeader = 'x-form-signals'

/** The header of a public form that says where its enquiry comes from; see `enquiry-context.ts`. */
export const enquiryContextHeader = 'x-enquiry-context'

/**
 * Fills the parameters into a route's path, percent-encoded. `{ bikeName: "CB350H'ness" }` into
 * `/api/bikeView/:bikeName` gives `/api/bikeView/CB350H'ness`.
 */
export function pathOf(route: { path: string }, params: Record<string, string | number> = {}): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}
