import type { z } from 'zod'
import { AppError, type ErrorCode } from '#contract/wire/errors.ts'

type Issue = z.core.$ZodIssue

/**
 * Parses path, query or body by the endpoint's schema; undefined without a schema. Throws `code` with one
 * message for each field that does not fit.
 */
export function parseInput(
  schema: z.ZodType | undefined,
  value: unknown,
  code: Extract<ErrorCode, 'not_found' | 'bad_request' | 'invalid_fields'>,
): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields = new Map<string, string>()
  for (const issue of nearest(result.error.issues)) {
    const name = issue.path.join('.') || 'body'
    if (!fields.has(name)) fields.set(name, issue.message)
  }
  throw new AppError(code, { fields: Object.fromEntries(fields) })
}

/**
 * When a body may have one of several shapes, zod reports the complaints of all shapes. This picks the
 * complaints of the shape with the fewest.
 */
function nearest(issues: readonly Issue[]): readonly Issue[] {
  const [issue] = issues
  if (issue?.code !== 'invalid_union' || issue.path.length > 0) return issues
  return issue.errors.toSorted((one, other) => one.length - other.length)[0] ?? issues
}
