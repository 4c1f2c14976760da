import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

/** A body that an endpoint's schema takes, made from the schema of each field and from the field's name. */
export function sampleBody(body: z.ZodType): Record<string, unknown> {
  return recordOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
}

/**
 * The parameters in the address of a call: a model of the demo, the first row of a table, the first of a few
 * words.
 */
export function sampleParams(params: z.ZodType): Record<string, string> {
  const made = Object.entries(sampleBody(params)).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(made), bikeName: "CB350H'ness" }
}

function recordOf({ properties = {} }: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, sampleOf(name, schema as Schema)]),
  )
}

function sampleOf(name: string, schema: Schema): unknown {
  const [first] = schema.anyOf ?? []
  if (first) return sampleOf(name, first as Schema)
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'array') return []
  if (schema.type === 'object') return recordOf(schema)
  if (schema.type === 'boolean') return name !== 'all'
  if (name === 'id' && schema.type === 'integer') return 1
  if (schema.type === 'number' || schema.type === 'integer') return 80_000
  return textOf(name, schema)
}

function textOf(name: string, { format, maxLength = 60 }: Schema): string {
  if (format === 'date') return '2026-12-31'
  if (/mail/i.test(name)) return 'anita@mail.example'
  if (/mobile|phone|contact/i.test(name)) return '98765 43210'
  if (name === 'year') return '2019'
  if (name === 'kilometres') return '24,000'
  const words = "ଅନିତା D'Souza & CB350H'ness"
  return maxLength > 500 ? `${words}\nAfter six.` : words.slice(0, maxLength)
}
