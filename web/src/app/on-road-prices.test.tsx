import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { rememberPriceView } from '#web/shop/price-view.ts'
import { someCharges } from '#web/testing/on-road.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

test('prices on the road that stand in an open page are those of the day it is come back to', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  rememberPriceView(true)
  server.use(answers('listModelCards', []), answers('getOnRoad', someCharges({ day: '2026-11-23' })))
  renderRoute('/text-ride-booking')
  expect(await screen.findByText('On-road prices as on 23 Nov 2026: estimates')).toBeTruthy()
  server.use(answers('getOnRoad', someCharges({ day: '2026-11-25' })))
  vi.setSystemTime(Date.now() + 2 * 86_400_000)
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByText('On-road prices as on 25 Nov 2026: estimates')).toBeTruthy()
})
