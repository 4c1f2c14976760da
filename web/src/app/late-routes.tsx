import type { RouteObject } from 'react-router-dom'
import type { AskingForm } from '#web/features/enquiries/asking-form.tsx'
import { paths, quietPaths, slipsPath } from '#web/lib/address/paths.ts'
import { page } from './router/page-route.ts'

const asking = (name: AskingForm) =>
  import('#web/routes/site/owners/asking-page.tsx').then(({ askingRoute }) => askingRoute(name))

/**
 * Pages whose names the first script does not carry, because each costs every page some bytes: React Router asks for this
 * list when an address is none of the others'. A page that few open first belongs here.
 */
export const lateRoutes: RouteObject[] = [
  { path: paths.compareLoans, lazy: page(() => import('#web/routes/site/finance/emi-page.tsx')) },
  {
    path: paths.companyProfile,
    lazy: page(() => import('#web/routes/site/dealer/company-profile-page.tsx')),
  },
  {
    path: paths.testimonials,
    lazy: page(() => import('#web/routes/site/owners/testimonials-page.tsx')),
  },
  { path: paths.meetStaff, lazy: page(() => import('#web/routes/site/dealer/meet-staff-page.tsx')) },
  { path: paths.termsConditions, lazy: page(() => import('#web/routes/site/dealer/terms-page.tsx')) },
  { path: paths.owners, lazy: page(() => import('#web/routes/site/owners/owners-page.tsx')) },
  {
    path: quietPaths.enquiryStatus,
    lazy: page(() => import('#web/routes/site/owners/enquiry-status-page.tsx')),
  },
  {
    path: quietPaths.appointment,
    lazy: page(() => import('#web/routes/site/owners/appointment-page.tsx')),
  },
  { path: `${slipsPath}/:number?`, lazy: page(() => import('#web/routes/site/bike/slip-page.tsx')) },
  { path: paths.models, lazy: page(() => import('#web/routes/site/catalogue/models-page.tsx')) },
  { path: quietPaths.compare, lazy: page(() => import('#web/routes/site/catalogue/compare-page.tsx')) },
  { path: quietPaths.withdraw, lazy: page(() => import('#web/routes/site/owners/withdrawal-page.tsx')) },
  { path: paths.spareParts, lazy: page(() => asking('askForPart')) },
  { path: paths.serviceEnquiry, lazy: page(() => asking('askWorkshop')) },
  { path: paths.salesEnquiry, lazy: page(() => asking('askShowroom')) },
  { path: paths.review, lazy: page(() => import('#web/routes/site/owners/review-page.tsx')) },
  { path: paths.exchange, lazy: page(() => import('#web/routes/site/finance/exchange-page.tsx')) },
]
