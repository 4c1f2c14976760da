import { expect, test } from 'vitest'
import { aBike } from '#web/testing/builders/catalogue.ts'
import { someCharges } from '#web/testing/on-road.ts'
import { answers, server } from '#web/testing/server.ts'
import { quotedPrice } from './quoted-price.ts'

const offer = { id: 4, title: 'Diwali', models: ['SP125'], rupees: 2000, from: '', to: '' }

test('a quote names the price that the page shows', async () => {
  server.use(answers('getOnRoad', someCharges()))
  expect(await quotedPrice(aBike(), 100_000, { isOnRoad: false })).toEqual({
    price: { kind: 'ex-showroom', rupees: 100_000 },
    asOn: '2026-11-20',
  })
})

test('where the page shows on-road prices, a quote names that with its lines and its day', async () => {
  server.use(answers('getOnRoad', someCharges({ offers: [offer] })))
  expect(await quotedPrice(aBike(), 100_000, { isOnRoad: true })).toMatchObject({
    price: {
      kind: 'on-road',
      rupees: 108_000,
      lines: [
        { label: 'Ex-showroom price', rupees: 100_000 },
        { label: 'Road tax', rupees: 6000 },
        {},
        {},
        { label: 'Diwali', rupees: -2000 },
      ],
    },
    asOn: '2026-11-23',
  })
  // For a model without known charges there is no on-road sum to quote.
  expect(await quotedPrice(aBike({ bikeName: 'QC1' }), 90_000, { isOnRoad: true })).toEqual({
    price: { kind: 'ex-showroom', rupees: 90_000 },
    asOn: '2026-11-20',
  })
})

test('what was worked out with a choice stands as it is, and one that may grow does not', async () => {
  const chosen = { lines: [], paise: 12_345_600, isFrom: false, day: '2026-11-24' }
  expect(await quotedPrice(aBike(), 90_000, { isOnRoad: false, chosen })).toEqual({
    price: { kind: 'on-road', rupees: 123_456, lines: [] },
    asOn: '2026-11-24',
  })
  const mayGrow = { isOnRoad: true, chosen: { ...chosen, isFrom: true } }
  expect((await quotedPrice(aBike(), 90_000, mayGrow)).price.kind).toBe('ex-showroom')
})
