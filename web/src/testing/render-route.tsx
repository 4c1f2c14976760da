import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from '#web/app/routes.tsx'

/** Opens an address of the real site in a test, through its real routes, loaders and layouts. */
export function renderRoute(address: string): { user: UserEvent; path: () => string } {
  history.replaceState(null, '', address)
  render(<RouterProvider router={createBrowserRouter(routes)} />)
  return {
    user: userEvent.setup(),
    path: () => location.pathname + location.search,
  }
}
