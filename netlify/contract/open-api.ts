import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'

export const getOpenApi = endpoint({
  name: 'getOpenApi',
  ...routes.getOpenApi,
  role: 'visitor',
  summary: 'This list as an OpenAPI 3.1 document, made from the contract.',
  answer: z.record(z.string(), z.unknown()),
})
