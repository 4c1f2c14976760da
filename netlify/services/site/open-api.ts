import { z } from 'zod'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { endpoints, type NamedEndpoint } from '#contract/wire/endpoints.ts'
import { errorBody, errorStatus } from '#contract/wire/errors.ts'
import { enquiryContextHeader, formSignalsHeader, idempotencyHeader } from '#contract/wire/routes.ts'

type Json = Record<string, unknown>

let made: Json | undefined

/** The whole contract as an OpenAPI 3.1 document, made once. */
export function openApiDocument(): Json {
  made ??= {
    openapi: '3.1.0',
    info: {
      title: 'Two-wheeler dealer',
      version: '1.0.0',
      description: 'Every call of the site, made from the contract that checks each request and each answer.',
    },
    paths: pathsOf(endpoints),
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { staff: { type: 'apiKey', in: 'cookie', name: '__Host-staff' } },
    },
  }
  return made
}

function pathsOf(all: readonly NamedEndpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of all) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return paths
}

function operationOf(endpoint: NamedEndpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.role === 'staff' ? { security: [{ staff: [] }] } : {}),
    parameters: parametersOf(endpoint),
    ...(endpoint.body ? { requestBody: requestBodyOf(endpoint.body, endpoint.accepts) } : {}),
    responses: {
      [endpoint.status ?? 200]: { description: 'The answer.', content: contentOf(endpoint.answer) },
      ...Object.fromEntries(
        Object.entries(endpoint.also ?? {}).map(([status, description]) => [
          status,
          { description, content: contentOf(endpoint.answer) },
        ]),
      ),
      default: {
        description: `An error: ${[...new Set(Object.values(errorStatus))].join(', ')}.`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function parametersOf(endpoint: Endpoint): Json[] {
  const inPath = propertiesOf(endpoint.params).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema,
  }))
  const takesKey = endpoint.method === 'POST' && endpoint.role === 'visitor' && endpoint.status === 201
  const key = {
    name: idempotencyHeader,
    in: 'header',
    description: 'A repeat under the same key is stored once.',
    schema: { type: 'string', format: 'uuid' },
  }
  const signals = {
    name: formSignalsHeader,
    in: 'header',
    description: 'How the form was sent, as `t=5231;h=0`; what looks like a robot is held back.',
    schema: { type: 'string' },
  }
  const context = {
    name: enquiryContextHeader,
    in: 'header',
    description:
      'The visit and what stood beside the form, as percent-encoded JSON; what does not fit is left out.',
    schema: { type: 'string' },
  }
  return takesKey ? [...inPath, key, signals, context] : inPath
}

function propertiesOf(schema: z.ZodType | undefined): [string, unknown][] {
  if (!schema) return []
  const { properties } = schemaOf(schema, 'input') as { properties?: Json }
  return Object.entries(properties ?? {})
}

const mediaTypes = {
  json: ['application/json'],
  multipart: ['multipart/form-data'],
  either: ['multipart/form-data', 'application/json'],
  report: ['application/csp-report', 'application/json'],
  bytes: ['application/json', 'application/x-www-form-urlencoded'],
}

function requestBodyOf(body: z.ZodType, accepts: Endpoint['accepts'] = 'json'): Json {
  const schema = schemaOf(body, 'input')
  const content = Object.fromEntries(mediaTypes[accepts].map((type) => [type, { schema }]))
  return { required: true, content }
}

/** An answer schema that accepts a `Response` stands for a file or a stream. */
function contentOf(answer: z.ZodType): Json {
  const isResponse = answer.safeParse(new Response(null)).success
  return isResponse
    ? { 'application/octet-stream': {} }
    : { 'application/json': { schema: schemaOf(answer, 'output') } }
}

/**
 * The JSON Schema of a body or answer. Transforms have none of their own, so bodies are described before
 * parsing and answers after it.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
