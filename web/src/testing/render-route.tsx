import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { routes } from '#web/app/routes.tsx'

/** Opens an address of the real site in a test, through its real routes, loaders and layouts. */
export function renderRoute(address: string): { user: UserEvent; path: () => string } {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return {
    user: userEvent.setup(),
    path: () => router.state.location.pathname + router.state.location.search,
  }
}
