import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { StockRow } from '#contract/stock/stock.ts'
import { forgetDealership } from '#web/lib/dealership.tsx'
import { aBike, aColour, aVariant } from '#web/testing/builders/catalogue.ts'
import { aDealer, aDealership } from '#web/testing/builders/dealership.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

const address = '/view-details?bikeName=SP125&type=motorcycle'
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

function aRow(given: Partial<StockRow> = {}): StockRow {
  const countedAt = minutesAgo(1)
  const place = { outletId: 3, outlet: 'Jagatpur', free: 2, countedAt }
  return { variant: 'Drum', colour: 'Red', countedAt, places: [place], wait: null, ...given }
}

function open(rows: StockRow[], off: ('stock' | 'chat')[] = [], query = '') {
  forgetDealership()
  const { parts } = aDealership()
  const asked: unknown[] = []
  server.use(
    answers('getDealership', aDealership({ parts: { ...parts, off } })),
    answers('getBike', { bike: aBike() }),
    answers('listVariants', [aVariant(), aVariant({ id: 2, name: 'Disc', price: 95_500 })]),
    answers('listColours', [
      aColour({ name: 'Red', words: 'Red' }),
      aColour({ id: 2, name: 'Black', words: 'Black' }),
    ]),
    answers('listFeatures', []),
    answers('listMotorcycles', []),
    answers('listDealers', [aDealer({ name: 'Cuttack' })]),
    answers('getStock', { rows }, () => asked.push(true)),
  )
  return { ...renderRoute(`${address}${query}`), asked }
}

const availability = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? ''))
    .find((facts) => facts.availability)

beforeEach(() => document.head.replaceChildren())

test('the page says where the chosen variant and colour stands, and since when that is known', async () => {
  const { user } = open([aRow(), aRow({ variant: 'Disc', places: [] })])
  const place = await screen.findByRole('link', { name: /^2 at Jagatpur counted .+ (today|yesterday)$/ })
  expect(place.getAttribute('href')).toContain('/3')
  expect(screen.getByRole('link', { name: 'Test ride here' }).getAttribute('href')).toBe(
    '/text-ride-booking?bikeName=SP125&variant=Drum&colour=Red&outlet=3',
  )
  expect(screen.queryByRole('link', { name: 'At Cuttack' })).toBeNull()
  expect(availability()).toMatchObject({ availability: 'https://schema.org/InStock' })
  expect(Date.parse(availability().availabilityEnds) - Date.now()).toBeLessThanOrEqual(48 * 3_600_000)
  const variants = within(await screen.findByRole('group', { name: 'Variant' }))
  await user.click(variants.getByRole('radio', { name: /^Disc/ }))
  expect(await screen.findByText(/^None stands here now, counted/)).toBeTruthy()
  const tellMe = screen.getByRole('link', { name: 'Tell me when one is here' })
  expect(tellMe.getAttribute('href')).toBe('/tell-me?bikeName=SP125&variant=Disc&colour=Red')
  expect(screen.queryByRole('link', { name: 'Ask us whether this colour is here' })).toBeNull()
  expect(screen.getByRole('link', { name: 'At Cuttack' })).toBeTruthy()
})

test('a colour that stands nowhere says how long the last ones took, and without enough of them to ask', async () => {
  open([aRow({ places: [], countedAt: null, wait: { usual: 6, late: 30 } })])
  expect(
    await screen.findByText('Our last ones came in 6 days from the booking, four of five within 30 days.'),
  ).toBeTruthy()
  expect(availability()).toBeUndefined()
})

test('a colour of which nothing is known says how to ask and to be told, and a count that grew too old is no number', async () => {
  const old = minutesAgo(48 * 60 + 1)
  const place = { outletId: 3, outlet: 'Jagatpur', free: 2, countedAt: old }
  open([aRow({ countedAt: old, places: [place] })])
  expect(await screen.findByRole('link', { name: 'Ask us whether this colour is here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Tell me when one is here' })).toBeTruthy()
  expect(screen.queryByText(/at Jagatpur/)).toBeNull()
  expect(availability()).toBeUndefined()
})

test('while the part is off, nothing is asked and the page is what it was', async () => {
  const { asked } = open([aRow()], ['stock'])
  expect(await screen.findByRole('link', { name: 'At Cuttack' })).toBeTruthy()
  expect(asked).toEqual([])
})

test('the tab of the colours says it for each colour', async () => {
  const { user } = open([aRow(), aRow({ colour: 'Black', places: [] })], [], '&tab=colours')
  const panel = within(await screen.findByRole('tabpanel', { name: 'COLOURS' }))
  expect(await panel.findByText('2 at Jagatpur')).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Black' }))
  expect(await panel.findByText(/^None stands here now/)).toBeTruthy()
})
