import {
  type listManagedReviews,
  type ManagedReview,
  type ReviewState,
  reviewPageSize,
  type ShownReviews,
} from '#contract/content/reviews.ts'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import { dataOf } from '#server/lib/supabase/database-error.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

// The functions of reviews answer JSON, whose shape the generated types do not know.

/** A page of the reviews that are shown, of one model where it is named. */
export async function findShownReviews(
  db: DatabaseClient,
  { bikeName, page }: { bikeName: string; page: number },
): Promise<ShownReviews> {
  const asked = { bike_name: bikeName, page_number: page, page_size: reviewPageSize }
  return dataOf(await db.rpc('shown_reviews', asked)) as unknown as ShownReviews
}

/** A page of the reviews in a state, and how many stand in each; refused to all but owner, manager and sales. */
export async function findManagedReviews(
  db: DatabaseClient,
  { state, page }: { state: ReviewState; page: number },
): Promise<AnswerOf<typeof listManagedReviews>> {
  const asked = { wanted: state, page_number: page, page_size: reviewPageSize }
  return dataOf(await db.rpc('list_reviews', asked)) as unknown as AnswerOf<typeof listManagedReviews>
}

/** What staff decide, over the decision of the moment they saw; null while none was made. */
interface Decision {
  decidedAt: string | null
  state: 'shown' | 'hidden' | 'declined'
  reason: string
  reply: string
}

/** What became of a decision, and on `done` the review as it stands since with the photographs that nothing names any more. */
export type Decided =
  | { outcome: 'gone' | 'not allowed' }
  | { outcome: 'changed'; by: string; at: string }
  | { outcome: 'done'; review: ManagedReview; files: string[] }

/** Decides over the decision that was seen. */
export async function saveDecision(
  db: DatabaseClient,
  id: string,
  { decidedAt, state, reason, reply }: Decision,
): Promise<Decided> {
  // No decision yet is null, which the generated types do not allow for a parameter.
  const asked = { review_id: id, seen: decidedAt as string, wanted: state, reason, reply }
  return dataOf(await db.rpc('decide_review', asked)) as unknown as Decided
}
