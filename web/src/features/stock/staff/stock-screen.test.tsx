import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CountedRow, StockPage } from '#contract/stock/stock-counts.ts'
import type { StockAgeing } from '#contract/stock/stock-units.ts'
import { forgetDealership } from '#web/lib/dealership.tsx'
import { deleteEntry, readEntries } from '#web/lib/outbox/store.ts'
import { withBrowserStore } from '#web/testing/browser-store.ts'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, fails, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'
import { readStockSheet } from './stock-sheet.ts'

withBrowserStore()

function aRow(given: Partial<CountedRow> = {}): CountedRow {
  return {
    variantId: 1,
    variant: 'Disc',
    colourId: 1,
    colour: 'Red',
    paint: ['#aa0000'],
    counted: 2,
    setAside: 0,
    countedAt: new Date().toISOString(),
    countedBy: 'Sita',
    ...given,
  }
}
const black = { colourId: 2, colour: 'Black', counted: null, countedAt: null, countedBy: '' }
const aPage = (rows: CountedRow[] = [aRow(), aRow(black)]): StockPage => ({
  outletId: 1,
  outlets: [
    { id: 1, name: 'Cuttack' },
    { id: 2, name: 'Jagatpur' },
  ],
  models: [{ vehicleId: 7, bikeName: 'SP125', name: 'SP125', rows }],
})

beforeEach(() => {
  forgetDealership()
  const { parts } = aDealership()
  server.use(
    answers('getDealership', aDealership({ parts: { ...parts, off: [] } })),
    answers('getMe', anAccount({ role: 'manager' })),
    answers('listStock', aPage()),
  )
})
afterEach(async () => {
  cleanup()
  for (const { id } of await readEntries()) await deleteEntry(id)
})

const press = (name: string) => screen.findByRole('button', { name })
const number = () => screen.findByLabelText<HTMLInputElement>('How many SP125 Disc Red')

test('presses of one moment are one count, sent soon after the last of them', async () => {
  const sent: unknown[] = []
  server.use(answers('countStock', aPage([aRow({ counted: 4 }), aRow(black)]), ({ body }) => sent.push(body)))
  const { user } = openStaffScreen('stock')
  await user.click(await press('One SP125 Disc Red more'))
  await user.click(await press('One SP125 Disc Red more'))
  expect((await number()).value).toBe('4')
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 4000 })
  expect(sent).toMatchObject([
    { outletId: 1, counts: [{ vehicleId: 7, variantId: 1, colourId: 1, counted: 4 }] },
  ])
  expect((await number()).value).toBe('4')
})

test('one press counts all: what was not touched stands, and what nobody counted is none', async () => {
  const sent: unknown[] = []
  server.use(answers('countStock', aPage(), ({ body }) => sent.push(body)))
  const { user } = openStaffScreen('stock')
  await user.click(await press('Counted all, now'))
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        counts: [
          { colourId: 1, counted: 2 },
          { colourId: 2, counted: 0 },
        ],
      },
    ]),
  )
})

test('a model that nobody counted shows no figure, and one that has none shows 0', async () => {
  server.use(answers('listStock', aPage([aRow(black)])))
  openStaffScreen('stock')
  expect((await screen.findByRole('region', { name: 'SP125' })).textContent).toMatch(/^SP125Not counted yet/)
  cleanup()
  server.use(answers('listStock', aPage([aRow({ counted: 0 })])))
  openStaffScreen('stock')
  expect((await screen.findByRole('heading', { name: /^SP125/ })).textContent).toBe('SP125 0')
})

test('no press goes below none', async () => {
  server.use(answers('listStock', aPage([aRow({ counted: 0, setAside: 1 })])))
  openStaffScreen('stock')
  expect((await press('One SP125 Disc Red less')).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('1 set aside')).toBeTruthy()
})

test('without a connection the count waits on the device and stands on the screen', async () => {
  server.use(unreachable('countStock'))
  const { user } = openStaffScreen('stock')
  await user.click(await press('One SP125 Disc Red less'))
  expect(
    await screen.findByText('Waits on this device for the connection.', {}, { timeout: 4000 }),
  ).toBeTruthy()
  expect((await number()).value).toBe('1')
  expect(await readEntries()).toMatchObject([{ endpoint: 'countStock', queue: 'stock 1' }])
})

test('a refused count is told, and the screen shows what stands', async () => {
  server.use(fails('countStock', 'forbidden'))
  const { user } = openStaffScreen('stock')
  await user.click(await press('One SP125 Disc Red more'))
  await waitFor(async () => expect((await number()).value).toBe('2'), { timeout: 4000 })
})

test('service looks at the stock and counts nothing', async () => {
  server.use(answers('getMe', anAccount({ role: 'service' })))
  openStaffScreen('stock')
  expect(await screen.findByRole('region', { name: 'SP125' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Counted all, now' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Bring in a list' })).toBeNull()
})

const share = (units: number) => ({ units, rupees: units * 90_000 })
const anAgeing: StockAgeing = {
  totals: { all: share(3), from45: share(2), from60: share(1), from90: share(0) },
  outlets: [
    { id: 1, name: 'Cuttack', units: 2 },
    { id: 2, name: 'Jagatpur', units: 1 },
  ],
  kinds: [
    { vehicleId: 7, model: 'SP125', variantId: 1, variant: 'Disc', colourId: 2, colour: 'Red', units: 3 },
  ],
  units: [],
}

test('a figure of what stands opens the list that it counts, and so does an outlet and a kind', async () => {
  const asked: string[] = []
  server.use(answers('listAgeing', anAgeing, ({ url }) => asked.push(url.search)))
  const { user } = openStaffScreen('stock&tab=ageing')
  await user.click(await press('60 days and more 1 ₹90,000'))
  await waitFor(() => expect(asked.at(-1)).toBe('?days=60&page=1'))
  expect((await press('60 days and more 1 ₹90,000')).getAttribute('aria-pressed')).toBe('true')
  await user.selectOptions(screen.getByLabelText('Vehicle'), 'SP125 · Disc · Red (3)')
  await waitFor(() => expect(asked.at(-1)).toContain('vehicle=7'))
  await user.selectOptions(screen.getByLabelText('Outlet'), 'Jagatpur (1)')
  await waitFor(() => expect(asked.at(-1)).toBe('?outlet=2&vehicle=7&variant=1&colour=2&days=60&page=1'))
})

test('a list is looked at line by line before it counts, and a wrong line stops it', async () => {
  const asked: unknown[] = []
  const line = { fault: 'colour' as const, words: 'SP125 has no colour “Pink”.', before: null, counted: null }
  server.use(
    answers(
      'importStock',
      { message: 'Nothing is counted: 1 line is wrong.', isDone: false, lines: [line] },
      ({ body }) => asked.push(body),
    ),
  )
  const { user } = openStaffScreen('stock&tab=list')
  await user.click(await screen.findByLabelText(/^Rows with outlet, model/))
  await user.paste('Location\tModel name\tColour\tQty\nCuttack\tSP125\tPink\t3')
  const table = within(await screen.findByRole('table'))
  expect(table.getByText(line.words)).toBeTruthy()
  expect(asked).toEqual([
    {
      isDry: true,
      lines: [{ outlet: 'Cuttack', model: 'SP125', variant: '', colour: 'Pink', count: '3' }],
    },
  ])
  expect(screen.queryByRole('button', { name: 'Count these' })).toBeNull()
})

test('a list without a column that is needed names the column', () => {
  expect(readStockSheet('Model\tColour\nSP125\tRed')).toEqual({
    fault: 'The titles name no outlet and no count.',
  })
  expect(readStockSheet('Model')).toEqual({ fault: 'There is no row below the titles.' })
})
