/**
 * Method and path of every endpoint, as plain data: browsers import this without the schemas, and the
 * endpoint definitions take theirs from here. `:name` marks a parameter.
 */
export const routes = {
  listModelCards: { method: 'GET', path: '/api/allModals' },
  listMotorcycles: { method: 'GET', path: '/api/bikes' },
  listScooters: { method: 'GET', path: '/api/scooters' },
  listElectricScooters: { method: 'GET', path: '/api/ev' },
  listBigBikes: { method: 'GET', path: '/api/bigWing' },
  getBike: { method: 'GET', path: '/api/bikeView/:bikeName' },
  listVariants: { method: 'GET', path: '/api/variants/:bikeName' },
  sendProductEnquiry: { method: 'POST', path: '/api/postBooking' },
  login: { method: 'POST', path: '/api/login' },
  getMe: { method: 'GET', path: '/api/me' },
  logout: { method: 'POST', path: '/api/logout' },
  getDashboard: { method: 'GET', path: '/api/dashboard' },
  listPrices: { method: 'GET', path: '/api/managePrice' },
  updatePrice: { method: 'PATCH', path: '/api/managePrice/:bikeName' },
} as const satisfies Record<string, { method: string; path: `/${string}` }>

/** The header with the uuid a browser makes for one submission; it becomes the row's key. */
export const idempotencyHeader = 'idempotency-key'

/**
 * Fills the parameters into a route's path, percent-encoding each.
 * `{ bikeName: "CB350H'ness" }` into `/api/bikeView/:bikeName` gives `/api/bikeView/CB350H'ness`.
 */
export function pathOf(route: { path: string }, params: Record<string, string | number> = {}): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}
