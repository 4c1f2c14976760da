import type { BikeDetail } from '#contract/catalogue.ts'
import type { BikeMoreData } from '#web/features/bike/bike-more.tsx'
import { loadColours, loadFeatures, loadListing } from '#web/features/catalogue/load-catalogue.ts'
import { loadDealers } from '#web/features/dealers/load-dealers.ts'
import { loadReviews, noReviews } from '#web/lib/load-reviews.ts'

/** The service of the outlets where a line stands. */
const shownWhere = { motorcycle: 'sales', scooter: 'sales', ev: 'ev', bigwing: 'bigwing' } as const

/** What stands below the overview of a model: colours, features, the models of its line, where it is shown, reviews. */
export async function loadMore({ bikeName, category }: BikeDetail): Promise<BikeMoreData> {
  const [colours, features, line, outlets, reviews] = await Promise.all([
    loadColours(bikeName),
    loadFeatures(bikeName),
    loadListing(category),
    loadDealers(),
    // Without them the rest of the page stands all the same.
    loadReviews(bikeName).catch(() => noReviews),
  ])
  const outlet = outlets.find(({ services }) => services.includes(shownWhere[category])) ?? null
  return { colours, features, line, outlet, reviews }
}

/** A page without a model leads nowhere from here. */
export const nothingMore: BikeMoreData = {
  colours: [],
  features: [],
  line: [],
  outlet: null,
  reviews: noReviews,
}
