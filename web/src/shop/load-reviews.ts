import type { ShownReviews } from '#contract/content/reviews.ts'
import { reviewRoutes } from '#contract/wire/review-routes.ts'
import { callRoute } from '#web/lib/api/api-client.ts'

/** The reviews that staff show, newest first, of one model where it is named. Throws `ApiError`. */
export async function loadReviews(bikeName?: string, page?: number): Promise<ShownReviews> {
  return (await callRoute(reviewRoutes.listReviews, { query: { bikeName, page } })) as ShownReviews
}

export const noReviews: ShownReviews = { count: 0, mean: null, reviews: [] }
