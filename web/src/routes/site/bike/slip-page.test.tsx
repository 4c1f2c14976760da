import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PriceLine } from '#contract/prices/price-line.ts'
import type { PriceSlip } from '#contract/prices/price-slips.ts'
import { whatIsSeen } from '#web/lib/visit/seen.ts'
import { aBike } from '#web/testing/builders/catalogue.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, server } from '#web/testing/server.ts'

const line = (id: string, label: string, paise: number, more: Partial<PriceLine> = {}): PriceLine => ({
  id,
  label,
  paise,
  taker: 'dealer',
  isOptional: false,
  rule: null,
  since: '',
  until: '',
  source: '',
  link: '',
  isEstimate: false,
  ruleId: null,
  ...more,
})
const slip: PriceSlip = {
  number: 'S-7K3M9Q',
  day: '2026-11-23',
  bikeName: 'SP125',
  name: 'SP 125',
  variant: 'Disc',
  question: { bikeName: 'SP125', variantId: 2, loan: false, covers: [], accessories: [] },
  lines: [
    line('ex_showroom', 'Ex-showroom price', 9_550_000),
    line('offer:4', 'Diwali', -200_000, { since: '2026-11-01', until: '2026-11-30' }),
  ],
  paise: 9_350_000,
  isFrom: false,
  rules: [],
}

beforeEach(() => {
  // The page measures the paper, which jsdom cannot do.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('who has the number of a slip finds the page for it on every page, and who has none the models', async () => {
  const { user, path } = renderRoute('/terms-conditions')
  await user.click(await screen.findByRole('link', { name: 'Find a price slip' }))
  expect(await screen.findByLabelText('Number of the slip')).toBeTruthy()
  expect(path()).toBe('/slip')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'All models' }).getAttribute('href')).toBe('/models')
})

test('a slip says what an offer takes off and for which days, leads on, also as a quote with its short address, and goes along with the next enquiry', async () => {
  server.use(
    answers('readPriceSlip', { slip, today: null }),
    answers('getBike', { bike: aBike() }),
    answers('listColours', []),
    answers('listFeatures', []),
    answers('listMotorcycles', []),
    answers('listDealers', []),
  )
  const { user } = renderRoute('/slip/S-7K3M9Q')
  const offer = (await screen.findByText('Diwali')).closest('li')
  expect(offer?.textContent).toContain('−₹2,000')
  expect(offer?.textContent).toContain('Less offer · 1 Nov 2026 to 30 Nov 2026')
  expect(screen.getByText(aDealership().address.join(', '))).toBeTruthy()
  // The slip is kept for 180 days, of which the last is not a whole day.
  expect(screen.getByText(/The number and the code lead to it until 21 May 2027\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Book a test ride' }).getAttribute('href')).toBe(
    '/text-ride-booking?bikeName=SP125&variant=Disc',
  )
  // The slip is noted as seen once it is painted.
  await waitFor(() => expect(whatIsSeen()).toMatchObject({ Slip: 'S-7K3M9Q, SP 125 Disc, ₹93,500' }))
  await user.click(await screen.findByRole('button', { name: 'Quote as a picture' }))
  const words = await screen.findByText(/^SP125, Disc ₹93,500 on-road, estimate, as on 23 Nov 2026/)
  expect(words.textContent).toMatch(/\/slip\/S-7K3M9Q$/)
})

test('a number without a slip leads on: to another number, and to the models', async () => {
  server.use(fails('readPriceSlip', 'not_found'))
  const { user, path } = renderRoute('/slip/S-ZZZZZZ')
  expect(await screen.findByText('No slip S-ZZZZZZ')).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'All models' })).toBeTruthy()
  server.use(answers('readPriceSlip', { slip, today: null }), answers('getBike', { bike: aBike() }))
  await user.type(await main.findByLabelText('Number of the slip'), 's 7k3m9q')
  await user.click(main.getByRole('button', { name: 'Find the slip' }))
  expect(await screen.findByText('Diwali')).toBeTruthy()
  expect(path()).toBe('/slip/S-7K3M9Q')
})
