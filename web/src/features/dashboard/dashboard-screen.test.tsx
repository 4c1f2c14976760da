import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { errorMessages } from '#contract/errors.ts'
import { texts } from '#contract/texts.ts'
import { answers, fails, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

test('a failure is said, and Retry brings the counts', async () => {
  server.use(unreachable('getDashboard'))
  const { user } = openStaffScreen('dashboard')
  expect(await screen.findByText(texts.dashboard.failure)).toBeTruthy()
  server.use(answers('getDashboard', [{ bookings: 7, amc: 1, warranty: 2, enquiry_report: 3 }]))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('7')).toBeTruthy()
  expect(screen.queryByText(texts.dashboard.failure)).toBeNull()
})

test('a server out of service says so and signs nobody out', async () => {
  server.use(fails('getDashboard', 'unavailable'))
  const { path } = openStaffScreen('dashboard')
  expect(await screen.findByText(errorMessages.unavailable)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(path()).toBe('/admin/dashboard?page=dashboard')
  expect(localStorage.getItem('adminToken')).not.toBeNull()
})
