import { z } from 'zod'
import { statusQuestion } from '#contract/enquiries/enquiry-status.ts'
import { message } from '#contract/enquiries/form-parts.ts'
import { leadKindNames } from '#contract/leads/lead-kinds.ts'
import { owners } from '#contract/people/staff-roles.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { t } from '#contract/wire/language.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { numberDigits } from '#contract/wire/phone-number.ts'
import { email, line, paragraph } from '#contract/wire/text.ts'

/** What people may ask about their own details. */
export const dataWishes = ['copy', 'correction', 'erasure', 'withdrawal', 'complaint'] as const
export type DataWish = (typeof dataWishes)[number]

/** Days within which the law wants each request answered. */
export const daysToAnswer = 90

const wish = z.enum(dataWishes, { error: () => t`Please say what you wish.` })

/** A request about one's own details, with the proof of the status page. */
export const dataQuestion = statusQuestion.extend({ wish, message })

/** The digits of a code, the minutes for which a code holds, and how often a wrong one may be typed. */
export const codeRules = { digits: 6, minutes: 10, tries: 5 } as const

const address = email(line(limits.email)).refine((typed) => typed !== '', {
  error: () => t`Please enter your e-mail address.`,
})

/** The address of somebody who has no reference; a code is mailed to it. */
export const codeQuestion = z.strictObject({ email: address })

/** A request about one's own details, with a code that was mailed to the address. */
export const dataQuestionByCode = z.strictObject({
  email: address,
  code: line(20)
    .transform(numberDigits)
    .refine((code) => code.length === codeRules.digits, {
      error: () => t`Please enter the six digits of our mail.`,
    }),
  wish,
  message,
})

export const askAboutData = visitorEndpoint('POST /api/dataRequests', {
  summary:
    'Takes a request about one’s own details, proved by a reference and four digits of its number; 404 otherwise. A withdrawal holds at once. Tries count with those of the status.',
  body: dataQuestion,
  answer: z.object({ message: z.string(), answeredBy: calendarDay }),
  status: 201,
})

export const askForCode = visitorEndpoint('POST /api/dataRequests/codes', {
  summary:
    'Mails a code of six digits to an address with which somebody wrote to us; the answer is the same for every address. Three codes an hour for an address.',
  body: codeQuestion,
  answer: z.object({ message: z.string() }),
  status: 201,
})

export const askAboutDataByCode = visitorEndpoint('POST /api/dataRequests/byCode', {
  summary:
    'Takes a request about one’s own details, proved by a code that was mailed to the address within ten minutes; 404 otherwise, and after five wrong codes.',
  body: dataQuestionByCode,
  answer: askAboutData.answer,
  status: 201,
})

/** How a person proved who asks; a code proves an e-mail address, and nothing about a number beside it. */
export const dataProofs = ['reference', 'code'] as const

/** A request as the office works on it. */
export const dataRequest = z.object({
  id: z.uuid(),
  wish: z.enum(dataWishes),
  message: z.string(),
  askedAt: moment,
  answeredBy: calendarDay,
  kind: z.enum(leadKindNames),
  proof: z.enum(dataProofs),
  /**
   * The person by the enquiry that proved them; empty once they are erased, and the number where a code was
   * the proof.
   */
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** Null while the request is open; then what was done, and by whom. */
  closedAt: moment.nullable(),
  answer: z.string(),
  closedBy: z.string(),
})
export type DataRequest = z.infer<typeof dataRequest>

const list = z.object({ requests: z.array(dataRequest) })

export const listDataRequests = staffEndpoint('GET /api/privacy/requests', {
  onlyFor: owners,
  summary: 'What people asked about their details: what is open, oldest first, then what was closed lately.',
  answer: list,
})

export const closeDataRequest = staffEndpoint('PATCH /api/privacy/requests/:id', {
  onlyFor: owners,
  summary: 'Closes a request with what was done. For the owner.',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({
    answer: paragraph(limits.message).refine((words) => words !== '', {
      error: 'Please write what was done.',
    }),
  }),
  answer: list,
})
