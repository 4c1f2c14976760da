import { z } from 'zod'
import { logEvent } from '../http/request-log.ts'

// The checks of the tables let nothing in that the contract does not know. What stands there all the same, as
// an earlier version may have left it, makes no reading fail: it is left out, and staff can open the screen
// and repair it.

type Schema = z.core.$ZodType
/** What was read of a value; none where nothing in it is of use. */
type Found = { value: unknown } | undefined

/**
 * Parses a value that holds what is stored. A part that its schema does not take is left out: an entry of a
 * list goes, a field becomes empty. Answers undefined where that is not possible. `from` names the place for
 * the log, which gets the paths of what was left out, and no value.
 */
export function readTolerantly<Wanted extends z.ZodType>(
  schema: Wanted,
  value: unknown,
  from: string,
): { value: z.output<Wanted> } | undefined {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data }
  const found = partsOf(schema, value)
  // The parts are a value of the schema only when the schema says so.
  const mended = found && schema.safeParse(found.value)
  if (!mended?.success) return undefined
  logEvent('warn', 'left_out', { from, paths: pathsOf(parsed.error) })
  return { value: mended.data }
}

/** Like `readTolerantly`, for a list or a record, which is empty where nothing in it is of use. */
export function readOrEmpty<Wanted extends z.ZodType>(
  schema: Wanted,
  value: unknown,
  from: string,
): z.output<Wanted> {
  const read = readTolerantly(schema, value, from)
  if (!read) throw new Error(`An empty ${from} is none.`)
  return read.value
}

/** The first paths that a schema refused, each with the reason and without its value. */
export function pathsOf({ issues }: z.core.$ZodError): string {
  const paths = new Set(issues.map(({ path, code }) => `${path.join('.') || 'answer'} (${code})`))
  return [...paths].slice(0, 5).join(', ')
}

function partsOf(schema: Schema, value: unknown): Found {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return { value }
  return takenBy(schema, insideOf(schema, value)) ?? emptyOf(schema)
}

/** What is of use inside of a record or a list, without the rest. */
function insideOf(schema: Schema, value: unknown): Found {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return partsOf(schema.unwrap(), value)
  if (Array.isArray(value)) {
    if (schema instanceof z.ZodTuple) {
      const items = schema.def.items.map((item, place) => partsOf(item, value[place]))
      return items.every((item) => item !== undefined)
        ? { value: items.map((item) => item.value) }
        : undefined
    }
    if (!(schema instanceof z.ZodArray)) return undefined
    return { value: value.flatMap((item) => valuesOf(partsOf(schema.element, item))) }
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (schema instanceof z.ZodRecord) {
    const entries = Object.entries(value).flatMap(([key, item]) =>
      z.safeParse(schema.keyType, key).success
        ? valuesOf(partsOf(schema.valueType, item)).map((kept) => [key, kept] as const)
        : [],
    )
    return { value: Object.fromEntries(entries) }
  }
  if (!(schema instanceof z.ZodObject)) return undefined
  const given: Record<string, unknown> = { ...value }
  const fields = Object.entries<Schema>(schema.shape).map(
    ([key, field]) => [key, partsOf(field, given[key])] as const,
  )
  return { value: Object.fromEntries(fields.map(([key, found]) => [key, found?.value])) }
}

const valuesOf = (found: Found) => (found ? [found.value] : [])

function takenBy(schema: Schema, found: Found): Found {
  return found && z.safeParse(schema, found.value).success ? found : undefined
}

/** What a field holds that says nothing. A number or a yes has no such value: 0 and no say something. */
function emptyOf(schema: Schema): Found {
  const empty = [undefined, null, '', [], {}].find((nothing) => z.safeParse(schema, nothing).success)
  return empty === undefined && !z.safeParse(schema, undefined).success ? undefined : { value: empty }
}
