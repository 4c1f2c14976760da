import { z } from 'zod'

const staffTexts = z.registry<{ isTranslated: true }>()

/**
 * Marks a text of an answer, or of each record of texts, that staff write for visitors: a call with
 * `language=or` or `hi` in its address gets the text in that language, where there are words. A text that a
 * page or a form uses as a key must not be marked. The schema that comes back is a copy, so that a shared
 * schema is marked only here.
 */
export function translated<Schema extends z.ZodType>(schema: Schema): Schema {
  const marked = schema.clone()
  staffTexts.add(marked, { isTranslated: true })
  return marked
}

/** Is this the schema of a text that is translated? */
export function isTranslated(schema: z.core.$ZodType): boolean {
  return staffTexts.has(schema)
}
