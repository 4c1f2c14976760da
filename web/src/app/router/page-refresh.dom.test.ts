import { waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { aPricedPage } from '#web/testing/priced-page.ts'
import { refreshOldPages, refreshPage, refreshWithConnection } from './page-refresh.ts'

const page = aPricedPage()

const openRouter = (loaderData?: Record<string, unknown>) =>
  createMemoryRouter(
    [{ id: 'ev', path: '/ev', loader: page.load }, { path: '/offers' }],
    loaderData ? { initialEntries: ['/ev'], hydrationData: { loaderData } } : { initialEntries: ['/offers'] },
  )

test('an older page is shown and asked for again once it stands', async () => {
  page.open()
  await page.settle()
  page.pass(20)
  page.price = 2
  const router = openRouter()
  refreshOldPages(router)
  await router.navigate('/ev')
  expect(router.state.loaderData).toEqual({ ev: { price: 1 } })
  await waitFor(() => expect(router.state.loaderData).toEqual({ ev: { price: 2 } }))
  expect(page.calls).toBe(2)
})

test('asked again, a page that says the same is not rendered again', async () => {
  const router = openRouter({ ev: { price: 1 } })
  const told = vi.fn()
  router.subscribe(told)
  await refreshPage(router)
  expect(page.calls).toBe(1)
  expect(told).not.toHaveBeenCalled()
})

test('asked again, a page that says something else shows it, as values', async () => {
  const router = openRouter({ ev: { price: 1 } })
  page.price = 2
  await refreshPage(router)
  expect(router.state.loaderData).toEqual({ ev: { price: 2 } })
})

test('a page that cannot be asked again says so', async () => {
  const router = openRouter({ ev: { price: 1 } })
  page.price = new Error('down')
  await refreshPage(router)
  await expect((router.state.loaderData.ev as { price: unknown }).price).rejects.toThrow('down')
})

test('when the connection is back the page shows what is true now, once where answers only take long', async () => {
  const router = openRouter({ ev: { price: 1 } })
  const renew = refreshWithConnection(router)
  page.price = 2
  await renew('slow')
  expect(router.state.loaderData).toEqual({ ev: { price: 2 } })
  page.price = 3
  await renew('slow')
  expect(router.state.loaderData).toEqual({ ev: { price: 2 } })
  await renew('away')
  expect(router.state.loaderData).toEqual({ ev: { price: 3 } })
})
