import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLead } from '#web/testing/leads.ts'
import { answers, answersPath, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

test('a page whose last lead has gone gives way to the last one there is', async () => {
  server.use(
    answers('getInboxCounts', { mine: 0, unassigned: 25, overdue: 0, today: 0, fresh: 0 }),
    answers('getInboxChoices', { outlets: [], models: [], sources: [] }),
    answersPath('post', '/api/leads', ({ body }) => ({
      data: (body as { page: number }).page === 1 ? [aLead('Bijaya')] : [],
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

test('a figure leads to its leads: whose they are, of what work, and what is missing is asked for and shown', async () => {
  const asked: unknown[] = []
  const ravi = '00000000-0000-4000-8000-000000000007'
  server.use(
    answers('getInboxCounts', { mine: 0, unassigned: 0, overdue: 0, today: 0, fresh: 0 }),
    answers('getInboxChoices', { outlets: [], models: [], sources: [] }),
    answers('listColleagues', []),
    answersPath('post', '/api/leads', ({ body }) => {
      asked.push(body)
      return { data: [], totalRecords: 0, leads: 0, isCapped: false, newest: null }
    }),
  )
  const { user } = openStaffScreen(
    `inbox&tab=all&family=sales&stage=new&assignee=${ravi}&outlet=none&model=none&source=none`,
  )
  expect(await screen.findByText('No lead fits these filters.')).toBeTruthy()
  expect(asked).toMatchObject([
    {
      stage: 'new',
      family: 'sales',
      assignee: ravi,
      outlet: 'none',
      model: '',
      source: '',
      tab: 'all',
      page: 1,
    },
  ])
  const shown = (label: string) =>
    screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent
  await screen.findByRole('option', { name: 'Former staff' })
  expect(['Work', 'With', 'Outlet', 'Model', 'Source'].map(shown)).toEqual([
    'Sales',
    'Former staff',
    'No outlet yet',
    'No model named',
    'Not known',
  ])
  await user.selectOptions(screen.getByLabelText('With'), 'Nobody yet')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ assignee: 'none' }))
})
