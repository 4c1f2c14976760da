import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aSiteBuild } from '#web/testing/builders/dealership.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, answersPath, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const changed = aSiteBuild({
  askedAt: '2026-11-22T10:01:00.000Z',
  nextAt: '2026-11-22T20:30:00.000Z',
  left: 3,
})

function open(page: 'price' | 'reviews', role: 'manager' | 'sales') {
  const looks: unknown[] = []
  const asks: unknown[] = []
  server.use(
    answers('getMe', anAccount({ role })),
    answers('listPrices', []),
    answers('listManagedReviews', { reviews: [], counts: {} }),
    answers('getSiteBuild', changed, (call) => void asks.push(call)),
    answersPath('get', '/build.json', () => {
      looks.push(0)
      return { builtAt: '2026-11-22T10:00:00.000Z' }
    }),
  )
  return { ...openStaffScreen(page), looks, asks }
}

test('says when the pages follow, and publishes them now', async () => {
  server.use(answers('publishSite', { ...changed, state: 'wanted', nextAt: changed.askedAt }))
  const { user } = open('price', 'manager')
  await screen.findByText(
    'Pages for search engines follow at 2:00 am. They can be published sooner 3 more times today.',
  )
  await user.click(screen.getByRole('button', { name: 'Publish now' }))
  expect(await screen.findByText('Pages for search engines are being renewed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull()
})

test('says that a change is on the site where the reader made one since the screen was opened', async () => {
  const newer = { ...changed, isOwn: true, askedAt: '2099-01-01T00:00:00.000Z' }
  server.use(answers('publishSite', { ...newer, state: 'wanted', nextAt: newer.askedAt }))
  const { user } = open('price', 'manager')
  await user.click(await screen.findByRole('button', { name: 'Publish now' }))
  expect(await screen.findByText('On the site. Pages for search engines are being renewed.')).toBeTruthy()
})

test('a change of somebody else is no word under the own screen', async () => {
  const theirs = { ...changed, isOwn: false, askedAt: '2099-01-01T00:00:00.000Z' }
  server.use(answers('publishSite', { ...theirs, state: 'wanted', nextAt: theirs.askedAt }))
  const { user } = open('price', 'manager')
  await user.click(await screen.findByRole('button', { name: 'Publish now' }))
  expect(await screen.findByText('Pages for search engines are being renewed.')).toBeTruthy()
})

test('who may not publish reads the line alone', async () => {
  open('reviews', 'sales')
  await screen.findByText(/Pages for search engines follow at 2:00 am/)
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull()
})

test('a line that waits for the night asks nothing, and many presses ask once in half a minute', async () => {
  const { looks, asks } = open('price', 'manager')
  await screen.findByText(/Pages for search engines follow/)
  const [looked, asked] = [looks.length, asks.length]
  vi.useFakeTimers()
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await pass(600)
  expect([looks.length, asks.length]).toEqual([looked, asked])
  for (let second = 0; second < 60; second += 5) {
    document.body.click()
    await pass(5)
  }
  expect(asks.length - asked).toBeLessThanOrEqual(2)
  vi.useRealTimers()
})
