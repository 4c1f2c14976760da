import { z } from 'zod'
import {
  listManagedReviews,
  managedReview,
  type ReviewState,
  reviewPageSize,
  type ShownReviews,
  shownReviews,
} from '#contract/content/reviews.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { callJson } from '#server/lib/supabase/call-json.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/** A page of the reviews that are shown, of one model where a model is named. */
export async function findShownReviews(
  db: DatabaseClient,
  { bikeName, page }: { bikeName: string; page: number },
): Promise<ShownReviews> {
  const asked = { bike_name: bikeName, page_number: page, page_size: reviewPageSize }
  return callJson(db, 'shown_reviews', asked, shownReviews)
}

/**
 * A page of the reviews in a state, and the count of each state; refused to every role but owner, manager and
 * sales.
 */
export async function findManagedReviews(
  db: DatabaseClient,
  { state, page }: { state: ReviewState; page: number },
): Promise<AnswerOf<typeof listManagedReviews>> {
  const asked = { wanted: state, page_number: page, page_size: reviewPageSize }
  return callJson(db, 'list_reviews', asked, listManagedReviews.answer)
}

/** The decision of staff, over the decision of the moment that they saw; null where there was none. */
interface Decision {
  decidedAt: string | null
  state: 'shown' | 'hidden' | 'declined'
  reason: string
  reply: string
}

/**
 * The outcome of a decision, and on `done` the decided review with the photographs that no review names any
 * more.
 */
const decided = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['gone', 'not allowed']) }),
  z.object({ outcome: z.literal('changed'), by: z.string(), at: z.string() }),
  z.object({ outcome: z.literal('done'), review: managedReview, files: z.array(z.string()) }),
])
export type Decided = z.output<typeof decided>

/** Saves a decision over the one that was seen. */
export async function saveDecision(
  db: DatabaseClient,
  id: string,
  { decidedAt, state, reason, reply }: Decision,
): Promise<Decided> {
  // Null stands for no decision yet; the generated types allow no null for a parameter.
  const asked = { review_id: id, seen: decidedAt as string, wanted: state, reason, reply }
  return callJson(db, 'decide_review', asked, decided)
}
