import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

test('under the screens of a site that is off nothing is said to be on the site', async () => {
  server.use(answers('listPrices', []), answers('getDealership', aDealership({ isOpen: false })))
  openStaffScreen('price')
  expect(await screen.findByRole('heading', { name: 'Manage Price' })).toBeTruthy()
  expect(screen.queryByText(/^On the site/)).toBeNull()
})
