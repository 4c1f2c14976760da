import type { ShownReviews } from '#contract/content/reviews.ts'
import { callApi } from '#web/lib/api/late-api.ts'

/** The reviews that staff show, newest first, of one model where it is named. Throws `ApiError`. */
export async function loadReviews(bikeName?: string, page?: number): Promise<ShownReviews> {
  return await callApi('listReviews', { query: { bikeName, page } })
}

export const noReviews: ShownReviews = { count: 0, mean: null, reviews: [] }
