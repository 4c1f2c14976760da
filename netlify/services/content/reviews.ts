import type { ManagedReview } from '#contract/content/reviews.ts'
import { AppError } from '#contract/wire/errors.ts'
import { saveDecision } from '#server/data/content/reviews.ts'
import { removePhotos } from '#server/data/enquiries/photos.ts'
import { logEvent } from '#server/lib/http/request-log.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'

/**
 * Shows, hides or declines a review, and answers it in its new state. Photographs of a declined review are
 * removed; a photograph that cannot be removed now goes with the next sweep. Throws `not_found`, `conflict`
 * with the author of a decision made meanwhile, and `invalid_fields` when the writer did not allow the review
 * to be shown.
 */
export async function decideReview(
  db: DatabaseClient,
  id: string,
  decision: Parameters<typeof saveDecision>[2],
): Promise<ManagedReview> {
  const decided = await saveDecision(db, id, decision)
  switch (decided.outcome) {
    case 'gone':
      throw new AppError('not_found', { message: 'This review does not exist any more.' })
    case 'changed':
      throw new AppError('conflict', { newer: { by: decided.by, at: decided.at } })
    case 'not allowed':
      throw new AppError('invalid_fields', {
        fields: { state: 'Its writer did not allow to show this review.' },
      })
    default:
      await removePhotos(decided.files).catch((error: unknown) =>
        logEvent('error', 'declined_photos_stay', { reason: String(error) }),
      )
      return decided.review
  }
}
