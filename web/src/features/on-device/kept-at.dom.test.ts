import { beforeEach, expect, test, vi } from 'vitest'
import { giveCaches } from '#web/testing/kept-caches.ts'
import { pricesKeptAt } from './kept-at.ts'

vi.mock('#web/lib/language.ts', async (original) => ({ ...(await original<object>()), language: 'or' }))

beforeEach(() => {
  history.replaceState(null, '', '/or/view-details?bikeName=SP125')
  return () => {
    history.replaceState(null, '', '/')
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

test('prices are of the day on which they were fetched in the language of the page', async () => {
  const calls = await giveCaches().open('calls')
  const keep = (query: string, date: string) =>
    calls.put(
      new URL(`/api/bikeView/SP125${query}`, location.origin),
      new Response('{}', { headers: { date } }),
    )
  await keep('', 'Tue, 10 Nov 2026 09:00:00 GMT')
  expect(await pricesKeptAt()).toBeUndefined()
  await keep('?language=or', 'Sat, 21 Nov 2026 09:00:00 GMT')
  expect(await pricesKeptAt()).toEqual(new Date('2026-11-21T09:00:00Z'))
})

test('a comparison has the oldest prices of its models', async () => {
  const calls = await giveCaches().open('calls')
  for (const [model, date] of [
    ['SP125', 'Sat, 21 Nov 2026 09:00:00 GMT'],
    ['LIVO', 'Thu, 19 Nov 2026 09:00:00 GMT'],
  ] as const)
    await calls.put(
      new URL(`/api/bikeView/${model}?language=or`, location.origin),
      new Response('{}', { headers: { date } }),
    )
  history.replaceState(null, '', '/or/compare?m=SP125~Disc&m=LIVO')
  expect(await pricesKeptAt()).toEqual(new Date('2026-11-19T09:00:00Z'))
})
