import { z } from 'zod'
import { type FormName, forms } from './forms.ts'

/** The fields of a form, by their names on the wire; those of all its shapes, where its body has several. */
export function fieldsOf(form: FormName): string[] {
  return [...new Set(namesIn(forms[form].body))]
}

function namesIn(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(namesIn)
  if (schema instanceof z.ZodPipe) return [...namesIn(schema.in), ...namesIn(schema.out)]
  return []
}
