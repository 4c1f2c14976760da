import { z } from 'zod'
import { photoName } from '#contract/enquiries/photo-paths.ts'
import { contactMarks } from '#contract/leads/lead-stages.ts'
import { readersOf } from '#contract/people/staff-roles.ts'
import { calendarDay } from '#contract/wire/calendar-day.ts'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { limits } from '#contract/wire/limits.ts'
import { moment } from '#contract/wire/moment.ts'
import { line, paragraph } from '#contract/wire/text.ts'

const stars = z.number().int().min(1).max(5)
const page = z.coerce.number().int().min(1).max(10_000).default(1)
/** The number of reviews on one page. */
export const reviewPageSize = 20

/** A review as visitors read it: of its writer, only the first name and the place. */
export const shownReview = z.object({
  id: z.uuid(),
  name: z.string(),
  place: z.string(),
  /** The name that people read for the model, or the model as the writer typed it; may be empty. */
  model: z.string(),
  rating: stars,
  words: z.string(),
  photos: z.array(photoName),
  /** The answer of the dealer; may be empty. */
  reply: z.string(),
  /** The day in India on which the review came. */
  day: calendarDay,
})
export type ShownReview = z.infer<typeof shownReview>

/**
 * A page of the reviews that are shown, newest first; `count` and `mean` (one decimal, null without any
 * review) are of all shown reviews.
 */
export const shownReviews = z.object({
  count: z.number().int().min(0),
  mean: z.number().min(1).max(5).nullable(),
  reviews: z.array(shownReview),
})
export type ShownReviews = z.infer<typeof shownReviews>

export const listReviews = visitorEndpoint('GET /api/reviews', {
  summary: 'Reviews that staff show, newest first, with count and mean; of one model when it is named.',
  query: z.object({ bikeName: line(limits.model).default(''), page }),
  answer: shownReviews,
  cacheTags: ['reviews'],
})

/** The states of a review; a `private` review may not be shown, because its writer did not allow it. */
export const reviewStates = ['waiting', 'shown', 'hidden', 'declined', 'private'] as const
export type ReviewState = (typeof reviewStates)[number]

/** A review as staff read it. */
export const managedReview = shownReview.omit({ day: true, rating: true }).extend({
  /** Null in reviews that came before the form had stars. */
  rating: stars.nullable(),
  mobile: z.string(),
  marks: z.array(z.enum(contactMarks)),
  mayPublish: z.boolean(),
  sentAt: moment,
  state: z.enum(reviewStates).exclude(['private']),
  reason: z.string(),
  /** The moment of the last decision, which the next decision names; null while the review waits. */
  decidedAt: moment.nullable(),
  /** The lead of the review, beside which calls are noted. */
  leadId: z.uuid().nullable(),
})
export type ManagedReview = z.infer<typeof managedReview>

export const listManagedReviews = staffEndpoint('GET /api/manageReviews', {
  onlyFor: readersOf.sales,
  summary: 'Reviews in a state, newest first, and how many stand in each.',
  query: z.object({ state: z.enum(reviewStates).default('waiting'), page }),
  answer: z.object({
    reviews: z.array(managedReview),
    counts: z.partialRecord(z.enum(reviewStates), z.number().int()),
  }),
})

export const decideReview = staffEndpoint('PATCH /api/manageReviews/:id', {
  onlyFor: readersOf.sales,
  summary:
    'Shows a review, hides it again or declines it, which removes its photographs; 409 when somebody else decided meanwhile.',
  params: z.object({ id: z.uuid() }),
  body: z
    .strictObject({
      decidedAt: moment.nullable(),
      state: z.enum(['shown', 'hidden', 'declined']),
      reason: line(300).default(''),
      reply: paragraph(1000).default(''),
    })
    .refine(({ state, reason }) => state === 'shown' || reason !== '', {
      error: 'Please say why, for your colleagues.',
      path: ['reason'],
    }),
  answer: managedReview,
  purges: ['reviews'],
})
