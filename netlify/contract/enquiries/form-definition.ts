import { z } from 'zod'
import { visitorAppointment } from '#contract/appointments/appointment-parts.ts'
import type { NoticePurpose } from '#contract/privacy/notice-purposes.ts'
import type { ReportId } from '#contract/reports/reports.ts'
import { moment } from '#contract/wire/moment.ts'

/**
 * One public form; its endpoint, the row of its enquiries and the words of thanks all derive from this
 * definition.
 */
export interface FormDefinition {
  /** The address to which the form is posted. */
  path: `/${string}`
  /** The summary of the form in the published document. */
  summary: string
  /**
   * The fields of the form. A field's column is its name in snake_case, unless
   * `netlify/data/enquiries/form-rows.ts` says otherwise.
   */
  body: z.ZodType
  /** The format of the body; `json` when not said. */
  accepts?: 'json' | 'either'
  /** The words that the visitor reads when the enquiry has arrived, in the language of the call. */
  thanks: () => string
  /** The table of the form's enquiries. */
  table: string
  /** What the details are used for, as the form's notice says it; `answer` when not said. */
  purpose?: NoticePurpose
  /** The report that shows the form's enquiries. */
  report: ReportId
}

/**
 * The answer to a form, stored at once or later. `reference` is that of `reference.ts`; `promisedAt` says
 * until when the dealer calls, null where nothing is promised or the promise is not known yet. `appointment`
 * says whether the visitor got the time that they chose beside the form.
 */
export const accepted = z.object({
  message: z.string(),
  reference: z.string(),
  promisedAt: moment.nullable(),
  appointment: visitorAppointment.optional(),
})
export type Accepted = z.infer<typeof accepted>

/** The summary of a form that is sent as JSON: what the form stores, and how often. */
export function storesOnce(what: string): string {
  return `Stores ${what}. An Idempotency-Key (uuid) makes a repeat store once; the same key with another body answers 422.`
}
