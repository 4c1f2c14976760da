import type { ShownReviews } from '#contract/content/reviews.ts'
import { callApi } from '#web/lib/api/late-api.ts'

/**
 * The reviews that staff show on the site, newest first; those of one model where `bikeName` is given. Throws
 * `ApiError`.
 */
export async function loadReviews(bikeName?: string, page?: number): Promise<ShownReviews> {
  return await callApi('listReviews', { query: { bikeName, page } })
}

export const noReviews: ShownReviews = { count: 0, mean: null, reviews: [] }
