import { afterEach, expect, test } from 'vitest'
import { rememberPriceView } from '#web/lib/price-view.ts'
import { answers, server } from '#web/testing/server.ts'
import { quotedPrice } from './quoted-price.ts'

afterEach(() => rememberPriceView(false))

const tax = {
  id: 1,
  kind: 'road_tax',
  fuel: 'any',
  beginsOn: '2024-01-01',
  steps: [{ upTo: null, percent: 6, rupees: null }],
  insuredPercent: 100,
  gstPercent: 0,
  source: 'The gazette',
  sourceUrl: '',
  isEstimate: true,
  at: '2026-11-23T00:00:00.000Z',
} as const

const offer = { id: 4, title: 'Diwali', models: ['SP125'], rupees: 2000, from: '', to: '' }

test('a quote names the price as the device shows prices, to its lines', async () => {
  const vehicles = [{ bikeName: 'SP125', fuel: 'petrol' as const, size: 124 }]
  const rules = [
    tax,
    { ...tax, id: 2, kind: 'registration', steps: [{ upTo: null, percent: null, rupees: 300 }] } as const,
    { ...tax, id: 3, kind: 'third_party', steps: [{ upTo: null, percent: null, rupees: 3851 }] } as const,
  ].map((rule) => ({ ...rule, steps: [...rule.steps] }))
  server.use(answers('getOnRoad', { day: '2026-11-23', rules, vehicles, offers: [offer] }))
  expect(await quotedPrice('SP125', 100_000)).toEqual({ kind: 'ex-showroom', rupees: 100_000 })
  rememberPriceView(true)
  expect(await quotedPrice('SP125', 100_000)).toMatchObject({
    kind: 'on-road',
    rupees: 108_151,
    lines: [
      { label: 'Ex-showroom price', rupees: 100_000 },
      { label: 'Road tax', rupees: 6000 },
      {},
      {},
      { label: 'Diwali', rupees: -2000 },
    ],
  })
  // A model that the charges do not know has no sum to name.
  expect(await quotedPrice('QC1', 90_000)).toEqual({ kind: 'ex-showroom', rupees: 90_000 })
})
