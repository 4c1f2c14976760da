/** Apart from the other late routes, because pages that many see ask for reviews. */
export const reviewRoutes = { listReviews: { method: 'GET', path: '/api/reviews' } } as const
