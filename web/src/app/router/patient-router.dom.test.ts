import { waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { makePatient } from './patient-router.ts'

afterEach(() => document.body.replaceChildren())

function openRouter() {
  const router = createMemoryRouter([{ path: '/', loader: () => ({ price: 1 }) }, { path: '/offers' }], {
    hydrationData: { loaderData: { 0: { price: 1 } } },
  })
  makePatient(router)
  const told = vi.fn()
  router.subscribe(told)
  return { router, told }
}

/** Puts markup on the page, whose layout a test environment does not work out. */
function show(markup: string, isShown = true) {
  document.body.replaceChildren(document.createRange().createContextualFragment(markup))
  const [element] = document.body.children
  if (!element) throw new Error('no element')
  return Object.assign(element, { getClientRects: () => (isShown ? [{ width: 100 }] : []) })
}

test.each(['<button>EV</button>', '<input>', '<select><option>Disc</option></select>'])(
  'news of the shown page wait until %s lives, another page waits for nothing',
  async (markup) => {
    const element = show(markup)
    const { router, told } = openRouter()
    await router.revalidate()
    expect(told).not.toHaveBeenCalled()
    Object.assign(element, { __reactProps$1: {} })
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1))

    show('<input>')
    await router.navigate('/offers')
    expect(told).toHaveBeenCalledTimes(2)
  },
)

test('a part that the screen hides, such as the desktop menu on a phone, holds no news back', async () => {
  show('<button>EV</button>', false)
  const { router, told } = openRouter()
  await router.revalidate()
  expect(told).toHaveBeenCalled()
})

test('that another page is on its way is told to nobody', async () => {
  const { router, told } = openRouter()
  await router.navigate('/offers')
  expect(told.mock.calls.map(([{ navigation }]) => navigation.state)).toEqual(['idle'])
})
