import { Outlet, ScrollRestoration } from 'react-router-dom'

/** What every screen has, public or not: each opens at its top, going back finds the old place. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
