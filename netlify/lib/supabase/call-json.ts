import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import { AppError } from '#contract/wire/errors.ts'
import type { Database } from '../../../supabase/database.types.ts'
import { dataOf } from './database-error.ts'
import type { DatabaseClient } from './supabase-clients.ts'
import { pathsOf, readTolerantly } from './tolerant-reading.ts'

type Functions = Database['public']['Functions']
export type FunctionName = keyof Functions & string

/**
 * Turns an error that a function raised into an error of the wire; undefined where the wire has none for it.
 */
export type Refusal = (error: PostgrestError) => AppError | undefined

/**
 * The part of a wrongly shaped answer that may be logged: the function, and the paths of the keys without
 * their values.
 */
export class AnswerError extends Error {
  constructor(name: FunctionName, error: z.ZodError) {
    super(`${name} answers another shape: ${pathsOf(error)}`)
    this.name = 'AnswerError'
  }
}

/**
 * Calls a function of the database whose answer the generated types do not know, and parses the answer by
 * `schema`. Where the function refuses, `refusal` may turn the error into one of the wire. A stored value in
 * the answer that the schema does not take is left out. Throws like `dataOf`, and `internal` for an answer
 * without a key that the schema wants; the cause is an `AnswerError`.
 */
export async function callJson<Name extends FunctionName, Schema extends z.ZodType>(
  db: DatabaseClient,
  name: Name,
  args: Functions[Name]['Args'],
  schema: Schema,
  refusal?: Refusal,
): Promise<z.output<Schema>> {
  // The client without the schema's types, which cannot be resolved for a name that only the caller knows.
  const untyped: SupabaseClient = db
  const answer = await untyped.rpc(name, args)
  const refused = answer.error && refusal?.(answer.error)
  if (refused) throw refused
  const data = dataOf<unknown>(answer)
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const isOther = parsed.error.issues.some(({ path }) => valueAt(data, path) === undefined)
  const read = isOther ? undefined : readTolerantly(schema, data, name)
  if (!read) throw new AppError('internal', { cause: new AnswerError(name, parsed.error) })
  return read.value
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    data,
  )
}
