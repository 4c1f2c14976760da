import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { noteSaved } from '#web/lib/device/saved-texts.ts'
import { todayCounts } from '#web/testing/builders/staff.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

beforeEach(() => server.use(answers('getDashboard', [todayCounts()])))

test('after a save it names the texts without words, and leads to them', async () => {
  server.use(
    answers('listTranslations', [
      { source: 'Puja offer', place: 'Offers', or: '', hi: 'पूजा ऑफर' },
      { source: 'Old offer', place: 'Offers', or: '', hi: '' },
      { source: 'Second paragraph', place: 'About us', or: 'ଦୁଇ', hi: '' },
    ]),
  )
  const { user, path } = openStaffScreen('dashboard')
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  act(() => noteSaved({ title: 'Puja offer', link: '/offers', order: 3 }))
  expect(await screen.findByText(/somebody writes it in Odia: “Puja offer”/)).toBeTruthy()
  act(() => noteSaved('First paragraph\n\nSecond paragraph'))
  expect(await screen.findByText(/in Hindi: “Second paragraph”/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Write the words' }))
  expect(path()).toBe('/admin/dashboard?page=languages&show=hi&q=Second+paragraph')
  expect(screen.queryByText(/Second paragraph”/)).toBeNull()
})
