import * as catalogue from './catalogue.ts'
import * as dashboard from './dashboard.ts'
import type { Endpoint } from './endpoint.ts'
import * as enquiries from './enquiries.ts'
import * as prices from './prices.ts'
import { reportEndpoints } from './reports.ts'
import * as session from './session.ts'

/** Every endpoint of the contract by its name, but the reports, which their registry makes. */
export const namedEndpoints = {
  listModelCards: catalogue.listModelCards,
  listMotorcycles: catalogue.listMotorcycles,
  listScooters: catalogue.listScooters,
  listElectricScooters: catalogue.listElectricScooters,
  listBigBikes: catalogue.listBigBikes,
  getBike: catalogue.getBike,
  listVariants: catalogue.listVariants,
  sendProductEnquiry: enquiries.sendProductEnquiry,
  login: session.login,
  getMe: session.getMe,
  logout: session.logout,
  getDashboard: dashboard.getDashboard,
  listPrices: prices.listPrices,
  updatePrice: prices.updatePrice,
}

export type NamedEndpoints = typeof namedEndpoints
export type EndpointName = keyof NamedEndpoints

/**
 * Every endpoint there is. A function serves only what stands here, a test compares this table with the
 * routes the Netlify bundler sees, and the mocks answer from it.
 */
export const endpoints: readonly Endpoint[] = [...Object.values(namedEndpoints), ...reportEndpoints]
