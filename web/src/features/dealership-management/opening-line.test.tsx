import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { aDealershipRecord } from '#web/testing/builders/dealership.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

test('what keeps the site from being switched on is said', async () => {
  const message = 'Please add an outlet first: pages name its address.'
  server.use(
    answers('getDealershipRecord', aDealershipRecord()),
    http.patch('/api/manageDealership/open', () =>
      HttpResponse.json({ error: { code: 'invalid_fields', message }, message }, { status: 422 }),
    ),
  )
  const { user } = openStaffScreen('dealership')
  await user.click(await screen.findByRole('button', { name: 'Switch the site on' }))
  expect(await screen.findByText(message)).toBeTruthy()
})
