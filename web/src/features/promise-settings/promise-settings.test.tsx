import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PromiseRecord } from '#contract/messages/promise-settings.ts'
import { aDealer } from '#web/testing/builders/dealership.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, fails, type SeenCall, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const record: PromiseRecord = {
  facts: {
    targets: { enquiry: 120, message: 90 },
    mailLists: [{ purpose: 'sales', outletId: null, emails: ['asha@dealer.example'] }],
    asksForReviews: false,
  },
  at: '2026-11-20T05:00:00.000Z',
}
const surroundings = [
  answers('getPromiseSettings', record),
  answers('listDealers', [aDealer({ id: 4, name: 'Choudwar' })]),
]

test('targets are minutes or hours, nothing promises nothing, and addresses stand by outlet', async () => {
  const calls: SeenCall[] = []
  server.use(
    ...surroundings,
    answers('savePromiseSettings', { message: 'The promises are saved.', record }, (call) =>
      calls.push(call),
    ),
  )
  const { user } = openStaffScreen('promises')
  const enquiry = await screen.findByLabelText<HTMLInputElement>('Enquiry')
  expect([enquiry.value, screen.getByLabelText<HTMLInputElement>('Message').value]).toEqual(['2', '90'])
  await user.clear(enquiry)
  await user.selectOptions(screen.getByLabelText('Booking: minutes or hours'), 'hours')
  await user.type(screen.getByLabelText('Booking'), '60')
  expect(screen.getByText('About 6 days')).toBeTruthy()
  await user.clear(screen.getByLabelText('Booking'))
  await user.type(screen.getByLabelText('Booking'), '3')
  expect(screen.queryByText(/^About/)).toBeNull()
  await user.click(await screen.findByText('Choudwar'))
  const outlet = within(screen.getByText('Choudwar').closest('details') as HTMLElement)
  expect(outlet.queryByLabelText('Digest at nine')).toBeNull()
  await user.type(outlet.getByLabelText('Broken promise'), 'boss@dealer.example; second@dealer.example')
  expect(outlet.getByText('2 addresses')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The promises are saved.')).toBeTruthy()
  expect(calls[0]?.body).toEqual({
    expected: record.at,
    facts: {
      targets: { message: 90, booking: 180 },
      mailLists: [
        ...record.facts.mailLists,
        { purpose: 'manager', outletId: 4, emails: ['boss@dealer.example', 'second@dealer.example'] },
      ],
      asksForReviews: false,
    },
  })
})

test('a wrong address is said under its field, and what was typed is discarded', async () => {
  server.use(
    ...surroundings,
    fails('savePromiseSettings', 'invalid_fields', {
      'facts.mailLists.0.emails.1': 'Please enter an e-mail address like name@example.com.',
    }),
  )
  const { user } = openStaffScreen('promises')
  const field = await screen.findByLabelText<HTMLInputElement>('New lead: sales and general')
  await user.type(field, ', boss@')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please enter an e-mail address like name@example.com.')).toBeTruthy()
  expect(screen.getByText('to be mended')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(field.value).toBe('asha@dealer.example')
})

test('who gets mail about applicants is a question for the owner alone', async () => {
  server.use(...surroundings, answers('getMe', anAccount({ role: 'manager' })))
  openStaffScreen('promises')
  expect(await screen.findByLabelText('Digest at nine')).toBeTruthy()
  expect(screen.queryByLabelText('New lead: applicants and new dealers')).toBeNull()
})

test('the owner alone turns on that customers are asked for a review', async () => {
  const calls: SeenCall[] = []
  server.use(
    ...surroundings,
    answers('savePromiseSettings', { message: 'The promises are saved.', record }, (call) =>
      calls.push(call),
    ),
  )
  const { user } = openStaffScreen('promises')
  await user.click(await screen.findByLabelText('Ask customers for a review'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => calls.length).toBe(1)
  expect(calls[0]?.body).toMatchObject({ facts: { asksForReviews: true } })
})
