import { z } from 'zod'
import { doorShapes } from '#server/lib/supabase/door-shapes.ts'
import { readOrEmpty } from '#server/lib/supabase/tolerant-reading.ts'

/** A column of JSON that is empty where nothing in it is of use; `from` names it in the log. */
const read = <Shape extends z.ZodType>(shape: Shape, from: string) =>
  z.unknown().transform((value) => readOrEmpty(shape, value, from))

/** The lists of a door as they are stored; an entry that is none is left out. */
export const storedLists = {
  pages: read(doorShapes['doors.pages'], 'doors.pages'),
  numbers: read(doorShapes['doors.numbers'], 'doors.numbers'),
  fields: read(doorShapes['doors.fields'], 'doors.fields'),
}
