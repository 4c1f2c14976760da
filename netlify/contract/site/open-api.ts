import { z } from 'zod'
import { routes } from '#contract/wire/all-routes.ts'
import { endpoint } from '#contract/wire/endpoint.ts'

export const getOpenApi = endpoint({
  name: 'getOpenApi',
  ...routes.getOpenApi,
  role: 'visitor',
  summary: 'This list as an OpenAPI 3.1 document, made from the contract.',
  answer: z.record(z.string(), z.unknown()),
})
