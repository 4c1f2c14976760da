import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { InboxRow } from '#contract/leads/leads.ts'
import { anInbox } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, answersPath, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const families = ['sales', 'service', 'people', 'other'] as const
const owner = {
  id: crypto.randomUUID(),
  name: 'Asha',
  families: [...families],
  outletIds: [],
  isOnDuty: true,
}
const far = {
  id: crypto.randomUUID(),
  name: 'Ravi',
  families: [...families],
  outletIds: [7],
  isOnDuty: false,
}

function serve(data: InboxRow[]) {
  server.use(answers('listColleagues', [owner, far]), ...anInbox(data))
}

test('chosen leads are given to somebody who may have all of them, with the versions that were seen', async () => {
  const leads = [aLead('Bijaya'), aLead('Sanjukta', { outletId: 3 }), aLead('Other')]
  serve(leads)
  const bodies: unknown[] = []
  server.use(
    answers('changeLeads', { changed: 1, conflicts: 1, refused: 0 }, ({ body }) => bodies.push(body)),
  )
  const { user } = openStaffScreen('inbox')
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Bijaya' }))
  await user.click(screen.getByRole('checkbox', { name: 'Choose Sanjukta' }))
  const bar = within(screen.getByRole('form', { name: 'Chosen leads' }))
  await user.click(bar.getByRole('button', { name: 'Apply' }))
  expect(bar.getByRole('alert').textContent).toBe('Please choose somebody or a stage.')
  await bar.findByRole('option', { name: 'Asha' })
  expect(bar.queryByRole('option', { name: /Ravi/ })).toBeNull()
  await user.selectOptions(bar.getByLabelText('Give to'), 'Asha')
  await user.click(bar.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText(/1 changed, 1 had been changed by somebody else meanwhile/)).toBeTruthy()
  const [first, second] = leads
  expect(bodies).toEqual([
    {
      leads: [
        { id: first?.id, version: 3 },
        { id: second?.id, version: 3 },
      ],
      assigneeId: owner.id,
    },
  ])
  // The bar has gone; a staff member who works by keys goes on with the next lead.
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Other' }))
})

test('leads of different work have no stage in common; who is not to be called has no link', async () => {
  serve([aLead('Bijaya', { marks: ['do-not-call'] }), aLead('Service', { family: 'service' })])
  const { user } = openStaffScreen('inbox')
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Bijaya' }))
  const bar = within(screen.getByRole('form', { name: 'Chosen leads' }))
  expect(bar.getByLabelText('Move to')).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('checkbox', { name: 'Choose Service' }))
  expect(bar.getByLabelText('Move to')).toHaveProperty('disabled', true)
  expect(screen.getAllByRole('link', { name: /^Call / })).toHaveLength(1)
  expect(screen.getByText('Do not call')).toBeTruthy()
})

test('one person is one row, which opens to all that they sent and is chosen as a whole', async () => {
  const folded = [aLead('B. Das', { family: 'service', kind: 'booking' })]
  serve([aLead('Bijaya', { folded, others: 1, thisWeek: 1 }), aLead('Sanjukta')])
  const { user } = openStaffScreen('inbox')
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Bijaya' }))
  expect(screen.getByText('2 chosen')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'B. Das' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^1 more/ }))
  expect(screen.getByRole('link', { name: 'B. Das' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Choose B. Das' })).toHaveProperty('checked', true)
  expect(screen.getByText('2 people, 3 leads')).toBeTruthy()
})

test('all of the page, and all that match, are chosen in one press and changed in steps of a hundred', async () => {
  const page = Array.from({ length: 25 }, (_, index) => aLead(`Person ${index}`))
  const all = [...page, ...Array.from({ length: 76 }, (_, index) => aLead(`Further ${index}`))]
  serve(page)
  server.use(
    answersPath('post', '/api/leads', ({ body }) => {
      const { limit, page: number } = body as { limit: number; page: number }
      return {
        data: (limit === 25 ? page : all).slice(limit * (number - 1), limit * number),
        totalRecords: all.length,
        leads: all.length,
        isCapped: false,
        newest: null,
        asOf: '2026-11-22T10:00:00.000Z',
      }
    }),
  )
  const steps: number[] = []
  server.use(
    answers('changeLeads', { changed: 1, conflicts: 0, refused: 0 }, ({ body }) =>
      steps.push((body as { leads: unknown[] }).leads.length),
    ),
  )
  const { user } = openStaffScreen('inbox&tab=all')
  await screen.findByRole('link', { name: 'Person 0' })
  await user.click(screen.getByText('More'))
  await user.click(screen.getByRole('button', { name: 'Choose several' }))
  await user.click(screen.getByRole('checkbox', { name: 'Choose this page' }))
  expect(screen.getByText('25 chosen')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'All 101 that match' }))
  expect(await screen.findByText('101 chosen')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Choose Person 0' }))
  expect(screen.getByText('100 chosen')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Choose Person 0' }))
  const bar = within(screen.getByRole('form', { name: 'Chosen leads' }))
  await user.selectOptions(bar.getByLabelText('Move to'), 'Contacted')
  await user.click(bar.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('2 changed.')).toBeTruthy()
  expect(steps).toEqual([100, 1])
  expect(screen.queryByRole('form', { name: 'Chosen leads' })).toBeNull()
})
