/**
 * Method and path of endpoints that only staff's screens call, as in `routes.ts`: no public page loads them.
 * `callStaffApi` calls them.
 */
export const staffRoutes = {
  listPriceVersions: { method: 'GET', path: '/api/priceVersions' },
  createPriceBatch: { method: 'POST', path: '/api/priceBatches' },
  listPriceBatches: { method: 'GET', path: '/api/priceBatches' },
  getPriceBatch: { method: 'GET', path: '/api/priceBatches/:id' },
  cancelPriceBatch: { method: 'POST', path: '/api/priceBatches/:id/cancel' },
  undoPriceBatch: { method: 'POST', path: '/api/priceBatches/:id/undo' },
  getPriceHistory: { method: 'GET', path: '/api/priceHistory/:bikeName' },
} as const satisfies Record<string, { method: string; path: `/${string}` }>

export type StaffRouteName = keyof typeof staffRoutes
