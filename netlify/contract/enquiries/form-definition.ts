import { z } from 'zod'
import { visitorAppointment } from '#contract/appointments/appointment-parts.ts'
import type { ReportId } from '#contract/reports/reports.ts'
import { moment } from '#contract/wire/moment.ts'

/** One public form: its endpoint, the row of what a visitor sends and the words of thanks all derive from it. */
export interface FormDefinition {
  /** Where it is posted to. */
  path: `/${string}`
  /** What the published document says of it. */
  summary: string
  /** What it takes. A field's column is its name in snake_case, unless `netlify/data/enquiries/form-rows.ts` says otherwise. */
  body: z.ZodType
  /** How the body comes; `json` when not said. */
  accepts?: 'json' | 'either'
  /** What the visitor reads when it has arrived, in the language of the call. */
  thanks: () => string
  /** The table of its enquiries. */
  table: string
  /** The report that shows them. */
  report: ReportId
}

/**
 * What a form answers, stored at once or later. `reference` is that of `reference.ts`; `promisedAt` says until when the dealer
 * calls, null where nothing is promised or nobody knows yet. `appointment` says what became of the time that was chosen beside it.
 */
export const accepted = z.object({
  message: z.string(),
  reference: z.string(),
  promisedAt: moment.nullable(),
  appointment: visitorAppointment.optional(),
})
export type Accepted = z.infer<typeof accepted>

/** The summary of a form that is sent as JSON: what it stores, and how often. */
export function storesOnce(what: string): string {
  return `Stores ${what}. An Idempotency-Key (uuid) makes a repeat store once; the same key with another body answers 422.`
}
