import type { z } from 'zod'
import { logEvent } from '../http/request-log.ts'
import { type StoredName, type StoredShapes, storedShapes } from './stored-shapes.ts'
import { pathsOf, readOrEmpty } from './tolerant-reading.ts'

/** What a column of JSON holds, as the contract's shape of it describes it. */
type Stored<Name extends StoredName> = z.output<StoredShapes[Name]>
const shapes: { [Name in StoredName]: z.ZodType<Stored<Name>> } = storedShapes

/** Reads a column of JSON: a list or a record, which is empty where nothing in it is of use. */
export function readStored<Name extends StoredName>(name: Name, value: unknown): Stored<Name> {
  return readOrEmpty(shapes[name], value, name)
}

/** Reads a column of JSON whose parts mean nothing alone: all of it or `instead`. */
export function readWhole<Name extends StoredName>(
  name: Name,
  value: unknown,
  instead: Stored<Name>,
): Stored<Name> {
  const parsed = shapes[name].safeParse(value)
  if (parsed.success) return parsed.data
  logEvent('warn', 'left_out', { from: name, paths: pathsOf(parsed.error) })
  return instead
}
