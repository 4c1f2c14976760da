import type { lateRoutes } from './late-routes.ts'
import type { staffRoutes } from './staff-routes.ts'

/**
 * Method and path of every endpoint that many pages call, as plain data, so that a browser can import them without the schemas.
 * `:name` marks a parameter. Others stand in `late-routes.ts` and `staff-routes.ts`, so that no visitor downloads them.
 */
export const visitorRoutes = {
  listModelCards: { method: 'GET', path: '/api/allModals' },
  listMotorcycles: { method: 'GET', path: '/api/bikes' },
  listScooters: { method: 'GET', path: '/api/scooters' },
  listElectricScooters: { method: 'GET', path: '/api/ev' },
  listBigBikes: { method: 'GET', path: '/api/bigWing' },
  getBike: { method: 'GET', path: '/api/bikeView/:bikeName' },
  listFormerNames: { method: 'GET', path: '/api/formerNames' },
  listVariants: { method: 'GET', path: '/api/variants/:bikeName' },
  listBikeVariants: { method: 'GET', path: '/api/bikeVariants/:bikeName' },
  listFeatures: { method: 'GET', path: '/api/bikeFeatures/:bikeName' },
  listAccessories: { method: 'GET', path: '/api/bikeAccessories/:bikeName' },
  listColours: { method: 'GET', path: '/api/bikeColours/:bikeName' },
  listFrames: { method: 'GET', path: '/api/360Images/:bikeName' },

  listSlides: { method: 'GET', path: '/api/images' },
  listNotifications: { method: 'GET', path: '/api/getNotification' },
  listGallery: { method: 'GET', path: '/api/gallery' },
  listOffers: { method: 'GET', path: '/api/getOffers' },
  getPageText: { method: 'GET', path: '/api/texts/:id' },
  listLenders: { method: 'GET', path: '/api/lenders' },
  listTeam: { method: 'GET', path: '/api/team' },
  listTestimonials: { method: 'GET', path: '/api/testimonials' },
  getDealer: { method: 'GET', path: '/api/dealers/:id' },
  listDealers: { method: 'GET', path: '/api/dealers' },
  getDealership: { method: 'GET', path: '/api/dealership' },

  getMenu: { method: 'GET', path: '/api/menu' },
  getSiteBuild: { method: 'GET', path: '/api/siteBuild' },
} as const satisfies Record<string, { method: string; path: `/${string}` }>

export type RouteName = keyof typeof visitorRoutes | keyof typeof staffRoutes | keyof typeof lateRoutes

/** The header with the uuid that the browser makes for one enquiry; it becomes the row's key. */
export const idempotencyHeader = 'idempotency-key'

/**
 * The header of a public form that helps to tell people from robots: `t=<ms since the first focus>;h=<1 when the trap
 * field was filled>`.
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
