import { z } from 'zod'
import { type FormName, forms } from './forms.ts'

/** The fields of a form, by their names on the wire; those of all its shapes, where its body has several. */
export function fieldsOf(form: FormName): string[] {
  return fieldNames(forms[form].body)
}

/** The names in the body of any form, by its schema. */
export function fieldNames(body: z.core.$ZodType): string[] {
  return [...new Set(namesIn(body))]
}

function namesIn(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(namesIn)
  if (schema instanceof z.ZodPipe) return [...namesIn(schema.in), ...namesIn(schema.out)]
  return []
}
