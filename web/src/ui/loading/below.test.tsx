import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Below } from './below.tsx'
import { lateParts } from './late-parts.ts'

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

test('below the first screen a prerendered page stands as it was made until it is used', async () => {
  lateParts.hold()
  const container = document.createElement('div')
  container.innerHTML = '<main><h1>SP125</h1><!--$-->, 125 cc<!--/$--></main>'
  document.body.append(container)
  seen = []
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  await act(async () => void hydrateRoot(container, <RouterProvider router={router} />))
  // The page has been taken over, and what stands below has not.
  expect(seen).toHaveLength(1)
  await act(async () => lateParts.release())
  expect(seen).toEqual(['SP125, 125 cc', 'SP125, 125 cc'])
  container.remove()
})

function Changing() {
  const [figure, setFigure] = useState('125 cc')
  useEffect(() => setFigure('124 cc'), [])
  return (
    <main>
      <h1>{figure}</h1>
      <Below fallback={<p>more to come</p>}>
        <b>{figure}</b>
      </Below>
    </main>
  )
}

test('what changes above it before the page is used leaves the markup alone, and is shown afterwards', async () => {
  lateParts.hold()
  const container = document.createElement('div')
  container.innerHTML = '<main><h1>125 cc</h1><!--$--><b>125 cc</b><!--/$--></main>'
  const markup = container.querySelector('b')
  const router = createMemoryRouter([{ path: '/', element: <Changing /> }])
  await act(async () => void hydrateRoot(container, <RouterProvider router={router} />))
  expect(container.textContent).toBe('124 cc125 cc')
  expect(container.querySelector('b')).toBe(markup)
  await act(async () => lateParts.release())
  expect(container.textContent).toBe('124 cc124 cc')
  expect(container.querySelector('b')).toBe(markup)
})
