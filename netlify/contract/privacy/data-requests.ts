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
import { paragraph } from '#contract/wire/text.ts'

/** What people may ask about their own details. */
export const dataWishes = ['copy', 'correction', 'erasure', 'withdrawal', 'complaint'] as const
export type DataWish = (typeof dataWishes)[number]

/** Days within which the law wants each request answered. */
export const daysToAnswer = 90

/** A request about one's own details, with the proof of the status page. */
export const dataQuestion = statusQuestion.extend({
  wish: z.enum(dataWishes, { error: () => t`Please say what you wish.` }),
  message,
})

export const askAboutData = visitorEndpoint('POST /api/dataRequests', {
  summary:
    'Takes a request about one’s own details, proved by a reference and four digits of its number; 404 otherwise. A withdrawal holds at once. Tries count with those of the status.',
  body: dataQuestion,
  answer: z.object({ message: z.string(), answeredBy: calendarDay }),
  status: 201,
})

/** A request as the office works on it. */
export const dataRequest = z.object({
  id: z.uuid(),
  wish: z.enum(dataWishes),
  message: z.string(),
  askedAt: moment,
  answeredBy: calendarDay,
  kind: z.enum(leadKindNames),
  /** The person by the enquiry that proved them; empty once they are erased. */
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
