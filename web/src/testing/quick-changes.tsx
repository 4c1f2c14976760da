import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { shownRouter } from '#web/lib/address/shown-router.ts'

/** The query of the address after `change` has made several changes before the first of them was rendered. */
export async function queryAfter(search: string, page: ReactNode, change: () => void): Promise<string> {
  const router = createMemoryRouter([{ path: '/', element: page }], { initialEntries: [`/${search}`] })
  shownRouter.current = router
  onTestFinished(() => {
    delete shownRouter.current
  })
  render(<RouterProvider router={router} />)
  await act(async () => change())
  return router.state.location.search
}
