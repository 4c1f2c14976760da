import type { BikeDetail } from '#contract/catalogue.ts'
import type { BikeMoreData } from '#web/features/bike/bike-more.tsx'
import { loadColours, loadFeatures, loadListing } from '#web/features/catalogue/load-catalogue.ts'
import { loadDealers } from '#web/features/dealers/load-dealers.ts'

/** The service of the outlets where a line stands. */
const shownWhere = { motorcycle: 'sales', scooter: 'sales', ev: 'ev', bigwing: 'bigwing' } as const

/** What stands below the overview of a model: its colours and features, the models of its line, and where it is shown. */
export async function loadMore({ bikeName, category }: BikeDetail): Promise<BikeMoreData> {
  const [colours, features, line, outlets] = await Promise.all([
    loadColours(bikeName),
    loadFeatures(bikeName),
    loadListing(category),
    loadDealers(),
  ])
  const outlet = outlets.find(({ services }) => services.includes(shownWhere[category])) ?? null
  return { colours, features, line, outlet }
}

/** A page without a model leads nowhere from here. */
export const nothingMore: BikeMoreData = { colours: [], features: [], line: [], outlet: null }
