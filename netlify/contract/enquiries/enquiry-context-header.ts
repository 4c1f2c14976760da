import type { z } from 'zod'
import type { enquiryContext } from './enquiry-context.ts'

/**
 * A context as the header of `enquiryContextHeader` carries it: JSON, percent-encoded, because headers hold Latin letters
 * only. It stands apart from the schema, so that a form can write one without loading zod.
 */
export function writeEnquiryContext(context: z.input<typeof enquiryContext>): string {
  return encodeURIComponent(JSON.stringify(context))
}
