import type { ComponentType, ReactNode } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  redirect,
  ScrollRestoration,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import type { Category } from '#contract/lines.ts'
import { adminFrameRoute } from '#web/app/admin-frame.tsx'
import { siteLayoutRoute } from '#web/app/site-layout.tsx'
import { remembering } from '#web/lib/page-memory.ts'
import { paths, patterns } from '#web/lib/paths.ts'
import { ErrorPage } from '#web/routes/error-page.tsx'

const listing = (category: Category) =>
  import('#web/routes/site/listing-page.tsx').then(({ listingRoute }) => listingRoute(category))

interface LazyPage {
  Component?: ComponentType
  element?: ReactNode
  loader?: (args: LoaderFunctionArgs) => Record<string, unknown>
  shouldRevalidate?: ShouldRevalidateFunction
}

/** A public page: its code comes when it is visited, and what its loader brings is remembered. */
function page(load: () => Promise<LazyPage>): () => Promise<LazyPage> {
  return async () => {
    const { loader, ...rest } = await load()
    return loader ? { ...rest, loader: remembering(loader) } : rest
  }
}

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Every screen of the site. Pages load when they are visited; a page file exports `loader` and `Component`. */
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
            errorElement: <ErrorPage />,
            children: [
              { path: paths.home, lazy: page(() => import('#web/routes/site/home-page.tsx')) },
              { path: paths.motorcycle, lazy: page(() => listing('motorcycle')) },
              { path: paths.scooters, lazy: page(() => listing('scooter')) },
              { path: paths.ev, lazy: page(() => listing('ev')) },
              { path: paths.bigWing, lazy: page(() => listing('bigwing')) },
              { path: patterns.viewDetails, lazy: page(() => import('#web/routes/site/bike-page.tsx')) },
              { path: patterns.angleView, lazy: page(() => import('#web/routes/site/angle-view-page.tsx')) },
              {
                path: patterns.productEnquiry,
                lazy: page(() => import('#web/routes/site/product-enquiry-page.tsx')),
              },
              { path: paths.services, lazy: page(() => import('#web/routes/site/services-page.tsx')) },
              {
                path: paths.serviceBooking,
                lazy: page(() => import('#web/routes/site/service-booking-page.tsx')),
              },
              { path: paths.amc, lazy: page(() => import('#web/routes/site/amc-page.tsx')) },
              {
                path: paths.extendedWarranty,
                lazy: page(() => import('#web/routes/site/extended-warranty-page.tsx')),
              },
              {
                path: paths.extendedWarrantyPlus,
                lazy: page(() => import('#web/routes/site/extended-warranty-plus-page.tsx')),
              },
              { path: paths.finance, lazy: page(() => import('#web/routes/site/finance-page.tsx')) },
              { path: paths.networks, lazy: page(() => import('#web/routes/site/networks-page.tsx')) },
              {
                path: paths.becomeNetworkPartner,
                lazy: page(() => import('#web/routes/site/become-network-page.tsx')),
              },
              { path: patterns.dealer, lazy: page(() => import('#web/routes/site/dealer-page.tsx')) },
              { path: paths.aboutUs, lazy: page(() => import('#web/routes/site/about-us-page.tsx')) },
              {
                path: paths.companyProfile,
                lazy: page(() => import('#web/routes/site/company-profile-page.tsx')),
              },
              { path: paths.contact, lazy: page(() => import('#web/routes/site/contact-page.tsx')) },
              {
                path: paths.testimonials,
                lazy: page(() => import('#web/routes/site/testimonials-page.tsx')),
              },
              { path: paths.meetStaff, lazy: page(() => import('#web/routes/site/meet-staff-page.tsx')) },
              { path: paths.career, lazy: page(() => import('#web/routes/site/career-page.tsx')) },
              { path: paths.offers, lazy: page(() => import('#web/routes/site/offers-page.tsx')) },
              { path: paths.gallery, lazy: page(() => import('#web/routes/site/gallery-page.tsx')) },
              { path: paths.optIn, lazy: page(() => import('#web/routes/site/opt-in-page.tsx')) },
              { path: paths.joyClub, lazy: page(() => import('#web/routes/site/joy-club-page.tsx')) },
              { path: paths.termsConditions, lazy: page(() => import('#web/routes/site/terms-page.tsx')) },
              { path: '*', lazy: page(() => import('#web/routes/not-found-page.tsx')) },
            ],
          },
        ],
      },
      {
        path: '/admin',
        ...adminFrameRoute,
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
