import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { InboxRow } from '#contract/leads.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const aLead = (name: string, over: Partial<InboxRow> = {}): InboxRow => ({
  id: crypto.randomUUID(),
  kind: 'enquiry',
  family: 'sales',
  stage: 'new',
  isOpen: true,
  lostBecause: '',
  name,
  mobile: '98765 43210',
  model: 'SP125',
  message: '',
  outlet: '',
  outletId: null,
  source: '',
  assigneeId: null,
  assignee: '',
  dueAt: null,
  nextStep: '',
  touchedAt: null,
  promisedAt: null,
  answeredAt: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  version: 3,
  others: 0,
  thisWeek: 0,
  mergedInto: null,
  marks: [],
  folded: [],
  ...over,
})

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
  server.use(
    answers('listLeads', {
      data,
      totalRecords: data.length,
      leads: data.length,
      isCapped: false,
      newest: null,
    }),
    answers('getInboxCounts', { mine: 0, unassigned: 2, overdue: 0, today: 2, fresh: 0 }),
    answers('getInboxChoices', { outlets: [], models: [], sources: [] }),
    answers('listColleagues', [owner, far]),
  )
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
