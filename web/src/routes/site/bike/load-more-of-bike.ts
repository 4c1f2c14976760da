import type { BikeDetail } from '#contract/catalogue/catalogue.ts'
import type { Dealer } from '#contract/outlets/dealers.ts'
import { type BikeMoreData, MoreFailure } from '#web/features/bike/more-data.ts'
import { loadColours, loadFeatures, loadListing } from '#web/features/catalogue/load-catalogue.ts'
import { loadDealers } from '#web/features/outlets/load-dealers.ts'
import { loadReviews, noReviews } from '#web/shop/load-reviews.ts'

/** The service of the outlets that show the models of each line. */
const shownWhere = { motorcycle: 'sales', scooter: 'sales', ev: 'ev', bigwing: 'bigwing' } as const

/**
 * Loads the parts below the overview of a model: colours, features, the models of its line, an outlet that
 * shows the model, reviews. Throws `MoreFailure` with the rest where some parts could not be fetched.
 */
export async function loadMore({ bikeName, category }: BikeDetail): Promise<BikeMoreData> {
  const [colours, features, line, outlets, reviews] = await Promise.allSettled([
    loadColours(bikeName),
    loadFeatures(bikeName),
    loadListing(category),
    loadDealers(),
    loadReviews(bikeName),
  ])
  const shows = ({ services }: Dealer) => services.includes(shownWhere[category])
  const more: BikeMoreData = {
    colours: fetched(colours) ?? [],
    features: fetched(features) ?? [],
    line: fetched(line) ?? [],
    outlet: fetched(outlets)?.find(shows) ?? null,
    reviews: fetched(reviews) ?? noReviews,
  }
  const failed = [colours, features, line, outlets, reviews].find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw new MoreFailure(more, failed.reason)
  return more
}

function fetched<T>(outcome: PromiseSettledResult<T>): T | undefined {
  return outcome.status === 'fulfilled' ? outcome.value : undefined
}

/** The parts below the overview on a page without a model: none. */
export const nothingMore: BikeMoreData = {
  colours: [],
  features: [],
  line: [],
  outlet: null,
  reviews: noReviews,
}
