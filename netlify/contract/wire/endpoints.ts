import { formEndpoints, specifiedEndpoints } from '#contract/enquiries/form-endpoint.ts'
import { exportedEndpoints } from '#contract/generated/endpoints.ts'
import { reportEndpoints } from '#contract/reports/report-endpoint.ts'
import type { Endpoint } from './endpoint.ts'

/** Every endpoint of the contract by its name, except the reports, which their registry makes. */
export const namedEndpoints = { ...exportedEndpoints, ...formEndpoints }

export type NamedEndpoints = typeof namedEndpoints
export type EndpointName = keyof NamedEndpoints
export type NamedEndpoint = Endpoint & { name: string }

/**
 * Every endpoint of the site. A function serves only endpoints of this table. A test compares the table with
 * the routes that the Netlify bundler sees, and the mocks answer from it.
 */
export const endpoints: readonly NamedEndpoint[] = Object.entries<Endpoint>({
  ...namedEndpoints,
  ...specifiedEndpoints,
  ...reportEndpoints,
}).map(([name, endpoint]) => ({ name, ...endpoint }))
