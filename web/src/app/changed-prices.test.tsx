import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { aCatalogueBike, aModelCard } from '#web/testing/builders/catalogue.ts'
import { aPricedPage } from '#web/testing/priced-page.ts'
import { Toaster } from '#web/ui/overlay/toast.tsx'
import { tellChangedPrices } from './changed-prices.ts'
import { refreshOnReturn } from './router/page-refresh.ts'

const page = aPricedPage()
const cards = (...prices: number[]) =>
  prices.map((price, index) => aModelCard({ name: `Model ${index + 1}`, bike_name: `M${index}`, price }))

test('a list that comes back with other prices says so with both', async () => {
  render(<Toaster />)
  const router = createMemoryRouter([{ id: 'ev', path: '/ev', loader: page.load }], {
    initialEntries: ['/ev'],
    hydrationData: { loaderData: { ev: { price: cards(90_000, 80_000) } } },
  })
  refreshOnReturn(router)
  page.price = cards(92_000, 80_000)
  page.pass(61)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(
    await screen.findByText(
      'Ex-showroom prices have changed: Model 1 from ₹90,000 to ₹92,000. The new ones are shown.',
    ),
  ).toBeTruthy()
  await vi.waitFor(() => expect(router.state.loaderData.ev).toEqual({ price: cards(92_000, 80_000) }))
})

test('of many three are named, and variants go by their model', async () => {
  render(<Toaster />)
  const of = (more: number) => ({
    models: cards(1 + more, 2 + more, 3, 4),
    offered: { bike: { name: 'SP125' }, variants: [{ name: 'Disc', price: 5 + more }] },
    line: [aCatalogueBike({ name: 'Livo', price: 6 + more })],
    staff: [{ name: 'Asha', price: 7 + more }],
  })
  tellChangedPrices(of(0), of(10))
  const words = await screen.findByText(/^Ex-showroom prices have changed/)
  expect(words.textContent).toContain(
    'Model 1 from ₹1 to ₹11, Model 2 from ₹2 to ₹12, SP125 Disc from ₹5 to ₹15 and 1 more.',
  )
})

test('what else has changed is no price', () => {
  render(<Toaster />)
  tellChangedPrices({ models: cards(1) }, { models: [...cards(1), aModelCard({ name: 'New' })], slides: [1] })
  expect(screen.queryByText(/prices have changed/)).toBeNull()
})
