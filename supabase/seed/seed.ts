import { seedCatalogue } from './catalogue.ts'
import { seedCharges } from './charges.ts'
import { seedContent } from './content.ts'
import { seedDealers } from './dealers.ts'
import { seedDealership } from './dealership.ts'
import { seedLeads } from './leads/leads.ts'
import { seedPlaces } from './places.ts'
import { seedPlans } from './plans.ts'
import { seedPriceBatch } from './price-batch.ts'
import type { Run } from './rows.ts'
import { seedStock } from './stock.ts'
import { seedWords } from './words.ts'

/**
 * Fills a migrated, empty database with demo data: the catalogue, the outlets with the times that they offer,
 * the dealership, the content of the pages and, unless `enquiries` is false, the enquiries of sixty days
 * until `now`, with the work of the staff whom the project has by then and what stands on the floor. `run`
 * has to act as the owner of the tables. Not for a hosted project: the figures are made up, and none of the
 * people is real.
 */
export async function seed(run: Run, options: { now?: Date; enquiries?: boolean } = {}): Promise<void> {
  const now = options.now ?? new Date()
  await seedCatalogue(run)
  await seedDealers(run, now)
  await seedPlans(run)
  await seedPlaces(run)
  await seedDealership(run)
  await seedContent(run, now)
  await seedCharges(run)
  await seedWords(run)
  if (options.enquiries ?? true) {
    await seedLeads(run, now)
    await seedPriceBatch(run, now)
    await seedStock(run, now)
  }
  // No member of staff has changed anything yet: the first build shows all of this.
  await run('update private.site_builds set asked_at = null, changed_at = null, wanted_at = null')
}
