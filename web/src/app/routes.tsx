import { Navigate, type RouteObject } from 'react-router-dom'
import type { Category } from '#contract/choices.ts'
import { SiteLayout } from '#web/app/site-layout.tsx'
import { paths, patterns } from '#web/lib/paths.ts'
import { ErrorPage } from '#web/routes/error-page.tsx'
import { NotFoundPage } from '#web/routes/not-found-page.tsx'
import { RootLayout } from './root-layout.tsx'

const listing = (category: Category) =>
  import('#web/routes/site/listing-page.tsx').then(({ listingRoute }) => listingRoute(category))

/** Every screen of the site. Pages load when they are visited; a page file exports `loader` and `Component`. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <span />,
    children: [
      {
        element: <SiteLayout />,
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              { path: paths.home, lazy: () => import('#web/routes/site/home-page.tsx') },
              { path: paths.motorcycle, lazy: () => listing('motorcycle') },
              { path: paths.scooters, lazy: () => listing('scooter') },
              { path: paths.ev, lazy: () => listing('ev') },
              { path: paths.bigWing, lazy: () => listing('bigwing') },
              { path: patterns.viewDetails, lazy: () => import('#web/routes/site/bike-page.tsx') },
              { path: patterns.angleView, lazy: () => import('#web/routes/site/angle-view-page.tsx') },
              {
                path: patterns.productEnquiry,
                lazy: () => import('#web/routes/site/product-enquiry-page.tsx'),
              },
              { path: paths.services, lazy: () => import('#web/routes/site/services-page.tsx') },
              { path: paths.serviceBooking, lazy: () => import('#web/routes/site/service-booking-page.tsx') },
              { path: paths.amc, lazy: () => import('#web/routes/site/amc-page.tsx') },
              {
                path: paths.extendedWarranty,
                lazy: () => import('#web/routes/site/extended-warranty-page.tsx'),
              },
              {
                path: paths.extendedWarrantyPlus,
                lazy: () => import('#web/routes/site/extended-warranty-plus-page.tsx'),
              },
              { path: paths.finance, lazy: () => import('#web/routes/site/finance-page.tsx') },
              { path: paths.networks, lazy: () => import('#web/routes/site/networks-page.tsx') },
              {
                path: paths.becomeNetworkPartner,
                lazy: () => import('#web/routes/site/become-network-page.tsx'),
              },
              { path: patterns.dealer, lazy: () => import('#web/routes/site/dealer-page.tsx') },
              { path: paths.aboutUs, lazy: () => import('#web/routes/site/about-us-page.tsx') },
              { path: paths.companyProfile, lazy: () => import('#web/routes/site/company-profile-page.tsx') },
              { path: paths.contact, lazy: () => import('#web/routes/site/contact-page.tsx') },
              { path: paths.testimonials, lazy: () => import('#web/routes/site/testimonials-page.tsx') },
              { path: paths.meetStaff, lazy: () => import('#web/routes/site/meet-staff-page.tsx') },
              { path: paths.career, lazy: () => import('#web/routes/site/career-page.tsx') },
              { path: paths.offers, lazy: () => import('#web/routes/site/offers-page.tsx') },
              { path: paths.gallery, lazy: () => import('#web/routes/site/gallery-page.tsx') },
              { path: paths.optIn, lazy: () => import('#web/routes/site/opt-in-page.tsx') },
              { path: paths.joyClub, lazy: () => import('#web/routes/site/joy-club-page.tsx') },
              { path: paths.termsConditions, lazy: () => import('#web/routes/site/terms-page.tsx') },
              { path: '*', element: <NotFoundPage /> },
            ],
          },
        ],
      },
      {
        path: '/admin',
        children: [
          { index: true, element: <Navigate to={paths.adminDashboard} replace /> },
          { path: paths.adminLogin, lazy: () => import('#web/routes/admin/login-page.tsx') },
          { path: paths.adminDashboard, lazy: () => import('#web/routes/admin/dashboard-page.tsx') },
          { path: '*', element: <Navigate to={paths.adminDashboard} replace /> },
        ],
      },
    ],
  },
]
