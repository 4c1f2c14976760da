import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLead } from '#web/testing/leads.ts'
import { answers, answersPath, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

test('a page whose last lead has gone gives way to the last one there is', async () => {
  server.use(
    answers('getInboxCounts', { mine: 0, unassigned: 25, overdue: 0, today: 0, fresh: 0 }),
    answers('getInboxChoices', { outlets: [], models: [], sources: [] }),
    answersPath('get', '/api/leads', ({ url }) => ({
      data: url.searchParams.get('page') === '1' ? [aLead('Bijaya')] : [],
      totalRecords: 25,
      leads: 25,
      isCapped: false,
      newest: null,
    })),
  )
  const { path } = openStaffScreen('inbox&p=2')
  expect(await screen.findByRole('link', { name: 'Bijaya' })).toBeTruthy()
  expect(path()).toBe('/admin/dashboard?page=inbox')
})
