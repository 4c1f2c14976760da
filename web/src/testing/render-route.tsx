import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from '#web/app/routes.tsx'

/** Opens an address of the real site in a test, through its real routes, loaders and layouts; `state` is what a link handed over. */
export function renderRoute(address: string, state?: object): { user: UserEvent; path: () => string } {
  history.replaceState(state ? { usr: state } : null, '', address)
  render(<RouterProvider router={createBrowserRouter(routes)} />)
  return {
    user: userEvent.setup(),
    path: () => location.pathname + location.search,
  }
}
