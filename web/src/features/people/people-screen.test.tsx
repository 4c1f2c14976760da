import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { StaffRecord } from '#contract/people/people.ts'
import { errorMessages } from '#contract/wire/errors.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, answersPath, fails, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const person = (given: Partial<StaffRecord> = {}): StaffRecord => ({
  id: '00000000-0000-4000-8000-000000000001',
  userId: 'asha',
  name: 'Asha Sahoo',
  email: 'asha@dealer.example',
  mobile: '',
  city: '',
  role: 'sales',
  outletIds: [],
  changesAll: false,
  lastDay: '2030-12-31',
  isActive: true,
  isOnDuty: true,
  seenAt: null,
  linkUntil: null,
  sessions: 0,
  openLeads: 3,
  ...given,
})

const surroundings = [
  answers('listDealers', []),
  answers('getLeadTurns', { sales: true, service: false, people: false, other: false }),
]

test('an account stands with its role, its outlets and when it was used; a link is shown once', async () => {
  server.use(
    ...surroundings,
    answers('listStaff', [person()]),
    answers('makeStaffLink', {
      message: 'The link is made.',
      link: 'https://dealer.example/admin/login#password=abc',
      until: '2026-11-23T10:00:00Z',
      mailedTo: 'asha@dealer.example',
    }),
  )
  const { user } = openStaffScreen('people')
  const row = within((await screen.findByText('Asha Sahoo')).closest('tr') as HTMLElement)
  for (const words of ['asha', 'Sales', 'All', 'Never', '3']) expect(row.getByText(words)).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Change Asha Sahoo' }))
  await user.click(screen.getByRole('button', { name: 'New password link' }))
  expect(await screen.findByDisplayValue('https://dealer.example/admin/login#password=abc')).toBeTruthy()
  expect(screen.getByText(/It is mailed to asha@dealer.example as well/)).toBeTruthy()
})

test('an owner has all outlets, so that none can be ticked', async () => {
  server.use(...surroundings, answers('listStaff', [person()]))
  const { user } = openStaffScreen('people')
  await user.click(await screen.findByRole('button', { name: 'Change Asha Sahoo' }))
  const outlets = { name: 'Outlets' }
  expect(screen.getByRole('group', outlets)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Role'), 'owner')
  expect(screen.queryByRole('group', outlets)).toBeNull()
})

test('to disable asks first and says where its leads go; the last owner is refused in words', async () => {
  server.use(
    ...surroundings,
    answers('listStaff', [person({ role: 'owner' })]),
    fails('changeStaff', 'conflict'),
  )
  const { user } = openStaffScreen('people')
  await user.click(await screen.findByRole('button', { name: 'Change Asha Sahoo' }))
  await user.click(screen.getByRole('button', { name: 'Disable' }))
  expect(await screen.findByText(/has 3 open leads, which then wait in Unassigned/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Disable' }))
  expect(await screen.findByText(errorMessages.conflict())).toBeTruthy()
})

test('sales sees neither prices nor people nor HR in its menu, and a link to one of them says whom it is for', async () => {
  // The screen does not even ask for prices: a refusal of the server would flash by before these words.
  server.use(answers('getMe', anAccount({ role: 'sales' })))
  openStaffScreen('price')
  expect(
    await screen.findByText('This is for Owner or Manager accounts. Please ask the owner if you need it.'),
  ).toBeTruthy()
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  for (const shown of ['Account', 'Enquiry Report', 'Message Report', 'Profile'])
    expect(menu.getByText(shown)).toBeTruthy()
  for (const hidden of [
    'Price',
    'Offer',
    'Booking Report',
    'Applicants',
    'Become Dealer Report',
    'Audit Trail',
    'People',
  ])
    expect([hidden, menu.queryByText(hidden)]).toEqual([hidden, null])
})

test('a report offers all rows to the owner, and to others those of the page', async () => {
  server.use(
    answers('getMe', anAccount({ role: 'sales' })),
    answersPath('post', '/api/enquiryReports', () => ({
      data: [],
      totalPages: 0,
      totalRecords: 0,
      isCapped: false,
      today: '2026-11-20',
      now: '2026-11-20T10:00:00Z',
    })),
  )
  openStaffScreen('enquiry')
  expect(await screen.findByText('This page')).toBeTruthy()
  await screen.findByText(/signed in as/)
  expect(screen.queryByText('All matching rows')).toBeNull()
})
