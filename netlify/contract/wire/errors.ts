import { z } from 'zod'
import { leadFacts } from '#contract/leads/lead-facts.ts'
import { rupees } from '#contract/prices/money.ts'
import { login } from '#contract/texts/back-office.ts'
import { t } from './language.ts'

/** The closed list of error codes on the wire, each with its HTTP status. */
export const errorStatus = {
  bad_request: 400,
  invalid_json: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_fields: 422,
  key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/**
 * The words that a person reads when nothing more precise is known: what happened, and what to do next; in
 * the language of the call.
 */
export const errorMessages: Record<ErrorCode, () => string> = {
  bad_request: () => t`We could not understand this request. Please check it and try again.`,
  invalid_json: () => t`The data sent is not valid JSON.`,
  unauthorized: () => 'Unauthorized. Please log in.',
  invalid_credentials: () => login.failure,
  forbidden: () => t`This request did not come from this site. Please reload the page and try again.`,
  not_found: () => t`We could not find what you asked for.`,
  method_not_allowed: () => t`This address does not take this kind of request.`,
  conflict: () => t`Somebody changed this in the meantime. Please reload and try again.`,
  body_too_large: () => t`What you sent is too large.`,
  unsupported_media_type: () => t`This address takes JSON only.`,
  invalid_fields: () => t`Please check the fields marked below.`,
  key_reused: () =>
    t`This form was already sent with other details. Please reload the page and send it again.`,
  too_many_requests: () => t`Too many tries. Please wait a few minutes and try again.`,
  internal: () => t`Something went wrong on our side. Please try again.`,
  unavailable: () => t`Our service is not available right now. Please try again in a few minutes.`,
}

/** The author of the last change (user id) and its moment (ISO 8601); both empty when unknown. */
const lastChange = { by: z.string(), at: z.string() }

/** The details of a `conflict` about a price: the price (rupees) that stands there now. */
export const currentPrice = z.object({ ...lastChange, price: rupees })
export type CurrentPrice = z.infer<typeof currentPrice>

/** The details of a `conflict` about a whole record: the author and the moment of its last change. */
export const newerRecord = z.object(lastChange)
export type NewerRecord = z.infer<typeof newerRecord>

/**
 * The details of a `conflict` about a slide, an offer or another picture with words: the present value of
 * each field.
 */
export const currentContent = z.object({
  ...lastChange,
  alt: z.string(),
  image: z.string(),
  title: z.string(),
  line: z.string(),
  link: z.string(),
  description: z.string(),
  terms: z.string(),
  amount: z.string(),
  models: z.string(),
  from: z.string(),
  to: z.string(),
})
export type CurrentContent = z.infer<typeof currentContent>

/** The details of a `conflict` about a text of a page: the text that stands there now. */
export const currentText = z.object({ ...lastChange, markdown: z.string() })
export type CurrentText = z.infer<typeof currentText>

/**
 * A fact of a lead that the caller and somebody else both changed: the words of what stands there now and of
 * what the caller wanted. They are the id of a stage, a name, a moment in ISO 8601 or a text; empty for none.
 */
export const leadClash = z.object({
  ...lastChange,
  fact: z.enum(leadFacts),
  theirs: z.string(),
  mine: z.string(),
})
export type LeadClash = z.infer<typeof leadClash>

/** The details of a `conflict` about a lead: its present version, and each fact in dispute. */
export const currentLead = z.object({ version: z.number().int(), clashes: z.array(leadClash) })
export type CurrentLead = z.infer<typeof currentLead>

/**
 * The one error shape. `message` stands twice: beside `error`, where the specification's clients read it, and
 * inside `error`, where our own clients read code and words together.
 */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    current: z.union([currentPrice, currentContent, currentText, currentLead]).optional(),
    newer: newerRecord.optional(),
  }),
  message: z.string(),
})

export type ErrorBody = z.infer<typeof errorBody>

/**
 * An error thrown anywhere on the server; `serve` turns it into `errorBody`. `cause` goes to the log and
 * never onto the wire.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds after which another try makes sense; for `too_many_requests` and `unavailable`. */
  readonly retryAfter: number | undefined
  /** For `conflict`: the present value, where the call wanted to save another one. */
  readonly current: CurrentPrice | CurrentContent | CurrentText | CurrentLead | undefined
  /** For `conflict`: the author of the last change of the record that the call wanted to save. */
  readonly newer: NewerRecord | undefined

  constructor(
    code: ErrorCode,
    options: {
      message?: string
      fields?: Record<string, string>
      retryAfter?: number
      current?: CurrentPrice | CurrentContent | CurrentText | CurrentLead
      newer?: NewerRecord
      cause?: unknown
    } = {},
  ) {
    super(options.message ?? errorMessages[code](), { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.retryAfter = options.retryAfter
    this.current = options.current
    this.newer = options.newer
  }
}
