import type { z } from 'zod'
import type { enquiryContext } from './enquiry-context.ts'

/**
 * Writes a context into the text of the header `enquiryContextHeader`: JSON, percent-encoded, because headers
 * hold Latin letters only. The function stands apart from the schema, so that a form can call it without
 * loading zod.
 */
export function writeEnquiryContext(context: z.input<typeof enquiryContext>): string {
  return encodeURIComponent(JSON.stringify(context))
}
