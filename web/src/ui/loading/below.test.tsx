import { act, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Below } from './below.tsx'

let seen: (string | null)[] = []

function Page() {
  useLayoutEffect(() => {
    seen.push(screen.getByRole('main').textContent)
  })
  return (
    <main>
      <h1>SP125</h1>
      <Below fallback={<p>, more to come</p>}>
        <Rest />
      </Below>
    </main>
  )
}

function Rest() {
  useLayoutEffect(() => {
    seen.push(screen.getByRole('main').textContent)
  })
  return ', 125 cc'
}

test('a page that a link led to paints its first screen before the rest; loaded or gone back to it is whole at once', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/other', element: null },
  ])
  render(<RouterProvider router={router} />)
  expect(new Set(seen)).toEqual(new Set(['SP125, 125 cc']))

  await act(() => router.navigate('/other'))
  seen = []
  await act(() => router.navigate('/'))
  expect([...new Set(seen)]).toEqual(['SP125, more to come'])
  await waitFor(() => expect([...new Set(seen)]).toEqual(['SP125, more to come', 'SP125, 125 cc']))

  await act(() => router.navigate('/other'))
  seen = []
  await act(() => router.navigate(-1))
  expect(new Set(seen)).toEqual(new Set(['SP125, 125 cc']))
})
