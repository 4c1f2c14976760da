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
              {
                path: patterns.productEnquiry,
                lazy: () => import('#web/routes/site/product-enquiry-page.tsx'),
              },
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
