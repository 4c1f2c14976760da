import { Outlet, type RouteObject, redirect, ScrollRestoration } from 'react-router-dom'
import { siteLayoutRoute } from '#web/app/frame/site-layout.tsx'
import { siteRoutes } from '#web/generated/site-routes.ts'
import { paths } from '#web/lib/address/paths.ts'
import { ErrorPage } from '#web/routes/error-page.tsx'

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

/** Every screen of the site. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    errorElement: <ErrorPage />,
    // A page that was not prerendered shows nothing while its code is on its way.
    HydrateFallback: () => null,
    children: [
      {
        ...siteLayoutRoute,
        children: [
          {
            errorElement: <ErrorPage />,
            children: [...siteRoutes, { path: '*', lazy: () => import('#web/routes/not-found-page.tsx') }],
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
