import type { Config } from '@netlify/functions'
import * as contract from '#contract/content/page-lists.ts'
import { listExchangeValues } from '#contract/enquiries/exchange-values.ts'
import { perMinute } from '#server/lib/http/rate-limit.ts'
import { pathsOf, serve, staff, visitor } from '#server/lib/http/serve.ts'
import * as pageLists from '#server/services/content/page-lists.ts'

const served = [
  visitor(contract.listLenders, ({ db }) => pageLists.listEntries(db, 'lenders')),
  visitor(contract.listTeam, ({ db }) => pageLists.listEntries(db, 'team')),
  visitor(contract.listTestimonials, ({ db }) => pageLists.listEntries(db, 'testimonials')),
  visitor(listExchangeValues, ({ db }) => pageLists.listEntries(db, 'exchange-values')),
  visitor(contract.listServicePlan, ({ db }) => pageLists.listEntries(db, 'service-plan')),
  visitor(contract.listWarrantyPlans, ({ db }) => pageLists.listEntries(db, 'warranty-plans')),
  visitor(contract.listOtherModels, ({ db }) => pageLists.listEntries(db, 'other-models')),
  staff(contract.getManagedList, ({ db, params }) => pageLists.getManagedList(db, params.id)),
  staff(contract.saveManagedList, ({ db, params, body }) => pageLists.saveManagedList(db, params.id, body)),
]

export default serve(served)

export const config: Config = { path: pathsOf(served), rateLimit: perMinute(1_200) }
