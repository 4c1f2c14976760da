import { Outlet, type RouteObject, redirect, ScrollRestoration } from 'react-router-dom'
import type { Category } from '#contract/catalogue/lines.ts'
import { siteLayoutRoute } from '#web/app/frame/site-layout.tsx'
import { paths, patterns } from '#web/lib/address/paths.ts'
import { ErrorPage } from '#web/routes/error-page.tsx'
import { page } from './router/page-route.ts'

const listing = (category: Category) =>
  import('#web/routes/site/catalogue/listing-page.tsx').then(({ listingRoute }) => listingRoute(category))

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Pages that the first script names; a page file exports `loader` and `Component`, and loads when it is visited. */
const siteRoutes: RouteObject[] = [
  { path: paths.home, lazy: page(() => import('#web/routes/site/catalogue/home-page.tsx')) },
  { path: paths.motorcycle, lazy: page(() => listing('motorcycle')) },
  { path: paths.scooters, lazy: page(() => listing('scooter')) },
  { path: paths.ev, lazy: page(() => listing('ev')) },
  { path: paths.bigWing, lazy: page(() => listing('bigwing')) },
  { path: patterns.viewDetails, lazy: page(() => import('#web/routes/site/bike/bike-page.tsx')) },
  { path: patterns.angleView, lazy: page(() => import('#web/routes/site/bike/angle-view-page.tsx')) },
  {
    path: patterns.productEnquiry,
    lazy: page(() => import('#web/routes/site/catalogue/product-enquiry-page.tsx')),
  },
  { path: paths.services, lazy: page(() => import('#web/routes/site/owners/services-page.tsx')) },
  {
    path: paths.serviceBooking,
    lazy: page(() => import('#web/routes/site/owners/service-booking-page.tsx')),
  },
  { path: paths.amc, lazy: page(() => import('#web/routes/site/owners/amc-page.tsx')) },
  {
    path: paths.extendedWarranty,
    lazy: page(() => import('#web/routes/site/owners/extended-warranty-page.tsx')),
  },
  {
    path: paths.extendedWarrantyPlus,
    lazy: page(() => import('#web/routes/site/owners/extended-warranty-plus-page.tsx')),
  },
  { path: paths.finance, lazy: page(() => import('#web/routes/site/finance/finance-page.tsx')) },
  { path: paths.networks, lazy: page(() => import('#web/routes/site/dealer/networks-page.tsx')) },
  {
    path: paths.becomeNetworkPartner,
    lazy: page(() => import('#web/routes/site/dealer/become-network-page.tsx')),
  },
  { path: patterns.dealer, lazy: page(() => import('#web/routes/site/dealer/dealer-page.tsx')) },
  { path: paths.optIn, lazy: page(() => import('#web/routes/site/owners/opt-in-page.tsx')) },
  { path: paths.joyClub, lazy: page(() => import('#web/routes/site/owners/joy-club-page.tsx')) },
  { path: paths.aboutUs, lazy: page(() => import('#web/routes/site/dealer/about-us-page.tsx')) },
  { path: paths.contact, lazy: page(() => import('#web/routes/site/dealer/contact-page.tsx')) },
  { path: paths.career, lazy: page(() => import('#web/routes/site/dealer/career-page.tsx')) },
  { path: paths.offers, lazy: page(() => import('#web/routes/site/catalogue/offers-page.tsx')) },
  { path: paths.gallery, lazy: page(() => import('#web/routes/site/dealer/gallery-page.tsx')) },
  { path: '*', lazy: () => import('#web/routes/not-found-page.tsx') },
]

/** The id of the route that late routes become children of. */
const pagesId = 'pages'

const fetchLateRoutes = () => import('./late-routes.tsx').then(({ lateRoutes }) => lateRoutes)

/** Puts the late routes among the others, for a router that is yet to be made. */
export async function addLateRoutes(): Promise<void> {
  siteRoutes.push(...(await fetchLateRoutes()))
}

/** Tells a router of the late routes; those that it knows stay as they are. */
export async function patchLateRoutes(
  patch: (routeId: string, children: RouteObject[]) => void,
): Promise<void> {
  patch(pagesId, await fetchLateRoutes())
}

/** Every screen of the site but the late ones. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    errorElement: <ErrorPage />,
    // Nothing stands there while the code of a page is on its way that was not prerendered.
    HydrateFallback: () => null,
    children: [
      {
        ...siteLayoutRoute,
        children: [
          {
            id: pagesId,
            errorElement: <ErrorPage />,
            children: siteRoutes,
          },
        ],
      },
      {
        path: '/admin',
        lazy: () => import('./frame/admin-frame.tsx').then(({ adminFrameRoute }) => adminFrameRoute),
        children: [
          { index: true, loader: () => redirect(paths.adminDashboard) },
          { path: paths.adminLogin, lazy: () => import('#web/routes/admin/login-page.tsx') },
          { path: paths.adminDashboard, lazy: () => import('#web/routes/admin/dashboard-page.tsx') },
          { path: paths.adminPreview, lazy: () => import('#web/routes/admin/preview-page.ts') },
          { path: '*', loader: () => redirect(paths.adminDashboard) },
        ],
      },
    ],
  },
]
