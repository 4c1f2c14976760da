import { z } from 'zod'
import { readStored } from '#server/lib/supabase/read-stored.ts'

/** The lists of a door as they are stored; an entry that is none is left out. */
export const storedLists = {
  pages: z.unknown().transform((value) => readStored('doors.pages', value)),
  numbers: z.unknown().transform((value) => readStored('doors.numbers', value)),
  fields: z.unknown().transform((value) => readStored('doors.fields', value)),
}
