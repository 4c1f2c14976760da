import { z } from 'zod'
import { visitorEndpoint } from '#contract/wire/endpoint.ts'

export const getOpenApi = visitorEndpoint('GET /api/openapi.json', {
  summary: 'This list as an OpenAPI 3.1 document, made from the contract.',
  answer: z.record(z.string(), z.unknown()),
})
