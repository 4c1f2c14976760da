import { act, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { refreshPage } from '#web/app/router/page-refresh.ts'
import { routes } from '#web/app/routes.tsx'

/**
 * Opens an address of the real site in a test, with its real routes, loaders and layouts; `state` is the
 * navigation state of a link. `refresh` calls the loaders again, as the page does when its visitor comes
 * back.
 */
export function renderRoute(
  address: string,
  state?: object,
): { user: UserEvent; path: () => string; refresh: () => Promise<void> } {
  history.replaceState(state ? { usr: state } : null, '', address)
  const router = createBrowserRouter(routes)
  // Without this the router would go on listening to the history in later tests.
  onTestFinished(() => router.dispose())
  render(<RouterProvider router={router} />)
  return {
    user: userEvent.setup(),
    path: () => location.pathname + location.search,
    refresh: () => act(() => refreshPage(router)),
  }
}
