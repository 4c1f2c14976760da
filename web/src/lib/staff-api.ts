import type { AnswerOf } from '#contract/endpoint.ts'
import type { NamedEndpoints } from '#contract/endpoints.ts'
import { type StaffRouteName, staffRoutes } from '#contract/staff-routes.ts'
import { type CallOptions, callRoute, type Input } from './api-client.ts'

/** As `callApi`, for endpoints that only staff's screens call, so that public pages do not load their addresses. */
export async function callStaffApi<N extends StaffRouteName>(
  name: N,
  input: Input<NamedEndpoints[N]>,
  options?: CallOptions,
): Promise<AnswerOf<NamedEndpoints[N]>> {
  return (await callRoute(staffRoutes[name], input, options)) as AnswerOf<NamedEndpoints[N]>
}
