import { z } from 'zod'
import { chosenSlot } from '#contract/appointments/appointment-parts.ts'
import { otherLanguages } from '#contract/wire/language.ts'
import { line } from '#contract/wire/text.ts'

const short = line(80).catch('').default('')
const address = line(300).catch('').default('')

/**
 * Where an enquiry comes from and what its sender sees while sending. It travels in a header beside the form, so that it
 * never makes a form fail: what does not fit is left out.
 */
export const enquiryContext = z.object({
  /** The outlet that the page of the form is about. */
  outletId: z.number().int().positive().optional().catch(undefined),
  /** `utm_source` of the visit, or the host that led to it. */
  source: short,
  medium: short,
  campaign: line(120).catch('').default(''),
  /** First address of the visit on this site and the address that led to it, both without their queries. */
  landing: address,
  referrer: address,
  /** What stood beside the form, by what it is called: variant, price, offer, figures of the EMI. Amounts as shown. */
  seen: z.record(line(40), line(160)).catch({}).default({}),
  /** The language in which its sender reads the site, where that is not English; the server writes it from the call's address. */
  language: z.enum(otherLanguages).optional().catch(undefined),
  /** The time that was chosen beside the form. */
  slot: z
    .preprocess((given) => given, chosenSlot)
    .optional()
    .catch(undefined),
})
export type EnquiryContext = z.output<typeof enquiryContext>

/** Longest header that is read, in characters. */
const longest = 6_000
/** Longest `seen` that the database keeps, in bytes of its JSON, less what its own spacing adds. */
const longestSeen = 1_600

/** The context of a header as it came; undefined when there is none or it cannot be read. */
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
