import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { useSearchState } from './search-state.ts'
import { shownRouter } from './shown-router.ts'

let change: ReturnType<typeof useSearchState>[1] = () => undefined

function Page() {
  const [address, set] = useSearchState()
  change = set
  return <p>{address.toString()}</p>
}

afterEach(() => {
  delete shownRouter.current
})

test.each(['is shown', 'has what it needs'])(
  'a change made before the last one %s keeps that',
  async (point) => {
    let bring = () => {}
    const isThere = new Promise<void>((resolve) => {
      bring = resolve
    })
    const loader = () => (point === 'is shown' ? null : isThere)
    const router = createMemoryRouter([{ path: '/', loader, element: <Page /> }], {
      initialEntries: ['/?bikeName=SP125'],
      hydrationData: { loaderData: { 0: null } },
    })
    shownRouter.current = router
    const { container } = render(<RouterProvider router={router} />)
    await act(async () => {
      change({ variant: 'Disc' })
      change({ colour: 'Red' })
      change({ variant: 'Alloy', bikeName: undefined })
      bring()
    })
    expect(container.textContent).toBe('variant=Alloy&colour=Red')
  },
)
