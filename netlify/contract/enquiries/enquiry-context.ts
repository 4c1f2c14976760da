import { z } from 'zod'
import { chosenSlot } from '#contract/appointments/appointment-parts.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { line } from '#contract/wire/text.ts'

const short = line(80).catch('').default('')
const address = line(300).catch('').default('')

/**
 * The origin of an enquiry, and what its sender sees while sending. The context travels in a header beside
 * the form, so that it never makes a form fail: a part that does not fit is left out.
 */
export const enquiryContext = z.object({
  /** The outlet that the page of the form is about. */
  outletId: z.number().int().positive().optional().catch(undefined),
  /** `utm_source` of the visit, or the host that led to it. */
  source: short,
  medium: short,
  campaign: line(120).catch('').default(''),
  /**
   * The first address of the visit on this site and the address that led to it, both without their queries.
   */
  landing: address,
  referrer: address,
  /**
   * The facts beside the form, by name: variant, price, offer, figures of the EMI. Amounts are texts, as
   * shown.
   */
  seen: z.record(line(40), line(160)).catch({}).default({}),
  /**
   * The language in which the sender reads the site, if not English; the server takes it from the address of
   * the call.
   */
  language: z.enum(otherLanguages).optional().catch(undefined),
  /** The version of the notice that stood beside the form. */
  notice: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .optional()
    .catch(undefined),
  /** The words of the tick that allows messages by WhatsApp, as they stood; missing where it is not set. */
  byWhatsApp: line(160).optional().catch(undefined),
  /** The time that the visitor chose beside the form. */
  slot: z
    .preprocess((given) => given, chosenSlot)
    .optional()
    .catch(undefined),
})
export type EnquiryContext = z.output<typeof enquiryContext>

/** The longest header that is read, in characters. */
const longest = 6_000
/**
 * The longest `seen` that the database keeps, in bytes of its JSON, less the blanks that the database adds.
 */
const longestSeen = 1_600

/** Reads the context out of a header; undefined when there is no header or it cannot be read. */
export function readEnquiryContext(header: string | null): EnquiryContext | undefined {
  if (!header || header.length > longest) return undefined
  try {
    const context = enquiryContext.parse(JSON.parse(decodeURIComponent(header)))
    const fits = new TextEncoder().encode(JSON.stringify(context.seen)).length <= longestSeen
    return fits ? context : { ...context, seen: {} }
  } catch {
    return undefined
  }
}
