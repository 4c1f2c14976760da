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

test.each(['<button>EV</button>', '<input>', '<select><option>Disc</option></select>'])(
  'news of the shown page wait until %s lives, another page waits for nothing',
  async (markup) => {
    document.body.append(document.createRange().createContextualFragment(markup))
    const { router, told } = openRouter()
    await router.revalidate()
    expect(told).not.toHaveBeenCalled()
    Object.assign(document.querySelector('button,input,select') ?? {}, { __reactProps$1: {} })
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1))

    document.body.replaceChildren(document.createElement('input'))
    await router.navigate('/offers')
    expect(told).toHaveBeenCalledTimes(2)
  },
)

test('that another page is on its way is told to nobody', async () => {
  const { router, told } = openRouter()
  await router.navigate('/offers')
  expect(told.mock.calls.map(([{ navigation }]) => navigation.state)).toEqual(['idle'])
})
