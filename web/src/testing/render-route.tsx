import { act, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { refreshPage } from '#web/app/router/page-refresh.ts'
import { routes } from '#web/app/routes.tsx'

/**
 * Opens an address of the real site in a test, through its real routes, loaders and layouts; `state` is what a link handed
 * over. `refresh` asks the server again, as the page does when somebody comes back to it.
 */
export function renderRoute(
  address: string,
  state?: object,
): { user: UserEvent; path: () => string; refresh: () => Promise<void> } {
  history.replaceState(state ? { usr: state } : null, '', address)
  const router = createBrowserRouter(routes)
  // Otherwise it goes on listening to the history of later tests.
  onTestFinished(() => router.dispose())
  render(<RouterProvider router={router} />)
  return {
    user: userEvent.setup(),
    path: () => location.pathname + location.search,
    refresh: () => act(() => refreshPage(router)),
  }
}
