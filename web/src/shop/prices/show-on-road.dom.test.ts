import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePricesOnRoad } from '#web/shop/price.tsx'
import { someCharges } from '#web/testing/on-road.ts'
import { answers, server } from '#web/testing/server.ts'
import { refreshOnRoad, showExShowroom, showOnRoad } from './show-on-road.ts'

const offer = { id: 4, title: 'Diwali', models: ['SP125'], rupees: 2000, from: '', to: '2026-11-23' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(showExShowroom)

const shown = () => {
  const { result } = renderHook(usePricesOnRoad)
  return () => result.current?.priceOf('SP125', 90_000)?.rupees
}

test('asked again, prices are without an offer that has ended', async () => {
  const price = shown()
  server.use(answers('getOnRoad', someCharges({ offers: [offer] })))
  await showOnRoad()
  await waitFor(() => expect(price()).toBe(98_000))
  vi.setSystemTime(Date.now() + 2 * 86_400_000)
  server.use(answers('getOnRoad', someCharges({ day: '2026-11-25' })))
  await refreshOnRoad()
  await waitFor(() => expect(price()).toBe(100_000))
})

test('without charges any more they are ex-showroom, and so they stay for whoever changed their mind meanwhile', async () => {
  const price = shown()
  server.use(answers('getOnRoad', someCharges()))
  await showOnRoad()
  await waitFor(() => expect(price()).toBe(100_000))
  const asked = refreshOnRoad()
  showExShowroom()
  await asked
  await waitFor(() => expect(price()).toBeUndefined())
  vi.setSystemTime(Date.now() + 61_000)
  server.use(answers('getOnRoad', someCharges({ rules: [] })))
  expect(await showOnRoad()).toBe(false)
  expect(price()).toBeUndefined()
})
