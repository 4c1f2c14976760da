import type { RouteObject } from 'react-router-dom'
import type { AskingForm } from '#web/features/asking/asking-form.tsx'
import { paths, quietPaths, slipsPath } from '#web/lib/paths.ts'
import { page } from './page-route.ts'

const asking = (name: AskingForm) =>
  import('#web/routes/site/asking-page.tsx').then(({ askingRoute }) => askingRoute(name))

/**
 * Pages whose names the first script does not carry, because each costs every page some bytes: React Router asks for this
 * list when an address is none of the others'. A page that few open first belongs here.
 */
export const lateRoutes: RouteObject[] = [
  { path: paths.compareLoans, lazy: page(() => import('#web/routes/site/emi-page.tsx')) },
  {
    path: paths.companyProfile,
    lazy: page(() => import('#web/routes/site/company-profile-page.tsx')),
  },
  {
    path: paths.testimonials,
    lazy: page(() => import('#web/routes/site/testimonials-page.tsx')),
  },
  { path: paths.meetStaff, lazy: page(() => import('#web/routes/site/meet-staff-page.tsx')) },
  { path: paths.termsConditions, lazy: page(() => import('#web/routes/site/terms-page.tsx')) },
  { path: paths.owners, lazy: page(() => import('#web/routes/site/owners-page.tsx')) },
  {
    path: quietPaths.enquiryStatus,
    lazy: page(() => import('#web/routes/site/enquiry-status-page.tsx')),
  },
  {
    path: quietPaths.appointment,
    lazy: page(() => import('#web/routes/site/appointment-page.tsx')),
  },
  { path: `${slipsPath}/:number?`, lazy: page(() => import('#web/routes/site/slip-page.tsx')) },
  { path: paths.models, lazy: page(() => import('#web/routes/site/models-page.tsx')) },
  { path: quietPaths.compare, lazy: page(() => import('#web/routes/site/compare-page.tsx')) },
  { path: quietPaths.withdraw, lazy: page(() => import('#web/routes/site/withdrawal-page.tsx')) },
  { path: paths.spareParts, lazy: page(() => asking('askForPart')) },
  { path: paths.serviceEnquiry, lazy: page(() => asking('askWorkshop')) },
  { path: paths.salesEnquiry, lazy: page(() => asking('askShowroom')) },
  { path: paths.review, lazy: page(() => import('#web/routes/site/review-page.tsx')) },
  { path: paths.exchange, lazy: page(() => import('#web/routes/site/exchange-page.tsx')) },
]
