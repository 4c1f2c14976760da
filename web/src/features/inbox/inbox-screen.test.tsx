import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { InboxRow } from '#contract/leads/leads.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, answersPath, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Serves the inbox with these rows, and answers the list of the questions that were asked. */
function serve(data: InboxRow[] = [], totalRecords = data.length): unknown[] {
  const asked: unknown[] = []
  server.use(
    answers('getInboxCounts', {
      mine: 0,
      unassigned: 0,
      overdue: 0,
      today: 0,
      fresh: 0,
      callsForTomorrow: 0,
    }),
    answers('getInboxChoices', { outlets: [], models: [], sources: [] }),
    answers('listColleagues', []),
    answersPath('post', '/api/leads', ({ body }) => {
      asked.push(body)
      const isFirst = (body as { page: number }).page === 1
      return {
        data: isFirst ? data : [],
        totalRecords,
        leads: totalRecords,
        isCapped: false,
        newest: '2026-11-22T10:00:00.000Z',
        asOf: '2026-11-22T10:00:00.000Z',
      }
    }),
  )
  return asked
}

test('a page whose last lead has gone gives way to the last one there is', async () => {
  serve([aLead('Bijaya')], 25)
  const { path } = openStaffScreen('inbox&p=2')
  expect(await screen.findByRole('link', { name: 'Bijaya' })).toBeTruthy()
  expect(path()).toBe('/admin/dashboard?page=inbox')
})

test('a figure leads to its leads: what is asked for stands there as chips, and a chip takes its filter off', async () => {
  const ravi = '00000000-0000-4000-8000-000000000007'
  const asked = serve()
  const { user } = openStaffScreen(
    `inbox&tab=all&family=sales&stage=new&assignee=${ravi}&outlet=none&model=none&source=none&due=late`,
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
      due: 'late',
      tab: 'all',
      page: 1,
    },
  ])
  await screen.findByText('With former staff')
  const chips = within(screen.getByRole('list', { name: 'Set filters' }))
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Late',
    'New',
    'Sales',
    'No model named',
    'Source not known',
    'With former staff',
    'No outlet yet',
  ])
  await user.click(chips.getByRole('button', { name: 'Take off: New' }))
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('stage'))
  expect(asked.at(-1)).toMatchObject({ family: 'sales' })
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.selectOptions(screen.getByLabelText('With'), 'Nobody yet')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ assignee: 'none' }))
})

test('Escape folds the filters, so that the list has its room again, and keeps what is set', async () => {
  serve()
  const { user } = openStaffScreen('inbox&tab=all')
  const filters = await screen.findByRole('button', { name: 'Filters' })
  await user.click(filters)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'By what is next')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull()
  expect(document.activeElement).toBe(filters)
  expect(screen.getByRole('button', { name: /By what is next/ })).toBeTruthy()
})

test('a role is offered its own work only, in the filters and on the board', async () => {
  serve()
  server.use(answers('getMe', anAccount({ role: 'sales' })), answers('getBoard', []))
  const { user } = openStaffScreen('inbox')
  await screen.findByText('Asha Patnaik')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const choicesOf = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)
  expect(choicesOf('Work')).toEqual(['All work', 'Sales', 'Other'])
  expect(choicesOf('Stage')).not.toContain('In the workshop')
  expect(choicesOf('Kind')).not.toContain('Applicants')
  expect(choicesOf('Kind')).toContain('Finance')
  await user.click(screen.getByText('More'))
  await user.click(screen.getByRole('button', { name: 'Board' }))
  const tabs = within(await screen.findByRole('group', { name: 'Which work' }))
  expect(tabs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sales', 'Other'])
})

test('the inbox opens at what is left to do today, and no lead by itself', async () => {
  const asked = serve([aLead('Bijaya', { nextAt: '2026-11-22T10:00:00.000Z', nextWhy: 'new' })])
  const { path } = openStaffScreen('inbox')
  expect(await screen.findByRole('link', { name: 'Bijaya' })).toBeTruthy()
  expect(asked).toMatchObject([{ tab: 'today' }])
  expect(path()).toBe('/admin/dashboard?page=inbox')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an evening whose work is done leads on to what falls due when the outlet opens', async () => {
  const asked = serve()
  const { user } = openStaffScreen('inbox')
  expect(await screen.findByText('Nothing is left to do today.')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'What is due next' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ tab: 'all', due: 'week', order: 'due' }))
  expect(screen.queryByRole('link', { name: 'What is due next' })).toBeNull()
})

test('one’s own name is not repeated in the rows; that of a colleague stands there', async () => {
  const { id, user_name } = anAccount()
  const ravi = { assigneeId: crypto.randomUUID(), assignee: 'Ravi Das' }
  serve([aLead('Bijaya', { assigneeId: id, assignee: user_name }), aLead('Sanjukta', ravi)])
  openStaffScreen('inbox&tab=all')
  await screen.findByText(/with Ravi Das/)
  const list = within(screen.getByRole('list', { name: 'Leads' }))
  await waitFor(() => expect(list.queryByText(new RegExp(`with ${user_name}`))).toBeNull())
})

test('the words of a search stay out of the address, and whoever comes back finds question and words again', async () => {
  const asked = serve([aLead('Bijaya')])
  server.use(
    answers('getMe', anAccount()),
    answers('listAppointments', { data: [], outlets: [], purposes: [], free: [] }),
  )
  const { user, path } = openStaffScreen('inbox')
  await screen.findByText('Asha Patnaik')
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  await user.click(screen.getByRole('button', { name: /^All/ }))
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Bijaya')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ tab: 'all', q: 'Bijaya' }))
  expect(path()).toBe('/admin/dashboard?page=inbox&tab=all')

  await user.click(menu.getByRole('link', { name: 'Appointments' }))
  await screen.findByRole('heading', { name: 'Appointments' })
  asked.length = 0
  await user.click(menu.getByRole('link', { name: 'Inbox' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ tab: 'all', q: 'Bijaya' }))
  expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveProperty('value', 'Bijaya')
  expect(path()).toBe('/admin/dashboard?page=inbox&tab=all')
})
